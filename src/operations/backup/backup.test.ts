import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { LeadPayload } from '#domain/lead/lead.ts'
import { openBackupFolder } from '#gateways/backup/backup-folder.ts'
import { createFolderObjects } from '#gateways/objects/folder-objects.ts'
import type { NewLead } from '#storage/lead/leads.ts'
import type { Storage } from '#storage/storage.ts'
import { openTestStorage, TEST_DATABASES } from '#storage/testing.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

let folder: string
let source: Storage
const opened: Storage[] = []
const clock = { now: () => new Date('2026-11-22T10:00:00Z') }
const prefixes = ['pictures/']

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-backup-'))
  source = await empty()
  const yard = source.forSite({ slug: 'yard' })
  await yard.transaction((within) => yard.leads.add(LEAD, [MAIL], within))
  await yard.marketingEnds.end('pat@example.com', 'lead-1', AT)
  await yard.phoneReveals.record(REVEAL)
  await yard.raiseVersion()
})
afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close()
  await rm(folder, { recursive: true })
})

const backupFolder = (name: string) => openBackupFolder(join(folder, name))
const objectsOf = (name: string) => createFolderObjects(join(folder, name))

async function empty(database: (typeof TEST_DATABASES)[number] = 'PGlite'): Promise<Storage> {
  const storage = await openTestStorage(database)
  opened.push(storage)
  return storage
}

async function backedUp(name = 'backup'): Promise<Manifest> {
  const objects = objectsOf('objects')
  const manifest = await writeBackup(
    { storage: source, objects, prefixes, secretMark: 'mark' },
    backupFolder(name),
    clock,
  )
  if (typeof manifest === 'string') throw new Error(manifest)
  return manifest
}

/** Every row of every table. */
async function rowsOf(storage: Storage): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = new Map<string, string[]>()
  await storage.dumpTables(async (table, rows) => {
    tables.set(table, [...(tables.get(table) ?? []), ...rows])
  })
  return new Map([...tables].map(([table, rows]) => [table, rows.sort()]))
}

it.each(TEST_DATABASES)(
  'OPS-5 a backup restored into an empty %s has the same rows and the same objects',
  async (kind) => {
    const site = source.forSite({ slug: 'yard' })
    for (let reveal = 0; reveal < 3; reveal += 1) await site.raiseVersion()
    await objectsOf('objects').write('pictures/kept/ab/1.avif', new Uint8Array([0, 255, 10, 13]), 'image/avif')
    await objectsOf('objects').write('stickers/1.pdf', new Uint8Array([1]), 'application/pdf')
    const manifest = await backedUp()
    expect(manifest.objects.map(({ key }) => key)).toEqual(['pictures/kept/ab/1.avif'])

    const restored = await empty(kind)
    expect(await restoreBackup({ storage: restored, objects: objectsOf('restored') }, backupFolder('backup'))).toEqual(
      manifest,
    )
    const rows = await rowsOf(restored)
    expect(rows).toEqual(await rowsOf(source))
    for (const table of ['leads', 'lead_deliveries', 'marketing_ends']) expect(rows.get(table), table).toHaveLength(1)
    expect([...rows.keys()].sort()).toEqual(manifest.tables.map(({ table }) => table).sort())
    expect(await objectsOf('restored').read('pictures/kept/ab/1.avif')).toEqual(new Uint8Array([0, 255, 10, 13]))
  },
)

it.each(TEST_DATABASES)(
  'OPS-5 the JSON value null is restored into an empty %s where no SQL null may be',
  async (kind) => {
    // A field that the feed left empty, and that staff filled in.
    await source.rawDatabase().executeSql(
      `insert into car_overrides (site_slug, car_id, part, value, feed_value, author_id, author_name, at)
     values ('yard', 'c1', 'badge', '"SR5"', 'null', 'kim', 'Kim', now())`,
    )
    await backedUp()
    const restored = await empty(kind)
    await restoreBackup({ storage: restored, objects: objectsOf('restored') }, backupFolder('backup'))
    const rows = (await rowsOf(restored)).get('car_overrides')
    expect(rows).toHaveLength(1)
    expect(rows).toEqual((await rowsOf(source)).get('car_overrides'))
  },
)

it('OPS-5 a restored database goes on counting where the old one was', async () => {
  await backedUp()
  const restored = await empty()
  await restoreBackup({ storage: restored, objects: objectsOf('restored') }, backupFolder('backup'))
  await restored.forSite({ slug: 'yard' }).phoneReveals.record(REVEAL)
  expect((await rowsOf(restored)).get('phone_reveals')).toHaveLength(2)
})

it('OPS-5 a database with rows is refused, and nothing of it changes', async () => {
  await backedUp()
  const restored = await empty()
  await restored.forSite({ slug: 'other' }).raiseVersion()
  const before = await rowsOf(restored)
  const restoring = restoreBackup({ storage: restored, objects: objectsOf('restored') }, backupFolder('backup'))
  await expect(restoring).rejects.toThrow("already has rows in 'site_versions'")
  expect(await rowsOf(restored)).toEqual(before)
})

it.each([
  ['a damaged table', 'tables/leads.ndjson.gz', 'tables/leads.ndjson.gz is damaged'],
  ['a damaged list', 'backup.json', 'it is damaged'],
])('OPS-5 %s is named before anything is restored', async (_name, path, sentence) => {
  await backedUp()
  await writeFile(join(folder, 'backup', path), 'half a fi')
  const restored = await empty()
  expect(await restoreBackup({ storage: restored, objects: objectsOf('restored') }, backupFolder('backup'))).toContain(
    sentence,
  )
  expect((await rowsOf(restored)).get('leads')).toEqual([])
})

it('OPS-5 a file that is gone, and a backup that was not finished, are named', async () => {
  await backedUp()
  await rm(join(folder, 'backup/tables/leads.ndjson.gz'))
  const into = { storage: await empty(), objects: objectsOf('restored') }
  expect(await restoreBackup(into, backupFolder('backup'))).toContain('leads.ndjson.gz is missing')
  await rm(join(folder, 'backup/backup.json'))
  expect(await restoreBackup(into, backupFolder('backup'))).toContain('not finished')
})

it('OPS-5 OPS-6 a backup of another version is refused with what to do', async () => {
  const { migrations, ...manifest } = await backedUp()
  const older = { ...manifest, migrations: migrations.slice(0, -1) }
  await writeFile(join(folder, 'backup/backup.json'), JSON.stringify(older))
  const restoring = restoreBackup({ storage: await empty(), objects: objectsOf('restored') }, backupFolder('backup'))
  await expect(restoring).rejects.toThrow(`it is without '${migrations.at(-1)}'`)
})

it('OPS-5 a folder with files is not written to', async () => {
  await backedUp()
  expect(
    await writeBackup(
      { storage: source, objects: objectsOf('objects'), prefixes, secretMark: 'mark' },
      backupFolder('backup'),
      clock,
    ),
  ).toContain('not empty')
})

it('H5 only its owner can read a backup', async () => {
  await backedUp()
  for (const path of ['backup.json', 'tables/leads.ndjson.gz'])
    expect((await stat(join(folder, 'backup', path))).mode & 0o077, path).toBe(0)
  expect(gunzipSync(await readFile(join(folder, 'backup/tables/leads.ndjson.gz'))).toString()).toContain('Pat Example')
})

const AT = new Date('2026-11-21T00:00:00Z')
const REVEAL = { carId: null, locationId: 'l1', dealershipId: 'd1', websiteId: 'site-1', at: AT }
const MAIL = { kind: 'mail', destination: 'sales@dealer.example' } as const
const LEAD: NewLead = {
  submissionId: '1',
  category: 'Vehicle Enquiry',
  subcategory: null,
  locationId: null,
  carId: null,
  // Storage does not look into payloads.
  payload: { name: 'Pat Example', message: 'Line one\nline “two” 🚗' } as unknown as LeadPayload,
  consent: null,
  createdAt: AT,
}
