import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { folderFault } from '../files/folder-probe.ts'
import { findFaults, type Probed } from './find-faults.ts'
import { readinessOf } from './readiness.ts'

const well: Probed = {
  isDraining: () => false,
  sites: {
    all: () => [{ slug: 'ash' }, { slug: 'birch' }],
    faults: () => [],
    unreadable: () => null,
    contested: () => new Map(),
  },
  versionOf: async () => 1,
  database: async () => null,
  dataFolder: async () => null,
  isEmbedded: true,
  search: async () => null,
  clock: () => null,
}
const away = () => Promise.reject(new Error('connect ECONNREFUSED'))

it('finds nothing if everything works', async () => {
  expect(await findFaults(well)).toEqual([])
})

it('D-9 a refused site, a stray folder or a broken preset is a warning while another site is served', async () => {
  const faults = await findFaults({
    ...well,
    sites: {
      ...well.sites,
      faults: () => [
        { name: 'stray', served: false, isUnreadable: false, faults: [] },
        { name: 'ash', served: true, isUnreadable: false, faults: [] },
        { name: '_groups/all.json', served: false, isUnreadable: false, faults: [] },
      ],
    },
  })
  expect(faults.map(({ kind }) => kind)).toEqual(['site', 'draft', 'draft'])
  expect(readinessOf(faults)).toMatchObject({ status: 'ready', pages: { ready: true }, leads: { ready: true } })
  expect(readinessOf(faults).warnings[0]).toBe(
    'The site stray is refused and not served: run npm run forecourt -- site check stray.',
  )
})

it('O-A1 a site that cannot be read is a fault of kind site, also while its last version is served', async () => {
  const faults = await findFaults({
    ...well,
    sites: {
      ...well.sites,
      faults: () => [
        {
          name: 'ash',
          served: true,
          isUnreadable: true,
          faults: [{ path: '', reason: '/sites/ash cannot be used (EACCES)', hint: null, preset: null }],
        },
      ],
    },
  })
  expect(faults).toEqual([
    {
      kind: 'site',
      sentence:
        'The site ash can’t be read; it is served as it was, and what is saved is not published: /sites/ash cannot be used (EACCES).',
    },
  ])
  expect(readinessOf(faults)).toMatchObject({ status: 'ready', pages: { ready: true } })
})

it('H10 a contested hostname is a warning that names its claimants', async () => {
  const contested = new Map([['www.ash.example', ['ash', 'birch']]])
  const faults = await findFaults({ ...well, sites: { ...well.sites, contested: () => contested } })
  expect(faults.map(({ kind }) => kind)).toEqual(['hostname'])
  expect(readinessOf(faults)).toMatchObject({
    status: 'ready',
    warnings: ['Nobody is served under www.ash.example: the sites ash and birch claim it. Take it out of all but one.'],
  })
})

it('H11 is not ready without a site', async () => {
  const faults = await findFaults({ ...well, sites: { ...well.sites, all: () => [] } })
  expect(readinessOf(faults)).toMatchObject({ status: 'not ready', pages: { ready: false }, leads: { ready: false } })
})

it('D-9 a lost database refuses leads; pages of sites whose version is known are still served', async () => {
  const faults = await findFaults({ ...well, database: async () => 'The database stores nothing.' })
  expect(readinessOf(faults)).toMatchObject({
    status: 'degraded',
    pages: { ready: true },
    leads: { ready: false, reasons: ['The database stores nothing.'] },
  })
})

it('H1 names a site with unknown version; with none known no page can be served', async () => {
  const one = await findFaults({ ...well, versionOf: (slug) => (slug === 'ash' ? away() : Promise.resolve(3)) })
  expect(readinessOf(one)).toMatchObject({ status: 'ready', pages: { ready: true } })
  expect(readinessOf(one).warnings[0]).toContain('The pages of the site ash can’t be made now (connect ECONNREFUSED)')
  const none = await findFaults({ ...well, versionOf: away })
  expect(readinessOf(none)).toMatchObject({ status: 'not ready', pages: { ready: false } })
})

it('OPS-1 an object store that is away is a warning: pages and leads go on', async () => {
  const sentence = 'The object store of OBJECTS_URL does not answer: fetch failed'
  const faults = await findFaults({ ...well, objects: async () => sentence })
  expect(faults).toEqual([{ kind: 'objects', sentence }])
  expect(readinessOf(faults)).toMatchObject({ status: 'ready', warnings: [sentence] })
  expect(await findFaults({ ...well, objects: away })).toMatchObject([{ kind: 'objects' }])
})

it('D-9 a probe that never answers is a fault after its time limit', async () => {
  const never = () => new Promise<never>(() => {})
  const faults = await findFaults({ ...well, withinMs: 1, database: never, dataFolder: never, search: never })
  expect(faults).toEqual([
    { kind: 'database', sentence: 'The database can’t be used (no answer within 1 ms).' },
    { kind: 'disk', sentence: 'The disk of DATA_DIR can’t be used (no answer within 1 ms).' },
    { kind: 'search', sentence: 'The search cluster can’t be used (no answer within 1 ms).' },
  ])
})

it('M8 a full disk refuses leads where the database is in the data folder, and is a warning on a Postgres server', async () => {
  const full = { ...well, dataFolder: async () => 'The disk is full.' }
  expect(readinessOf(await findFaults(full)).leads.ready).toBe(false)
  const elsewhere = readinessOf(await findFaults({ ...full, isEmbedded: false }))
  expect(elsewhere).toMatchObject({ leads: { ready: true }, warnings: ['The disk is full.'] })
})

it('M8 writes to the data folder, and leaves it unchanged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-probe-'))
  expect(await folderFault(folder)).toBeNull()
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
  expect(await folderFault(folder)).toBe(
    `The data folder ${folder} can’t be written to (it is not there): bring it back, or set DATA_DIR.`,
  )
  await writeFile(folder, '')
  expect(await folderFault(folder)).toContain('(ENOTDIR)')
  await rm(folder)
})
