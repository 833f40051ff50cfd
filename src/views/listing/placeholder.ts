/**
 * What the keyword box suggests: an EV, an SUV and a make, the commonest of the stock when there is one (SEARCH-13). A
 * site with body names of its own (caravans) suggests two of them instead, since nobody asks it for an EV.
 */
export function searchPlaceholder(make: string | null, ownBodies: readonly string[] = []): string {
  const [first = 'EV', second = 'SUV'] = ownBodies
  return `Try ‘${first}’, ‘${second}’ or ‘${make ?? 'Toyota'}’`
}
