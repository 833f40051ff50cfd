/** First and last postcode of each Australian state and territory, as Australia Post gives them out. */
const RANGES: readonly (readonly [state: string, from: number, to: number])[] = [
  ['NSW', 1000, 1999],
  ['NSW', 2000, 2599],
  ['NSW', 2619, 2899],
  ['NSW', 2921, 2999],
  ['ACT', 200, 299],
  ['ACT', 2600, 2618],
  ['ACT', 2900, 2920],
  ['VIC', 3000, 3999],
  ['VIC', 8000, 8999],
  ['QLD', 4000, 4999],
  ['QLD', 9000, 9999],
  ['SA', 5000, 5999],
  ['WA', 6000, 6999],
  ['TAS', 7000, 7999],
  ['NT', 800, 999],
]

/** Postcodes of places on both sides of a border. */
const SHARED: ReadonlySet<string> = new Set(
  '0872 2406 2540 2611 2618 2620 3585 3586 3644 3691 3707 4375 4377 4380 4383 4385 4493'.split(' '),
)

/** The Australian state of a postcode; null if it is of none, or of several. */
export function stateOfPostcode(postcode: string): string | null {
  if (!/^\d{4}$/.test(postcode) || SHARED.has(postcode)) return null
  const number = Number(postcode)
  return RANGES.find(([, from, to]) => number >= from && number <= to)?.[0] ?? null
}
