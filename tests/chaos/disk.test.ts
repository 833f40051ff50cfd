import { execFileSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterEach, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../browser/running-server.ts'
import { runUntil } from '../kill/killed-process.ts'
import { ask, startStorm } from './storm.ts'
import { expectServing, expectStored } from './storm-expectations.ts'
import { SLUG, STORM_LIMITS, stormFeed, writeStormSite } from './storm-site.ts'

const open: { folder: string | null; mounted: string | null; server: RunningServer | null } = {
  folder: null,
  mounted: null,
  server: null,
}
afterEach(async () => {
  await open.server?.stop('SIGKILL')
  if (open.mounted) execFileSync('umount', ['-l', open.mounted])
  if (open.folder) await rm(open.folder, { recursive: true, force: true })
  Object.assign(open, { folder: null, mounted: null, server: null })
})

it('M8 D-70 on a full disk the embedded database refuses leads and reports it while pages are served; with free space it recovers by itself', async (test) => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-disk-'))
  open.folder = folder
  const disk = join(folder, 'disk')
  if (!(await mountSmallDisk(disk))) return test.skip('A small disk can only be mounted by root on Linux.')
  await writeStormSite(join(folder, 'sites'))
  const environment = { DATA_DIR: join(disk, 'data'), SITES_DIR: join(folder, 'sites') }
  const server = await startServer(
    { SITES_DIR: environment.SITES_DIR, ...STORM_LIMITS, LOG_LEVEL: 'silent' },
    environment.DATA_DIR,
  )
  open.server = server
  const feed = join(folder, 'feed.csv')
  await writeFile(feed, stormFeed(10_000))
  expect(
    (await runUntil('src/server/forecourt.ts', ['stock', 'import', '--site', SLUG, feed], environment)).status,
  ).toBe(0)
  const storm = startStorm({ servers: () => [server], leadWorkers: 3, pageWorkers: 1 })
  await storm.more(20)

  const filler = join(disk, 'filler')
  await expect(fill(filler)).rejects.toThrow('ENOSPC')
  const leads = () => readiness(server, '/readyz/leads')
  await expect.poll(async () => (await leads()).status, { timeout: 120_000 }).toBe(503)
  expect((await leads()).text).toContain('the disk is full')
  expect(await readiness(server, '/readyz')).toMatchObject({ status: 200 })
  expect(JSON.parse((await readiness(server, '/readyz')).text).status).toBe('degraded')
  expect((await readiness(server, '/metrics')).text).toMatch(/^forecourt_faults\{kind="disk"\} 1$/m)
  expect((await ask(server, '/search'))?.status).toBe(200)
  const before = storm.acknowledged.size

  await rm(filler)
  await expect.poll(async () => (await leads()).status, { timeout: 120_000 }).toBe(200)
  await storm.more(20)
  await storm.stop()
  expect(storm.acknowledged.size).toBeGreaterThan(before)
  // Mails that failed on the full disk are retried with growing waits.
  await expectServing([server], 10_000)
  expect(await server.end()).toBe(0)
  await expectStored({ dataFolder: environment.DATA_DIR }, storm)

  await rm(join(environment.DATA_DIR, 'database'), { recursive: true })
  await expect(fill(filler)).rejects.toThrow('ENOSPC')
  const said = await startServer({ SITES_DIR: environment.SITES_DIR }, environment.DATA_DIR).then(
    () => 'It started.',
    (error: Error) => error.message,
  )
  expect(said).toContain('disk')
  expect(said).not.toMatch(/\n\s+at /)
}, 600_000)

/** Mounts a disk of 220 MB: enough for the database of one small site and little more. */
async function mountSmallDisk(folder: string): Promise<boolean> {
  await mkdir(folder)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=220m', 'none', folder], { stdio: 'ignore' })
    open.mounted = folder
    return true
  } catch {
    // Not root, or not Linux.
    return false
  }
}

/** Writes a file until the disk is full. */
async function fill(file: string): Promise<void> {
  const { bavail, bsize } = await statfs(join(file, '..'))
  const piece = Buffer.alloc(1 << 16, 1)
  const pieces = function* () {
    for (let written = 0; written <= bavail * bsize * 2; written += piece.length) yield piece
  }
  await pipeline(pieces, createWriteStream(file))
}

async function readiness({ operationsPort }: RunningServer, path: string) {
  const response = await fetch(`http://127.0.0.1:${operationsPort}${path}`)
  return { status: response.status, text: await response.text() }
}
