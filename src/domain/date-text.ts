import { REGIONS, type RegionCode } from './region.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * '12 March 2027' of '2027-03-12', 'March 12, 2027' in the US (SITE-6), 'March 2027' of '2027-03' or '03/2027'; any other
 * way of a feed stays as it is.
 */
export function dateText(date: string, region: RegionCode): string {
  const [, year, month, day] =
    /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:T.*)?$/.exec(date.replace(/^(\d{2})\/(\d{4})$/, '$2-$1')) ?? []
  const name = MONTHS[Number(month) - 1]
  if (name === undefined) return date
  if (day === undefined) return `${name} ${year}`
  return REGIONS[region].dayFirst ? `${Number(day)} ${name} ${year}` : `${name} ${Number(day)}, ${year}`
}
