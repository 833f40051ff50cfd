/** D-19: people's details that came in before this instant are due to be deleted. `months` are the calendar's, in UTC. */
export function storedSince(now: Date, months: number): Date {
  const since = new Date(now)
  const day = since.getUTCDate()
  since.setUTCDate(1)
  since.setUTCMonth(since.getUTCMonth() - months)
  // The 31st of a month that has 30 days is its last day.
  const lastDay = new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + 1, 0)).getUTCDate()
  since.setUTCDate(Math.min(day, lastDay))
  return since
}
