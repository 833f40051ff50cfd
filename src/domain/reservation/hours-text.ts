/** '48 hours', '3 days': whole days are used from three on. */
export function hoursText(hours: number): string {
  if (hours >= 72 && hours % 24 === 0) return `${hours / 24} days`
  return hours === 1 ? '1 hour' : `${hours} hours`
}

/** RESERVE-6: the time left of a hold: '47 hours', '12 minutes'. */
export function leftOf(until: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((until.getTime() - now.getTime()) / 60_000))
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  return hoursText(Math.floor(minutes / 60))
}
