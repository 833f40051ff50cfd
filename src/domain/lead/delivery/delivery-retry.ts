/** FORM-13: the time of the next attempt after `attempts` failures, or null when the back-off is used up. */
export function nextAttempt(attempts: number, failedAt: Date): Date | null {
  const minutes = BACK_OFF_MINUTES[attempts - 1]
  return minutes === undefined ? null : new Date(failedAt.getTime() + minutes * 60_000)
}

/** Waits in minutes after each failure: doubling up to a day, about 58 hours in total. */
export const BACK_OFF_MINUTES = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440] as const
