import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Log } from '#operations/log/log.ts'
import { emptyDatabaseIn } from '#storage/testing.ts'
import { openStorage } from './open-storage.ts'
import { readEnvironment } from './settings/environment.ts'

it('M3 a server in production says that large imports want a Postgres server, a demonstration and a command do not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-storage-'))
  await mkdir(join(folder, 'data'))
  await emptyDatabaseIn(join(folder, 'data'))
  const warned: unknown[] = []
  const nothing = () => {}
  const log: Log = {
    debug: nothing,
    info: nothing,
    error: nothing,
    warn: (event, facts) => warned.push([event, facts]),
  }
  const opened = async (mode: string, controlSocket: string | null) => {
    const environment = readEnvironment({ DATA_DIR: join(folder, 'data'), FORECOURT_MODE: mode })
    const storage = await openStorage(environment, log, controlSocket)
    await storage.close()
    return warned.splice(0)
  }
  const socket = join(folder, 'control')
  expect(await opened('production', socket)).toEqual([
    ['production runs on the embedded database', { reason: expect.stringContaining('DATABASE_URL') }],
  ])
  expect(await opened('demonstration', socket)).toEqual([])
  expect(await opened('production', null)).toEqual([])
  await rm(folder, { recursive: true })
})
