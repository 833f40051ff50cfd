import { errorSentence } from '#operations/clean-facts.ts'
import type { Log } from '#operations/log/log.ts'

/**
 * H6: ends the process on an uncaught error or unhandled rejection, like Node, but logs it in the log's format: Node
 * would print the whole error, including the values of a failed query.
 */
export function endOnBug(log: Log): void {
  process.once('uncaughtException', (error) => {
    log.error('ended by an error that nothing caught', { error })
    // For a person at the terminal without a log.
    process.stderr.write(`${errorSentence(error)}\n`, () => process.exit(1))
  })
}
