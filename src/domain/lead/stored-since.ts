/** D-19: personal details received before this instant must be deleted. `months` are calendar months in UTC. */
export function storedSince(now: Date, months: number): Date {
  const since = new Date(now)
  const day = since.getUTCDate()
  since.setUTCDate(1)
  since.setUTCMonth(since.getUTCMonth() - months)
  // If the month has no 31st, use its last day.
  const lastDay = new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + 1, 0)).getUTCDate()
  since.setUTCDate(Math.min(day, lastDay))
  return since
}
