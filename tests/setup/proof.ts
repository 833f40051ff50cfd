/** Whether a run proves everything (`npm run chaos`), or a fixed sample of what is the same many times over (`npm test`). */
export const IS_WHOLE = process.env.PROOF === 'whole'

/** Files of the browser tests that prove a sample in `npm test`, and everything in `npm run chaos`. */
export const SAMPLED = [
  'tests/browser/car-page.test.ts',
  'tests/browser/console/console-pages.test.ts',
  'tests/browser/content.test.ts',
  'tests/browser/every-page-*.test.ts',
  'tests/browser/first-screen.test.ts',
  'tests/browser/home.test.ts',
  'tests/browser/money.test.ts',
  'tests/browser/search/listing-accessibility.test.ts',
  'tests/browser/search/listing-weight.test.ts',
  'tests/browser/search/suggest.test.ts',
  'tests/browser/visitor/consent.test.ts',
  'tests/browser/visitor/favourites.test.ts',
]

/** Files of the unit tests that do so. */
export const SAMPLED_UNITS = [
  'src/console/right-sign-ins.test.ts',
  'src/console/rights-by-role.test.ts',
  'src/console/scoped-rights.test.ts',
  'src/console/sign-in-events.test.ts',
  'src/console/two-people.test.ts',
  'src/demonstration/drawings/every-view.test.ts',
  'src/operations/reservation/reserve-car.test.ts',
  'src/operations/stock/import-names.test.ts',
  'src/server/data-keys.test.ts',
  'src/server/lift-wait.test.ts',
  'src/site/files/wrong-values.test.ts',
  'tests/scenarios/kinds-of-site.test.ts',
  'tests/scenarios/lead/lead-delivery.test.ts',
  'tests/scenarios/odd-texts.test.ts',
  'tests/scenarios/preview/planted-faults.test.ts',
  'tests/scenarios/search/search-oracle-listings.test.ts',
  'tests/scenarios/search/search-oracle.test.ts',
  'tests/simulator/even-breakages.test.ts',
  'tests/simulator/odd-breakages.test.ts',
  'tests/simulator/studio/studio.test.ts',
]

/** One of them, or all in a whole proof. */
export function sampleOf<Item>(all: readonly Item[], at = 0): readonly Item[] {
  return IS_WHOLE ? all : all.slice(at, at + 1)
}

/** Each of the first with one of the second, in turn, or all pairs in a whole proof: a site in one width, another in the next. */
export function pairsOf<First, Second>(
  firsts: readonly First[],
  seconds: readonly Second[],
): readonly (readonly [First, Second])[] {
  return firsts.flatMap((first, at) =>
    seconds.filter((_, place) => IS_WHOLE || place === at % seconds.length).map((second) => [first, second] as const),
  )
}

/** Every nth of them, from the first on, or all in a whole proof. */
export function everyNth<Item>(all: readonly Item[], nth: number): readonly Item[] {
  return IS_WHOLE ? all : all.filter((_, at) => at % nth === 0)
}

/** For the case of this number a part of its values, another part than for the next case, or all in a whole proof. */
export function partOf<Item>(values: readonly Item[], parts: number, number: number): readonly Item[] {
  return IS_WHOLE ? values : values.filter((_, at) => at % parts === number % parts)
}
