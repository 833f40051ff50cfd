import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { EMPTY_FOLDER, readFolder } from '#site/read-folder.ts'

const ROOT = join(import.meta.dirname, '..', '..')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-recipe-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('SITE-5 LAW-4 the README’s recipe for a dealer makes a site without a fault, and with the privacy policy that forms link', async () => {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8')
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(readme) ?? []
  const pages = join(folder, 'city-cars', 'pages')
  await mkdir(pages, { recursive: true })
  await writeFile(join(folder, 'city-cars', 'site.json'), json)
  expect(readme).toContain('cp docs/examples/privacy-policy.md sites/city-cars/pages/')
  await cp(join(ROOT, 'docs/examples/privacy-policy.md'), join(pages, 'privacy-policy.md'))

  const state = await readFolder(folder, EMPTY_FOLDER, true)
  expect(state.faults).toEqual([])
  const [policy] = state.pages.get('city-cars') ?? []
  expect(policy?.path).toBe('/privacy-policy')
  expect(policy?.html).toContain('City Cars Pty Ltd')
})
