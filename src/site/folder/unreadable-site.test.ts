import { chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { publishedSites } from '../published/published-sites.ts'
import { wasSavedAnew } from '../published/site-history.ts'
import { memoryRecords, openTestHistory } from '../published/testing.ts'
import type { VersionRecords } from '../published/version-records.ts'
import { openDirectory, type SiteDirectory } from './directory.ts'

const OTHER_USER = 20_002
const SLUGS = Array.from({ length: 20 }, (_, place) => `yard-${place + 10}`)
const BAD = 'yard-15'

let root: string
let sites: string
let records: VersionRecords
let open: SiteDirectory[]
let logged: { readonly event: string; readonly facts: unknown }[]

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-unreadable-'))
  sites = join(root, 'sites')
  records = memoryRecords()
  open = []
  logged = []
  for (const slug of SLUGS) await save(slug, 'First')
  // Root may read everything: as root, the rest of the test runs as another user.
  if (process.getuid?.() === 0) {
    for (const name of ['.', ...(await readdir(root, { recursive: true }))])
      await chown(join(root, name), OTHER_USER, -1)
    process.seteuid?.(OTHER_USER)
  }
})

afterEach(async () => {
  for (const directory of open) {
    directory.close()
    await directory.look()
  }
  if (process.getuid?.() === 0) process.seteuid?.(0)
  await chmod(join(sites, BAD), 0o755)
  const copies = join(root, 'published', 'copies', BAD)
  for (const name of await readdir(copies).catch(() => [])) await chmod(join(copies, name), 0o755)
  await rm(root, { recursive: true })
})

it('O-A1 SITE-5 one unreadable folder of twenty stops its own site alone, also at a start', async () => {
  const running = await start()
  await chmod(join(sites, BAD), 0o000)
  await running.look()
  for (const slug of SLUGS) if (slug !== BAD) await save(slug, 'Second')
  await running.look()
  const expected = SLUGS.map((slug) => [slug, slug === BAD ? 'First' : 'Second'])
  expect(names(running)).toEqual(expected)
  expect(running.faults()).toMatchObject([{ name: BAD, served: true, isUnreadable: true }])
  expect(running.faults()[0]?.faults[0]?.reason).toMatch(
    new RegExp(`^${join(sites, BAD)} cannot be used \\(EACCES\\): it belongs to user \\d+ with mode 000`),
  )

  const fresh = await start()
  expect(names(fresh)).toEqual(expected)
  expect(fresh.faults()).toMatchObject([{ name: BAD, served: true, isUnreadable: true }])
})

it('O-A1 the log has a line when a site cannot be read, and one when it can be again', async () => {
  const running = await start()
  logged = []
  await chmod(join(sites, BAD), 0o000)
  for (let turn = 0; turn < 3; turn += 1) await running.look()
  await chmod(join(sites, BAD), 0o755)
  for (let turn = 0; turn < 3; turn += 1) await running.look()
  expect(logged).toMatchObject([
    { event: 'site-refused', facts: { site: BAD, served: true } },
    { event: 'site-changed', facts: { site: BAD } },
    { event: 'site-mended', facts: { site: BAD } },
  ])
  expect(running.faults()).toEqual([])
  await save(BAD, 'Third')
  await running.look()
  expect(running.bySlug(BAD)?.name).toBe('Third')
})

it.each([
  ['a page', 'pages/about.md'],
  ['its configuration', 'site.json'],
])('O-A1 %s that may not be read publishes nothing of the site, and goes live once it may', async (_, file) => {
  await save(BAD, 'First', { 'pages/about.md': '---\ntitle: About\ndescription: Us.\n---\nA yard.' })
  const running = await start()
  await save(BAD, 'Second')
  await chmod(join(sites, BAD, file), 0o000)
  await running.look()
  expect(running.bySlug(BAD)?.name).toBe('First')
  expect(running.contentOf(BAD).pages.map(({ name }) => name)).toEqual(['about', 'accessibility'])
  expect(running.faults()).toMatchObject([{ name: BAD, isUnreadable: true }])
  await chmod(join(sites, BAD, file), 0o644)
  await running.look()
  expect(running.bySlug(BAD)?.name).toBe('Second')
  expect(running.faults()).toEqual([])
})

it('O-A1 an unreadable copy of a version is made again, and an unreadable version shows the one before it', async () => {
  const first = await start()
  await save(BAD, 'Second')
  await first.look()
  const copy = join(root, 'published', 'copies', BAD, '2')
  await chmod(copy, 0o000)
  expect(names(await start()).find(([slug]) => slug === BAD)).toEqual([BAD, 'Second'])

  const newest = await records.newest(BAD)
  const hash = newest?.files[`${BAD}/site.json`] ?? ''
  await chmod(join(root, 'published', 'files', hash), 0o000)
  await rm(copy, { recursive: true, force: true })
  const fresh = await start()
  expect(names(fresh)).toHaveLength(SLUGS.length)
  expect(fresh.bySlug(BAD)?.name).toBe('First')
  expect(fresh.faults()[0]?.faults[0]?.reason).toContain(hash)
})

it('P-13 SITE-5 a page in another encoding is a fault of its own site, with the name of the file', async () => {
  await save(BAD, 'Second')
  await mkdir(join(sites, BAD, 'pages'))
  await writeFile(join(sites, BAD, 'pages', 'warranty.md'), Buffer.from('---\ntitle: Caf\xe9\n---\n', 'latin1'))
  await mkdir(join(sites, BAD, 'blog'))
  await writeFile(join(sites, BAD, 'blog', 'sale.md'), Buffer.from('---\ntitle: Caf\xe9\n---\n', 'latin1'))
  const running = await start()
  expect(running.all()).toHaveLength(SLUGS.length - 1)
  expect(running.faults()).toMatchObject([
    {
      name: BAD,
      served: false,
      faults: [
        { path: 'pages/warranty.md', reason: 'the file is not UTF-8 text: save it again as UTF-8' },
        { path: 'blog/sale.md', reason: 'the file is not UTF-8 text: save it again as UTF-8' },
      ],
    },
  ])
})

it('O-A1 an unreadable folder of sites is logged once and leaves all sites up', async () => {
  const running = await start()
  logged = []
  await chmod(sites, 0o000)
  for (let turn = 0; turn < 3; turn += 1) await running.look()
  expect(running.unreadable()).toContain(
    `The folder of sites, ${sites}, cannot be read: ${sites} cannot be used (EACCES)`,
  )
  await chmod(sites, 0o755)
  await running.look()
  expect(running.unreadable()).toBeNull()
  expect(logged.map(({ event }) => event)).toEqual(['sites-folder-unreadable', 'sites-followed-again'])
  expect(names(running)).toHaveLength(SLUGS.length)
})

it('O-A1 a lost database is not called an unreadable folder', async () => {
  const running = await start()
  logged = []
  const { newest } = records
  records = { ...records, newest: () => Promise.reject(new Error('connect ECONNREFUSED')) }
  await save(BAD, 'Second')
  for (let turn = 0; turn < 3; turn += 1) await running.look()
  expect(running.unreadable()).toBeNull()
  expect(logged).toMatchObject([{ event: 'sites-not-followed', facts: { reason: 'Error: connect ECONNREFUSED' } }])
  records = { ...records, newest }
  await running.look()
  expect(running.bySlug(BAD)?.name).toBe('Second')
})

async function start(): Promise<SiteDirectory> {
  // Each call asks the records of this moment, as of a database that is away and comes back.
  const asked: VersionRecords = {
    ...records,
    newest: (slug) => records.newest(slug),
  }
  const directory = await openDirectory({
    folder: sites,
    production: false,
    log: {
      info: (event, facts) => logged.push({ event, facts }),
      warn: (event, facts) => logged.push({ event, facts }),
    },
    // Looks come from the test alone.
    watch: { notices: false, pollMs: 600_000 },
    reader: publishedSites({
      folder: sites,
      history: openTestHistory(join(root, 'published'), asked),
      publishes: () => true,
      isNew: (_slug, files, newest) => wasSavedAnew(files, newest),
      facts: () => ({ at: '2026-11-21T00:00:00Z', by: 'the test', message: '' }),
    }),
  })
  open.push(directory)
  return directory
}

function names(directory: SiteDirectory): readonly (readonly [string, string])[] {
  return directory.all().map(({ slug, name }) => [slug, name] as const)
}

async function save(slug: string, name: string, others: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [file, text] of Object.entries({ 'site.json': JSON.stringify(smallSite({ slug, name })), ...others })) {
    await mkdir(dirname(join(sites, slug, file)), { recursive: true })
    await writeFile(join(sites, slug, file), text)
  }
}
