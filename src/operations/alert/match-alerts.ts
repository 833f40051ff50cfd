import type { AlertKind, AlertSearch } from '#domain/alert/alert.ts'
import { type CarNews, carNews, type FormerCar } from '#domain/alert/car-news.ts'
import type { Car } from '#domain/car/car.ts'
import { baseFilter } from '#domain/listing/base-filter.ts'
import { carDocument } from '#domain/listing/car-document.ts'
import type { StockVocabulary } from '#domain/listing/stock-path.ts'
import { passes } from '#search/passes.ts'
import type { Transaction } from '#storage/transaction.ts'
import { knownMakes } from '../listing/known-makes.ts'
import type { SiteRequest } from '../site-request.ts'
import { carsByKey, MOST_FINDS, matchSearches, type NewsCar } from './match-searches.ts'
import { ownFilters } from './search-filters.ts'

/**
 * ALERT-3: matches a site's changed cars with its alerts, a batch in a transaction. A changed car finds the searches
 * under its keys, and only those are checked (docs/decisions/136). Returns the number of changed cars.
 */
export async function matchAlerts(request: SiteRequest, signal: AbortSignal | null = null): Promise<number> {
  const { platform, site } = request
  const { transaction } = platform.storage.forSite(site)
  let matched = 0
  for (;;) {
    if (signal?.aborted) return matched
    const vocabulary = await knownMakes(await platform.engines.forSite(site), site, platform.clock.now())
    const taken = await transaction((within) => matchBatch(request, vocabulary, within))
    matched += taken
    if (taken < CARS_A_BATCH) return matched
    // Requests run between batches.
    await new Promise(setImmediate)
  }
}

const CARS_A_BATCH = 2_500

async function matchBatch(
  { platform, site }: SiteRequest,
  vocabulary: StockVocabulary,
  within: Transaction,
): Promise<number> {
  const { alertMatches, cars } = platform.storage.forSite(site)
  const changes = await alertMatches.takeChanges(CARS_A_BATCH, within)
  // A site that has switched alerts off gets no old news when it switches them on again.
  if (changes.length === 0 || !site.alerts.enabled) return changes.length
  const former = new Map(changes.map((change) => [change.carId, change]))
  const changed = await cars.findAll([...former.keys()], within)

  const finds = new Map<string, CarNews[]>()
  const add = (alertId: string, news: CarNews) => {
    const alertNews = finds.get(alertId)
    if (alertNews === undefined) finds.set(alertId, [news])
    else if (alertNews.length < MOST_FINDS && !alertNews.includes(news)) alertNews.push(news)
  }
  const byId = new Map(changed.map((car) => [car.id, car]))
  for (const { id, kind, carId } of await alertMatches.ofCars([...byId.keys()], within)) {
    const news = newsOf(kind, former.get(carId), byId.get(carId))
    if (news) add(id, news)
  }
  const base = baseFilter(site, platform.clock.now())
  const newsCars = changed.flatMap((car): NewsCar[] => {
    const news = newsOf('search', former.get(car.id), car)
    const document = news && carDocument(car)
    return document && base.every((filter) => passes(document, filter)) ? [{ news, document }] : []
  })
  const byKey = carsByKey(newsCars)
  const searches = byKey.size === 0 ? [] : await alertMatches.searchesAt([...byKey.keys()], within)
  const filtersOf = (search: AlertSearch) => ownFilters(site, search, vocabulary)
  await matchSearches(byKey, searches, filtersOf, add)
  await alertMatches.addFinds([...finds], within)
  if (finds.size > 0) platform.log.info('alerts matched', { site: site.slug, cars: changes.length, alerts: finds.size })
  return changes.length
}

function newsOf(kind: AlertKind, former: FormerCar | undefined, car: Car | undefined): CarNews | null {
  return former && car ? carNews(kind, former, car) : null
}
