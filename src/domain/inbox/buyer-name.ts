/** What staff call a buyer: the name; without one, what else is known of them. */
export function buyerName({
  name,
  email,
  phone,
}: {
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
}): string {
  return name || email || phone || 'Without a name'
}
