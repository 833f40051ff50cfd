/** The date `days` later: dateAfter('2026-02-27', 2) is '2026-03-01'. */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10)
}

const MS_PER_DAY = 24 * 60 * 60_000
