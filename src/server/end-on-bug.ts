import { errorSentence } from '#operations/clean-facts.ts'
import type { Log } from '#operations/log.ts'

/**
 * H6: an error that nothing caught ends the process, as Node does by itself, but in the log's own shape: Node would print
 * the whole error, a failed query's values too. A rejection that nothing handles comes here as well.
 */
export function endOnBug(log: Log): void {
  process.once('uncaughtException', (error) => {
    log.error('ended by an error that nothing caught', { error })
    // For a person who sees the terminal and no log.
    process.stderr.write(`${errorSentence(error)}\n`, () => process.exit(1))
  })
}
