/**
 * SEARCH-13: placeholder of the keyword box: an EV, an SUV and the most common make. Sites with their own body names
 * (caravans) show two of these instead.
 */
export function searchPlaceholder(make: string | null, ownBodies: readonly string[] = []): string {
  const [first = 'EV', second = 'SUV'] = ownBodies
  return `Try ${first}, ${second} or ${make ?? 'Toyota'}`
}
