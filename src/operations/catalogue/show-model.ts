import type { Model } from '#domain/model/model.ts'
import { cardView } from '#views/card/card-view.ts'
import { toldApart } from '#views/card/told-apart.ts'
import { modelView, othersOf } from '#views/model/model-view.ts'
import type { ModelView } from '#views/model/models-view.ts'
import { cardMoment } from '../listing/card-moment.ts'
import { knownMakes } from '../listing/known-makes.ts'
import { listCars } from '../listing/list-cars.ts'
import { orWithoutSearch } from '../listing/without-search.ts'
import type { SiteRequest } from '../site-request.ts'
import { filtersOf, lowestPrices, stockOf } from './model-stock.ts'

export type ShownModel =
  | { readonly kind: 'model'; readonly model: ModelView }
  /** The model has an `override_url` (MODEL-1). */
  | { readonly kind: 'elsewhere'; readonly href: string }

const CARDS = 4

/**
 * The model at /models/{slug} with matching cars from the site's stock, or null for a 404 (ROUTE-3, MODEL-1). No cars
 * while the search engine does not answer (D-46).
 */
export async function showModel(request: SiteRequest, slug: string): Promise<ShownModel | null> {
  const { platform, site, origin } = request
  const { models } = platform.contentOf(site.slug).catalogue
  const model = models.find((each) => each.slug === slug.toLowerCase())
  if (model === undefined) return null
  if (model.override_url !== null) return { kind: 'elsewhere', href: model.override_url }
  const { total, cars, href } = await orWithoutSearch(platform, () => findStock(request, model), NO_STOCK)
  const moment = await cardMoment(request)
  const cards = toldApart(cars.map((car) => cardView(car, site, moment)))
  const others = othersOf(model, models)
  return {
    kind: 'model',
    model: modelView(model, {
      site,
      origin,
      others,
      prices: await lowestPrices(request, [model, ...others]),
      stock: { total, cards, href },
    }),
  }
}

const NO_STOCK = { total: 0, cars: [], href: null } as const

async function findStock(request: SiteRequest, model: Model) {
  const { platform, site, now } = request
  const page = stockOf(model, await knownMakes(await platform.engines.forSite(site), site, now))
  if (page === null) return NO_STOCK
  const { total, cars } = await listCars(request, filtersOf(page), CARDS)
  return { total, cars, href: page.trail.at(-1)?.href ?? null }
}
