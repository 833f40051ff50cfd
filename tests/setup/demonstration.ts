import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { chromiumProgram } from '../browser/chromium-program.ts'
import { startServer, stopAll } from '../browser/running-server.ts'

/** The most servers that a run of the browser tests starts, the two of this setup included: each costs nine seconds. */
const MOST_SERVERS = 30

/**
 * Prepares a data folder with the stock of the demonstration dealers. The first start of a server takes far longer than
 * later ones, so each test server starts with a copy of it. One shared server is for all tests that only read
 * (tests/browser/demonstration.ts).
 */
export default async function setup(project: Pick<TestProject, 'name'>): Promise<() => Promise<void>> {
  const started = join(tmpdir(), `forecourt-servers-${randomUUID()}`)
  process.env.SERVERS_STARTED = started
  // Unpack once here: parallel workers would run a file that another is still writing.
  await chromiumProgram()
  const first = await startServer()
  const tidy = async () => {
    await stopAll()
    await rm(first.dataFolder, { recursive: true, force: true })
  }
  try {
    await first.end()
    // A socket cannot be copied, and its server has ended.
    await rm(join(first.dataFolder, 'control.sock'), { force: true })
    process.env.DEMONSTRATION_DATA = first.dataFolder
    const visited = await startServer()
    process.env.DEMONSTRATION_PORT = String(visited.port)
    process.env.DEMONSTRATION_SMS = join(visited.dataFolder, 'sms')
    process.env.DEMONSTRATION_MAIL = join(visited.dataFolder, 'mail')
    return async () => {
      await visited.stop()
      await tidy()
      const { length: count } = await readFile(started, 'utf8')
      await rm(started, { force: true })
      console.log(`${count} servers started.`)
      if (project.name === 'browser' && count > MOST_SERVERS)
        throw new Error(
          `The browser tests started ${count} servers, and the budget is ${MOST_SERVERS}: share one (docs/tests.md).`,
        )
    }
  } catch (error) {
    await tidy()
    await rm(started, { force: true })
    throw error
  }
}
