import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { branding } from '../options/branding.ts'
import { typefaceWarnings } from './typefaces.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-typefaces-'))
  await writeFile(join(folder, 'good.woff2'), `wOF2${'x'.repeat(100)}`)
  await writeFile(join(folder, 'large.woff2'), `wOF2${'x'.repeat(90_000)}`)
  await writeFile(join(folder, 'page.woff2'), '<!doctype html><p>404')
})
afterAll(() => rm(folder, { recursive: true }))

const reasons = async (headline: string | null, licence: string | null = 'OFL 1.1, in licences/good.txt') => {
  const site = { branding: branding.parse({ ownTypefaces: { headline, licence } }) }
  const found = await typefaceWarnings(site, (file) => join(folder, file), ['good.woff2', 'large.woff2', 'page.woff2'])
  return found.map(({ path, reason }) => `${path}: ${reason}`)
}

describe('SITE-5 the typefaces of a site’s own', () => {
  it('pass when they are WOFF2 files in its folder', async () => {
    expect(await reasons('good.woff2')).toEqual([])
    expect(await reasons(null)).toEqual([])
  })

  it('need a note of their licence', async () => {
    expect(await reasons('good.woff2', null)).toEqual([
      'branding.ownTypefaces.licence: write under which licence "good.woff2" may be on a website, and where the proof is: a typeface bought for print may not be on a website',
    ])
    expect(await reasons(null, null)).toEqual([])
  })

  it.each([
    ['page.woff2', '"page.woff2" is not a WOFF2 file, whatever its name says: convert the typeface to WOFF2'],
    [
      'large.woff2',
      '"large.woff2" has 90 kB, and every page waits for it: cut it to the letters of English, under 60 kB',
    ],
    ['god.woff2', 'there is no file "god.woff2" in the site\'s folder; did you mean "good.woff2"?'],
  ])('%s: the warning says what to do', async (file, reason) => {
    expect(await reasons(file)).toEqual([`branding.ownTypefaces.headline: ${reason}`])
  })
})
