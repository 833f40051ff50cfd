/**
 * Query of a link that changes a part of a listing's, such as a chip, pressed while another change is on its way. The
 * link was rendered with the listing before, so what it removes and adds applies to the pending query. The listing
 * starts at its first page.
 */
export function withPending(link: string, rendered: string, pending: string): string {
  const to = new URLSearchParams(link)
  const from = new URLSearchParams(rendered)
  const query = new URLSearchParams(pending)
  from.forEach((value, name) => {
    // Words and a range, which are not repeated, may have another value by now.
    if (!to.has(name, value)) query.delete(name, /^query|:/.test(name + value) ? undefined : value)
  })
  to.forEach((value, name) => {
    if (!from.has(name, value) && !query.has(name, value)) query.append(name, value)
  })
  // Words typed since are read, and not searched as what is left of those before.
  if (query.get('query') !== to.get('query')) query.delete('asked')
  query.delete('page')
  return query.toString()
}
