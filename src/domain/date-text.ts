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

/** '12 March 2027' of '2027-03-12', 'March 2027' of '2027-03' or '03/2027'; any other way of a feed stays as it is. */
export function dateText(date: string): string {
  const [, year, month, day] =
    /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:T.*)?$/.exec(date.replace(/^(\d{2})\/(\d{4})$/, '$2-$1')) ?? []
  const name = MONTHS[Number(month) - 1]
  if (name === undefined) return date
  return [day === undefined ? null : Number(day), name, year].filter((part) => part !== null).join(' ')
}
