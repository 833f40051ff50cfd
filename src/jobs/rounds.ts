import type { Log } from '#operations/log/log.ts'

/** Periodic work; each kind has its own timer and failures. */
export interface Rounds {
  /** Starts no more rounds; resolves once the running one is over. */
  stop(): Promise<void>
}

export interface RoundsOptions {
  /** For the log. */
  readonly name: string
  readonly seconds: number
  readonly work: () => Promise<unknown>
  readonly log: Log
}

/** Runs the work at once and then every `seconds`; rounds never overlap. */
export function startRounds({ name, seconds, work, log }: RoundsOptions): Rounds {
  let round: Promise<void> | null = null
  const begin = () => {
    round ??= work()
      .then(
        () => {},
        // The database may be unavailable; the next round retries.
        (error: unknown) => log.error('sweep failed', { sweep: name, error }),
      )
      .finally(() => {
        round = null
      })
  }
  begin()
  const timer = setInterval(begin, seconds * 1000)
  return {
    async stop() {
      clearInterval(timer)
      await round
    },
  }
}
