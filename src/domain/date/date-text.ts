import { REGIONS, type RegionCode } from '../region.ts'

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
 * Formats a date of a feed: '2027-03-12' becomes '12 March 2027', in the US 'March 12, 2027' (SITE-6); '2027-03' and
 * '03/2027' become 'March 2027'. Any other text is returned unchanged.
 */
export function dateText(date: string, region: RegionCode): string {
  const [, year, month, day] =
    /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:T.*)?$/.exec(date.replace(/^(\d{2})\/(\d{4})$/, '$2-$1')) ?? []
  const name = MONTHS[Number(month) - 1]
  if (name === undefined) return date
  if (day === undefined) return `${name} ${year}`
  return REGIONS[region].dayFirst ? `${Number(day)} ${name} ${year}` : `${name} ${Number(day)}, ${year}`
}
