/** The items that need no move on the way to another order: a longest run of them that is in order already. */
export function stayingItems(ids: readonly string[], order: readonly string[]): ReadonlySet<string> {
  const placeOf = new Map(ids.map((id, at) => [id, at]))
  const sharedIds = order.filter((id) => placeOf.has(id))
  // The item that ends the best run of each length, and the item before each one (patience sorting).
  const ends: string[] = []
  const before = new Map<string, string | null>()
  for (const id of sharedIds) {
    const place = placeOf.get(id)!
    let length = ends.findIndex((end) => placeOf.get(end)! >= place)
    if (length === -1) length = ends.length
    before.set(id, ends[length - 1] ?? null)
    ends[length] = id
  }
  const stay = new Set<string>()
  for (let id = ends.at(-1) ?? null; id !== null; id = before.get(id) ?? null) stay.add(id)
  return stay
}
