/**
 * FORM-14: days to choose from, '2026-11-28', with those of the coming weekend first where they have free times: most
 * people come on one. `days` are in order, from today; null: nobody knows yet how many times are free.
 */
export function weekendFirst(days: readonly string[], free: ReadonlyMap<string, number> | null): readonly string[] {
  const weekend = days.slice(0, DAYS_OF_A_WEEK).filter((day) => isOfWeekend(day) && (free?.get(day) ?? 0) > 0)
  return [...weekend, ...days.filter((day) => !weekend.includes(day))]
}

const DAYS_OF_A_WEEK = 7

function isOfWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}
