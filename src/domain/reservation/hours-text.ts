/** '48 hours', '3 days': whole days are used from three on. */
export function hoursText(hours: number): string {
  if (hours >= 72 && hours % 24 === 0) return `${hours / 24} days`
  return hours === 1 ? '1 hour' : `${hours} hours`
}
