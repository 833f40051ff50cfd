import type { Log } from '#operations/platform.ts'

/** Work that is done again and again, each kind with a clock and failures of its own. */
export interface Rounds {
  /** Begins no more; resolves once the round under way is over. */
  stop(): Promise<void>
}

export interface RoundsOptions {
  /** For the log. */
  readonly name: string
  readonly seconds: number
  readonly work: () => Promise<unknown>
  readonly log: Log
}

/** Does the work at once and then every so often; a round that is still under way is not begun twice. */
export function startRounds({ name, seconds, work, log }: RoundsOptions): Rounds {
  let round: Promise<void> | null = null
  const begin = () => {
    round ??= work()
      .then(
        () => {},
        // The database may be away for a moment; the next round tries again.
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
