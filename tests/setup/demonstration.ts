import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumProgram } from '../browser/chromium-program.ts'
import { startServer, stopAll } from '../browser/running-server.ts'
import { bringDrawings, keepDrawings } from './kept-drawings.ts'
import { offerSharedServers } from './shared-servers.ts'

/**
 * Prepares a data folder with the stock of the demonstration dealers, while the workers start. The first start of a server
 * takes far longer than later ones, so each test server starts with a copy of it. Most tests share servers
 * (tests/browser/shared-server.ts).
 */
export default async function setup(): Promise<() => Promise<void>> {
  const started = join(tmpdir(), `forecourt-servers-${randomUUID()}`)
  process.env.SERVERS_STARTED = started
  // Unpack once here: parallel workers would run a file that another is still writing.
  await chromiumProgram()
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-demonstration-'))
  const preparing = prepare(folder)
  // A failed start fails the tests that ask for it.
  preparing.catch(() => {})
  const endShared = await offerSharedServers(preparing)
  return async () => {
    await Promise.allSettled([preparing])
    await endShared()
    await stopAll()
    await keepDrawings(folder)
    await rm(folder, { recursive: true, force: true })
    const { length: count } = await readFile(started, 'utf8')
    await rm(started, { force: true })
    console.log(`${count} servers started: share one where you can (docs/tests.md).`)
  }
}

/** Fills the folder with what a server's first start makes, and returns it. */
async function prepare(folder: string): Promise<string> {
  await bringDrawings(folder)
  const first = await startServer({}, folder)
  await first.end()
  // A socket cannot be copied, and its server has ended.
  await rm(join(folder, 'control.sock'), { force: true })
  return folder
}
