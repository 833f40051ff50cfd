import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Manifest } from '#operations/backup/manifest.ts'
import { type RunningServer, startServer } from '../browser/running-server.ts'
import { runUntil } from '../kill/killed-process.ts'
import { type OwnPostgres, startPostgres } from './own-postgres.ts'
import { ask, leadOf } from './storm.ts'
import { SLUG, STORM_LIMITS, stormFeed, writeStormSite } from './storm-site.ts'

let folder: string
let postgres: OwnPostgres
const servers: RunningServer[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-drill-'))
  postgres = await startPostgres()
  await writeStormSite(join(folder, 'sites'))
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop('SIGKILL')
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

it('OPS-5 the drill: a running embedded platform, backed up and restored into a Postgres server, is the same platform', async () => {
  const first = await started(join(folder, 'first'), {})
  const feed = join(folder, 'feed.csv')
  await writeFile(feed, stormFeed(10_000))
  expect(await forecourt(['stock', 'import', '--site', SLUG, feed], { DATA_DIR: first.dataFolder })).toBe(0)
  const lead = await enquire(first, 'drill')
  expect(lead).toMatchObject({ status: 201, id: expect.any(String) })
  const before = { price: { min: 10_000, max: 10_000 }, year: expect.any(Object) }
  await expect.poll(() => prices(first)).toMatchObject(before)
  expect(await forecourt(['backup', join(folder, 'one')], { DATA_DIR: first.dataFolder })).toBe(0)
  await first.end()

  const place = { DATA_DIR: join(folder, 'second'), DATABASE_URL: postgres.url() }
  expect(await forecourt(['restore', join(folder, 'one')], place)).toBe(0)
  expect(await forecourt(['restore', join(folder, 'one')], place), 'over what was restored').toBe(1)
  expect(await forecourt(['backup', join(folder, 'two')], place)).toBe(0)
  expect(await contents('two')).toEqual(await contents('one'))

  const second = await started(place.DATA_DIR, { DATABASE_URL: place.DATABASE_URL })
  await expect.poll(() => prices(second)).toMatchObject(before)
  expect(await forecourt(['leads', 'acknowledge', lead.id, '--site', SLUG], place), 'the lead').toBe(0)
  const other = await enquire(second, 'after the drill')
  expect(other).toMatchObject({ status: 201 })
}, 300_000)

async function started(dataFolder: string, environment: Record<string, string>): Promise<RunningServer> {
  await mkdir(dataFolder, { recursive: true })
  const sites = join(folder, 'sites')
  const server = await startServer({ SITES_DIR: sites, ...STORM_LIMITS, ...environment }, dataFolder)
  servers.push(server)
  return server
}

async function forecourt(argv: readonly string[], environment: Record<string, string>): Promise<number | null> {
  return (await runUntil('src/server/forecourt.ts', argv, { SITES_DIR: join(folder, 'sites'), ...environment })).status
}

/** Each table's rows and each object's checksum, in an order that does not depend on the database. */
async function contents(name: string): Promise<unknown> {
  const read = (path: string) => readFile(join(folder, name, path))
  const { tables, objects, migrations }: Manifest = JSON.parse((await read('backup.json')).toString())
  const rows = tables.map(async ({ table, path }) => [
    table,
    gunzipSync(await read(path))
      .toString()
      .split('\n')
      .sort(),
  ])
  return {
    migrations,
    objects: objects.map(({ key, sha256 }) => `${key} ${sha256}`).sort(),
    rows: await Promise.all(rows),
  }
}

const enquire = async (server: RunningServer, submissionId: string) => {
  const answer = await ask(server, '/api/leads', leadOf(submissionId, 1))
  return { status: answer?.status, id: JSON.parse(answer?.text ?? '{}').lead_id, text: answer?.text }
}

const prices = async (server: RunningServer) =>
  JSON.parse((await ask(server, '/api/search?make=Toyota'))?.text ?? '{}').facetStats
