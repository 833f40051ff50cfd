import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromiumProgram } from '../browser/chromium-program.ts'
import { startServer, stopAll } from '../browser/running-server.ts'

/**
 * One data folder in which the demonstration dealers have their stock. The first start of a server takes many times as
 * long as any later one, so each server of a test begins with a copy of this. One more is for all tests that only visit
 * (tests/browser/demonstration.ts).
 */
export default async function setup(): Promise<() => Promise<void>> {
  // Unpacked here, once: workers that unpack it at the same time would run what another still writes.
  await chromiumProgram()
  const first = await startServer()
  const tidy = async () => {
    await stopAll()
    await rm(first.dataFolder, { recursive: true, force: true })
  }
  try {
    await first.end()
    // A socket cannot be copied, and nobody answers at it any more.
    await rm(join(first.dataFolder, 'control.sock'), { force: true })
    process.env.DEMONSTRATION_DATA = first.dataFolder
    const visited = await startServer()
    process.env.DEMONSTRATION_PORT = String(visited.port)
    process.env.DEMONSTRATION_SMS = join(visited.dataFolder, 'sms')
    return async () => {
      await visited.stop()
      await tidy()
    }
  } catch (error) {
    await tidy()
    throw error
  }
}
