/**
 * Loaded first by a server process: what it does every half minute, such as comparing the versions of all sites with the
 * database, it never does. So it shows only what a notice tells it, however long a test waits.
 */
export const WITHOUT_ROUNDS = { NODE_OPTIONS: `--import=${import.meta.url}`, NO_ROUNDS: '1' } as const

const HALF_A_MINUTE_MS = 30_000

if (process.env.NO_ROUNDS !== undefined) {
  const { setInterval } = globalThis
  const never = 2 ** 31 - 1
  globalThis.setInterval = ((then: () => void, ms = 0) =>
    setInterval(then, ms < HALF_A_MINUTE_MS ? ms : never)) as typeof setInterval
}
