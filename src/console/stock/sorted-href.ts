/**
 * DESK-1: where a heading leads with the table's form as it is now, so that words and filters which are typed, but not
 * searched yet, stay. The server leads on to the usual address of that state.
 */
export function sortedHref(form: FormData, heading: string): string {
  const query = new URLSearchParams()
  for (const [name, value] of form)
    if (name !== 'sort' && typeof value === 'string' && value !== '') query.append(name, value)
  const sort = new URLSearchParams(heading.split('?')[1]).get('sort')
  if (sort !== null) query.set('sort', sort)
  const address = query.toString()
  return address === '' ? '/stock' : `/stock?${address}`
}
