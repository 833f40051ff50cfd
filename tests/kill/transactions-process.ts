import { openDatabase } from '#storage/database/database.ts'

/**
 * A separate process for the test of broken connections: eight workers raise versions in transactions while the job
 * queue runs, until the parent sends 'stop'. Then it reports the highest acknowledged version.
 */
const WORKERS = 8
const storage = await openDatabase({ databaseUrl: process.argv[2] ?? '', maxConnections: WORKERS })
const site = storage.forSite({ slug: 'busy' })
let stopping = false
let acknowledged = 0
let failed = 0
process.once('message', () => {
  stopping = true
})

async function work(): Promise<void> {
  while (!stopping) {
    try {
      const version = await site.transaction(async (within) => {
        await site.version(within)
        // Between two queries the connection is checked out and idle: without a listener an error here ends the process.
        await new Promise(setImmediate)
        return site.raiseVersion(within)
      })
      acknowledged = Math.max(acknowledged, version)
      await storage.rawDatabase().executeSql('select 1')
      process.send?.({ done: acknowledged })
    } catch {
      // The connection broke: an unacknowledged transaction may be sent again.
      failed += 1
    }
  }
}

/** The last round may have ended connections that the pool still takes for open. */
async function storedVersion(): Promise<number> {
  for (;;) {
    try {
      return await site.version()
    } catch {
      failed += 1
    }
  }
}

await Promise.all(Array.from({ length: WORKERS }, work))
process.send?.({ acknowledged, failed, stored: await storedVersion() })
await storage.close()
process.disconnect?.()
