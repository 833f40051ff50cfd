import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { importHistory } from './import-history.ts'
import { readVersion } from './published-sites.ts'
import { filesInFolder, memoryRecords, openTestHistory } from './testing.ts'
import type { VersionFiles, VersionRecords } from './version-records.ts'

let root: string
let old: string
let place: { readonly records: VersionRecords; readonly files: VersionFiles }
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'import-history-'))
  old = join(root, 'published')
  place = { records: memoryRecords(), files: filesInFolder(join(root, 'files')) }
  await writeOld('ash', 1, 'One')
  await writeOld('ash', 2, 'Two')
  await writeOld('bay', 7, 'Bay')
})
afterEach(() => rm(root, { recursive: true }))

it('OPS-1 moves every version of a data folder into the database, with its number, its facts and its files', async () => {
  expect(await importHistory(old, place)).toEqual(['ash', 'bay'])
  const history = openTestHistory(root, place.records)
  const versions = await history.versions('ash')
  expect(versions).toMatchObject([
    { number: 2, by: 'Kim', message: 'Why 2', at: '2026-11-21T00:00:02.000Z', restores: 1, draft: 'draft 2' },
    { number: 1, restores: null },
  ])
  // The old folder is not needed for the files.
  await rm(old, { recursive: true })
  const names = await Promise.all(versions.map(async (each) => nameOf(await readVersion(history, each))))
  expect(names).toEqual(['Two', 'One'])
  expect((await history.newest('bay'))?.number).toBe(7)
})

it('OPS-1 leaves the folder as it was, moves nothing twice, and nothing of a site that has versions in the database', async () => {
  const before = await readdir(old, { recursive: true })
  await place.records.add('bay', [{ ...facts(1), files: { 'bay/site.json': 'newer' } }])
  expect(await importHistory(old, place)).toEqual(['ash'])
  expect(await importHistory(old, place)).toEqual([])
  expect(await readdir(old, { recursive: true })).toEqual(before)
  expect(await place.records.versions('bay')).toHaveLength(1)
})

it('L14 OPS-1 a version without a whole record is not moved; a damaged file is taken from another version that has it', async () => {
  await writeFile(join(old, 'ash', '2', 'version.json'), '{ "at": "2026')
  await cp(join(old, 'ash', '1'), join(old, 'ash', '3'), { recursive: true })
  await writeFile(join(old, 'ash', '1', 'ash', 'site.json'), '{ "sl')
  await importHistory(old, place)
  const history = openTestHistory(root, place.records)
  const versions = await history.versions('ash')
  expect(versions.map(({ number }) => number)).toEqual([3, 1])
  expect(nameOf(await readVersion(history, versions[1]!))).toBe('One')
})

it('OPS-1 a new data folder has nothing to move', async () => {
  expect(await importHistory(join(root, 'none'), place)).toEqual([])
})

/** A version as the program wrote it before decision 121. */
async function writeOld(slug: string, number: number, name: string): Promise<void> {
  const text = JSON.stringify(smallSite({ slug, name }))
  const folder = join(old, slug, String(number))
  await mkdir(join(folder, slug), { recursive: true })
  await writeFile(join(folder, slug, 'site.json'), text)
  const hash = createHash('sha256').update(text).digest('hex')
  const record = { ...facts(number), files: { [`${slug}/site.json`]: hash } }
  const { number: _, ...written } = record
  await writeFile(join(folder, 'version.json'), `${JSON.stringify(written, null, 2)}\n`)
}

function facts(number: number) {
  return {
    number,
    at: `2026-11-21T00:00:0${number}.000Z`,
    by: 'Kim',
    message: `Why ${number}`,
    restores: number === 2 ? 1 : null,
    draft: `draft ${number}`,
  }
}

function nameOf(read: Awaited<ReturnType<typeof readVersion>>): string {
  return read.ok ? read.site.name : JSON.stringify(read.faults)
}
