// node bench/rolling-restart.ts [REQUESTS] [PROCESSES]: replaces the processes of a server by SIGHUP, again and again,
// under the load of clients whose connections stay open, until REQUESTS are answered. Counts failed requests
// (OPS-6). Default: 20,000 requests, 2 processes, a Postgres server of its own.

import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { smallSite } from '#fixtures/site/small-site.ts'
import { startServer } from '../tests/browser/running-server.ts'
import { startLoad } from '../tests/chaos/keep-alive-load.ts'
import { startPostgres } from '../tests/chaos/own-postgres.ts'
import { round } from './parts/measure.ts'
import { compareWithBound, size } from './parts/smallest.ts'

const REQUESTS = Number(process.argv[2] ?? size('requests', 20_000, 300))
const PROCESSES = Number(process.argv[3] ?? 2)
const CLIENTS = size('clients', 24, 4)

const root = await mkdtemp(join(tmpdir(), 'forecourt-rolling-'))
const postgres = await startPostgres()
try {
  await mkdir(join(root, 'sites', 'yard'), { recursive: true })
  await writeFile(join(root, 'sites', 'yard', 'site.json'), JSON.stringify(smallSite({ slug: 'yard', id: 'yard' })))
  const server = await startServer(
    {
      DATABASE_URL: postgres.url(),
      SITES_DIR: join(root, 'sites'),
      PROCESSES: String(PROCESSES),
      DRAIN_SECONDS: '1',
      LOG_LEVEL: 'info',
    },
    join(root, 'data'),
  )
  let replaced = 0
  for (const stream of [server.process.stdout, server.process.stderr])
    stream?.on('data', (chunk: Buffer) => {
      if (String(chunk).includes('every process was replaced')) replaced += 1
    })
  const start = performance.now()
  const load = startLoad({
    port: server.port,
    host: 'yard.localhost',
    paths: ['/', '/search', '/contact'],
    clients: CLIENTS,
  })
  let wanted = 0
  // A further restart begins once the one before it is over.
  while (load.answered() < REQUESTS || replaced < wanted) {
    if (replaced === wanted && load.answered() < REQUESTS) {
      wanted += 1
      server.process.kill('SIGHUP')
    }
    if (server.process.exitCode !== null) throw new Error('The server ended.')
    await setTimeout(50)
  }
  await load.stop()
  const seconds = (performance.now() - start) / 1000
  const failed = Object.values(load.failures()).reduce((sum, count) => sum + count, 0)
  console.table({
    'requests answered': load.answered(),
    'requests failed': failed,
    'rolling restarts': replaced,
    'processes replaced': replaced * PROCESSES,
    'requests a second': round(load.answered() / seconds),
  })
  if (Object.keys(load.failures()).length > 0) console.table(load.failures())
  compareWithBound('requests failed', failed, { atMost: 0 })
  const ended = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  await ended
} finally {
  await postgres.stop()
  await rm(root, { recursive: true, force: true })
}
