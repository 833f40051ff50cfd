/** FORM-13: when a delivery that has failed `attempts` times is tried again, or null when a person must be told. */
export function nextAttempt(attempts: number, failedAt: Date): Date | null {
  const minutes = BACK_OFF_MINUTES[attempts - 1]
  return minutes === undefined ? null : new Date(failedAt.getTime() + minutes * 60_000)
}

/** Minutes waited after the first failure, the second, and so on: doubling to a day, some 58 hours in all. */
export const BACK_OFF_MINUTES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440] as const
