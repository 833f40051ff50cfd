import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromiumProgram } from '../browser/chromium-program.ts'
import { startServer, stopAll } from '../browser/running-server.ts'

/**
 * Prepares a data folder with the stock of the demonstration dealers. The first start of a server takes far longer than
 * later ones, so each test server starts with a copy of it. One shared server is for all tests that only read
 * (tests/browser/demonstration.ts).
 */
export default async function setup(): Promise<() => Promise<void>> {
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
    }
  } catch (error) {
    await tidy()
    throw error
  }
}
