import { cardView } from '#views/card/card-view.ts'
import { toldApart } from '#views/card/told-apart.ts'
import { modelView, othersOf } from '#views/model/model-view.ts'
import type { ModelView } from '#views/model/models-view.ts'
import { cardMoment } from '../listing/card-moment.ts'
import { knownMakes } from '../listing/known-makes.ts'
import { listCars } from '../listing/list-cars.ts'
import type { SiteRequest } from '../site-request.ts'
import { filtersOf, lowestPrices, stockOf } from './model-stock.ts'

export type ShownModel =
  | { readonly kind: 'model'; readonly model: ModelView }
  /** The model has an `override_url` (MODEL-1). */
  | { readonly kind: 'elsewhere'; readonly href: string }

const CARDS = 4

/** The model at /models/{slug} with matching cars from the site's stock, or null for a 404 (ROUTE-3, MODEL-1). */
export async function showModel(request: SiteRequest, slug: string): Promise<ShownModel | null> {
  const { platform, site, now, origin } = request
  const { models } = platform.contentOf(site.slug).catalogue
  const model = models.find((each) => each.slug === slug.toLowerCase())
  if (model === undefined) return null
  if (model.override_url !== null) return { kind: 'elsewhere', href: model.override_url }
  const vocabulary = await knownMakes(await platform.engines.forSite(site), site, now)
  const page = stockOf(model, vocabulary)
  const { total, cars } = page === null ? NO_STOCK : await listCars(request, filtersOf(page), CARDS)
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
      stock: { total, cards, href: page?.trail.at(-1)?.href ?? null },
    }),
  }
}

const NO_STOCK = { total: 0, cars: [] } as const
