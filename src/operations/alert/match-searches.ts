import type { AlertSearch } from '#domain/alert/alert.ts'
import { carKeys } from '#domain/alert/alert-keys.ts'
import type { CarNews } from '#domain/alert/car-news.ts'
import type { CarSummary } from '#domain/car/car.ts'
import { stockSchema } from '#domain/listing/car-document.ts'
import type { Filter, SearchDocument } from '#search/engine.ts'
import { createMemoryEngine } from '#search/memory/memory-engine.ts'
import { passes } from '#search/passes.ts'
import type { WaitingSearch } from '#storage/alert/alert-matches.ts'

/** A changed car that is news to a search that it fits. */
export interface NewsCar {
  readonly news: CarNews
  readonly document: SearchDocument<CarSummary>
}

/** Cars by the keys under which their searches are found. */
export type CarsByKey = ReadonlyMap<string, readonly NewsCar[]>

export function carsByKey(cars: readonly NewsCar[]): CarsByKey {
  const byKey = new Map<string, NewsCar[]>()
  for (const car of cars) {
    for (const key of carKeys(car.document.fields)) {
      const carsOfKey = byKey.get(key)
      if (carsOfKey === undefined) byKey.set(key, [car])
      else carsOfKey.push(car)
    }
  }
  return byKey
}

/**
 * ALERT-3: checks each search against the cars under its keys, with the filters and words of its listing. The work grows
 * with the searches found, not with all alerts times all cars.
 */
export async function matchSearches(
  byKey: CarsByKey,
  searches: readonly WaitingSearch[],
  filtersOf: (search: AlertSearch) => { readonly filters: readonly Filter[]; readonly text: string },
  add: (alertId: string, news: CarNews) => void,
): Promise<void> {
  const named = carsNamed(byKey)
  for (const { search, alertIds, keys } of searches) {
    const { filters, text } = filtersOf(search)
    const byWords = text === '' ? null : await named(text)
    const fits = ({ document }: NewsCar) =>
      (byWords === null || byWords.has(document.id)) && filters.every((filter) => passes(document, filter))
    for (const news of firstNews(byKey, keys, fits)) {
      for (const alertId of alertIds) add(alertId, news)
    }
  }
}

/** News of one search from one batch; a mail names fewer. */
export const MOST_FINDS = 20

/** Stops at the most that is stored: a search that fits every car checks few of them. */
function firstNews(byKey: CarsByKey, keys: readonly string[], fits: (car: NewsCar) => boolean): ReadonlySet<CarNews> {
  const news = new Set<CarNews>()
  for (const key of keys) {
    for (const car of byKey.get(key) ?? []) {
      if (news.size === MOST_FINDS) return news
      if (fits(car)) news.add(car.news)
    }
  }
  return news
}

/** Finds the changed cars that have these words, as a listing would. The engine is made when the first search has words. */
function carsNamed(byKey: CarsByKey): (text: string) => Promise<ReadonlySet<string>> {
  const answers = new Map<string, ReadonlySet<string>>()
  let filled: Promise<ReturnType<typeof createMemoryEngine<CarSummary>>> | null = null
  const fill = async () => {
    const engine = createMemoryEngine<CarSummary>(stockSchema)
    await engine.upsert((byKey.get('') ?? []).map(({ document }) => document))
    return engine
  }
  return async (text) => {
    const cachedIds = answers.get(text)
    if (cachedIds) return cachedIds
    filled ??= fill()
    const engine = await filled
    const request = { base: [], filters: [], facets: [], stats: [], sort: { by: 'relevance' }, offset: 0 } as const
    const { hits } = await engine.search({ ...request, text, limit: await engine.size() })
    const ids = new Set(hits.map(({ id }) => id))
    answers.set(text, ids)
    return ids
  }
}
