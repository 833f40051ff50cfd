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

/** '12 March 2027' of '2027-03-12', 'March 2027' of '2027-03'; a date that a feed wrote in its own way stays as it is. */
export function dateText(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:T.*)?$/.exec(date) ?? []
  const name = MONTHS[Number(month) - 1]
  if (name === undefined) return date
  return [day === undefined ? null : Number(day), name, year].filter((part) => part !== null).join(' ')
}
