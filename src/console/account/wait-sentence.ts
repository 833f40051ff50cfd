import type { Wait } from '#operations/staff/try-wait.ts'

/** When a person may try again. */
export function waitSentence({ seconds }: Pick<Wait, 'seconds'>): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return `Too many tries. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`
}
