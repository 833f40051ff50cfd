import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { type RunningServer, startServer } from '../browser/running-server.ts'
import { followLog } from './log-lines.ts'
import { type OwnPostgres, startPostgres } from './own-postgres.ts'
import { replaceUnderLoad } from './replace-under-load.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const [OLD, NEW] = ['7.1.0', '7.2.0']

let root: string
let postgres: OwnPostgres
let server: RunningServer
const lines: {
  readonly msg: string
  readonly was?: string
  readonly version?: string
  readonly versions?: string[]
}[] = []

/** The documented layout: releases/7.1.0, releases/7.2.0, and `current`, which names one of them. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-reload-'))
  for (const version of [OLD, NEW]) await writeRelease(version)
  await symlink(join('releases', OLD), join(root, 'current'))
  await mkdir(join(root, 'sites', 'yard'), { recursive: true })
  const site = smallSite({ slug: 'yard', id: 'yard', hostnames: ['www.yard.example'] })
  await writeFile(join(root, 'sites', 'yard', 'site.json'), JSON.stringify(site))
  postgres = await startPostgres()
  server = await startServer(
    {
      DATABASE_URL: postgres.url(),
      SITES_DIR: join(root, 'sites'),
      PROCESSES: '2',
      DRAIN_SECONDS: '5',
      LOG_LEVEL: 'info',
      RELEASE_DIR: join(root, 'current'),
    },
    join(root, 'data'),
    join(root, 'current'),
  )
  followLog(server, (line: (typeof lines)[number]) => lines.push(line))
})
afterAll(async () => {
  await server?.end('SIGKILL')
  await postgres?.stop()
  await rm(root, { recursive: true, force: true })
})

it('O-B1 OPS-6 SIGHUP runs the release that `current` names now, says so everywhere, and no request fails', async () => {
  await expect.poll(serving).toEqual({ readyz: OLD, metric: { [OLD]: 2 } })
  await replaceUnderLoad(server, 8, async () => {
    await symlink(join('releases', NEW), join(root, 'next'))
    await rename(join(root, 'next'), join(root, 'current'))
  })
  expect(await serving()).toEqual({ readyz: NEW, metric: { [NEW]: 2 } })
  const moves = lines.filter(({ msg }) => msg === 'a process was replaced')
  expect(moves.map(({ was, version }) => [was, version])).toEqual([
    [OLD, NEW],
    [OLD, NEW],
  ])
  expect(lines.find(({ msg }) => msg === 'every process was replaced')?.versions).toEqual([NEW])
})

/** A release as far as a start needs it: its own program, with the packages of this checkout. */
async function writeRelease(version: string): Promise<void> {
  const folder = join(root, 'releases', version)
  for (const name of ['src', 'fixtures', 'build']) await cp(join(ROOT, name), join(folder, name), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const described = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...described, version }))
}

/** The versions that serve, as /readyz and the metrics say. */
async function serving() {
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${server.operationsPort}${path}`)).text()
  const found = (await ask('/metrics')).matchAll(/^forecourt_version\{version="(.*)"\} (\d+)$/gm)
  return {
    readyz: JSON.parse(await ask('/readyz')).version,
    metric: Object.fromEntries([...found].map(([, version, count]) => [version, Number(count)])),
  }
}
