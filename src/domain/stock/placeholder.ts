/** What the keyword box suggests: an EV, an SUV and a make, the commonest of the stock when there is one (SEARCH-13). */
export function searchPlaceholder(make: string | null): string {
  return `Try ‘EV’, ‘SUV’ or ‘${make ?? 'Toyota'}’`
}
