import { counted } from '#domain/counted.ts'

/** 'ends in 5 hours', 'ends in 12 minutes', 'ends now'. Two days or more are days; hours and days are rounded. */
export function leftText(until: Date, now: Date, verb: string): string {
  const minutes = Math.floor((until.getTime() - now.getTime()) / 60_000)
  if (minutes < 1) return `${verb} now`
  if (minutes < 60) return `${verb} in ${counted(minutes, 'minute')}`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${verb} in ${counted(hours, 'hour')}` : `${verb} in ${counted(Math.round(hours / 24), 'day')}`
}
