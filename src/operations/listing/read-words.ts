import { oncePer } from '#caching/once-per.ts'
import { MEASURED } from '#domain/ask/measured.ts'
import { tokensOf } from '#domain/ask/token.ts'
import { understand } from '#domain/ask/understand.ts'
import type { Understanding } from '#domain/ask/understanding.ts'
import { type AskContext, type AskVocabulary, askContext } from '#domain/ask/vocabulary.ts'
import type { CarSummary } from '#domain/car/car.ts'
import { zonedYear } from '#domain/date/zoned-time.ts'
import { regoFilter } from '#domain/listing/car-number.ts'
import { facetField, facetValue } from '#domain/listing/facet/facet-field.ts'
import { FACET_NAMES, type FacetName } from '#domain/listing/facet/facet-names.ts'
import { FACETS } from '#domain/listing/facet/facets.ts'
import { searchRequest } from '#domain/listing/search-request.ts'
import { type StockVocabulary, WHOLE_LISTING } from '#domain/listing/stock-path.ts'
import { EMPTY_QUERY, type StockQuery } from '#domain/listing/stock-query.ts'
import type { SearchEngine, SearchResult } from '#search/engine.ts'
import type { Site } from '#site/site.ts'
import type { SiteRequest } from '../site-request.ts'
import { placesOf } from './places-asked.ts'

type Asking = Pick<SiteRequest, 'platform' | 'site' | 'now'>

/** Words that the stock is asked about; an engine reads as many of a query. */
const MOST_WORDS = 20

/**
 * ASK-1, ASK-4: what words mean on a site, by its own stock. Null for the number of a car (docs/decisions/011). `makes` are
 * those of `knownMakes`.
 */
export async function readWords(
  engine: SearchEngine<CarSummary>,
  asked: Asking,
  text: string,
  { makes }: StockVocabulary,
): Promise<Understanding | null> {
  if (await isPlate(engine, asked, text)) return null
  const { site, now } = asked
  const { facets, stats } = await engine.search({ ...wholeStock(site, now), ...VALUES_ASKED(site) })
  const stocked = contextOf(engine, site, { makes, facets, stats })
  const last = tokensOf(text).at(-1)?.text
  const thisYear = zonedYear(now, site.timezone)
  const answers = new Map<string, boolean>()
  // The grammar asks about words one by one, and the engine answers later: it reads again with what it asked for.
  for (;;) {
    const unknown = new Map<string, StockQuery>()
    const hasWord: AskVocabulary['hasWord'] = (words, among) => {
      const key = JSON.stringify([words, among])
      const has = answers.get(key)
      // A space ends a word; the last may still be a part of one (SEARCH-6).
      const query = { ...EMPTY_QUERY, text: words === last ? words : `${words} ` }
      const values = among === undefined ? {} : { [among.facet]: among.values }
      if (has === undefined && answers.size + unknown.size < MOST_WORDS) unknown.set(key, { ...query, values })
      return has ?? false
    }
    const context: AskContext = {
      ...stocked,
      region: site.region,
      hasWord,
      placeOf: placesOf(asked.platform.localities, asked.site),
      thisYear,
    }
    const meaning = understand(text, context)
    if (unknown.size === 0) return withoutEmptyingWords(engine, asked, meaning, stocked)
    await Promise.all(
      [...unknown].map(async ([key, query]) => {
        answers.set(key, (await engine.search(wholeStock(site, now, query))).total > 0)
      }),
    )
  }
}

/**
 * ASK-2: names the words of no make, model or badge that no car has together with the rest, and leaves them out: 'toyota
 * sunroof' shows Toyotas where only other makes have one. What is empty without them stays as it is.
 */
async function withoutEmptyingWords(
  engine: SearchEngine<CarSummary>,
  { site, now }: Asking,
  meaning: Understanding,
  { nameByName, makeByName }: Pick<AskContext, 'nameByName' | 'makeByName'>,
): Promise<Understanding> {
  const words = meaning.text.split(' ').filter((word) => word !== '')
  const { weekly, ...ranges } = meaning.ranges
  const finds = async (left: readonly string[]) => {
    const query = { ...EMPTY_QUERY, values: meaning.values, excluded: meaning.excluded, ranges, text: left.join(' ') }
    return (await engine.search(wholeStock(site, now, query))).total > 0
  }
  if (words.length === 0 || (await finds(words))) return meaning
  const names = [...nameByName.values(), ...makeByName.values()].flatMap((name) => name.toLowerCase().split(' '))
  const named = new Set(names)
  const loose = words.filter((word) => !named.has(word))
  let kept = words.filter((word) => !loose.includes(word))
  if (loose.length === 0 || !(await finds(kept))) return meaning
  const dropped: string[] = []
  for (const word of loose) {
    const withWord = words.filter((each) => each === word || kept.includes(each))
    if (await finds(withWord)) kept = withWord
    else dropped.push(word)
  }
  return { ...meaning, text: kept.join(' '), unmatched: [...meaning.unmatched, ...dropped] }
}

function wholeStock(site: Site, now: Date, query = EMPTY_QUERY) {
  return {
    ...searchRequest(site, { page: WHOLE_LISTING, query }, { facets: [], now }),
    facets: [],
    stats: [],
    limit: 0,
  }
}

/** A plate is in no text, so that it is not a word that nothing matches. */
async function isPlate(engine: SearchEngine<CarSummary>, { site, now }: Asking, text: string): Promise<boolean> {
  const plate = regoFilter(text, site)
  if (plate === null) return false
  return (await engine.search({ ...wholeStock(site, now), filters: [plate] })).total > 0
}

/** More values than any facet has. */
const ALL = 10_000

/** A site that shows its own bodies has no use for ours (SEARCH-9). Makes and models come from `knownMakes`. */
function namesAsked({ search }: Site): readonly FacetName[] {
  const left: readonly FacetName[] = [
    'make',
    'model',
    'make_model',
    'manufacturer.name',
    'price_range',
    'weekly_price_range',
  ]
  return FACET_NAMES.filter(
    (name) =>
      FACETS[name].kind === 'values' && !left.includes(name) && name !== (search.customBodies ? 'simple_body' : 'body'),
  )
}

const VALUES_ASKED = oncePer((site: Site) => ({
  facets: namesAsked(site).map((name) => ({ field: facetField(name, site), limit: ALL, tie: 'ascending' as const })),
  stats: MEASURED,
}))

type Counts = SearchResult<CarSummary>['facets']

/** Prepared again only when the stock's names change: the engine's counts change with each car. */
function contextOf(
  engine: SearchEngine<CarSummary>,
  site: Site,
  {
    makes,
    facets,
    stats,
  }: {
    readonly makes: StockVocabulary['makes']
    readonly facets: Counts
    readonly stats: SearchResult<CarSummary>['stats']
  },
): AskContext {
  const names = namesOf(engine, site, ...namesAsked(site).map((name) => facets[facetField(name, site)]))
  const measured = MEASURED.filter((name) => (stats[name] ?? null) !== null)
  return preparedFrom(engine, makes, names, measured.join())
}

/** The names as one text. The engine returns the same count objects while the stock is unchanged. */
const namesOf = oncePer((_engine: object, site: Site, ...counts: readonly (Counts[string] | undefined)[]) =>
  JSON.stringify(
    Object.fromEntries(
      namesAsked(site).map((name, at) => [name, (counts[at] ?? []).map(({ value }) => facetValue(name, value, site))]),
    ),
  ),
)

const preparedFrom = oncePer((_engine: object, makes: StockVocabulary['makes'], names: string, measured: string) => {
  const namesByFacet: AskVocabulary['known'] = JSON.parse(names)
  // What depends on the question follows with it.
  return askContext({
    region: 'AU',
    makes: makes.filter(({ models }) => models.length > 0),
    badges: namesByFacet.badge ?? [],
    known: namesByFacet,
    measured: MEASURED.filter((name) => measured.split(',').includes(name)),
    hasWord: () => false,
    placeOf: () => null,
    thisYear: 0,
  })
})
