import { readStockPath, type StockPath } from '#domain/listing/stock-path.ts'
import { segmentOf } from '#domain/slug.ts'
import type { Filter } from '#search/engine.ts'
import { cardView } from '#views/card/card-view.ts'
import { toldApart } from '#views/card/told-apart.ts'
import { modelView } from '#views/model/model-view.ts'
import type { ModelView } from '#views/model/models-view.ts'
import { knownMakes } from '../listing/known-makes.ts'
import { listCars } from '../listing/list-cars.ts'
import type { SiteRequest } from '../site-request.ts'

export type ShownModel =
  | { readonly kind: 'model'; readonly model: ModelView }
  /** The model has an `override_url` (MODEL-1). */
  | { readonly kind: 'elsewhere'; readonly href: string }

const CARDS = 4

/** The model at /models/{slug} with matching cars from the site's stock, or null for a 404 (ROUTE-3, MODEL-1). */
export async function showModel(request: SiteRequest, slug: string): Promise<ShownModel | null> {
  const { platform, site, now, origin } = request
  const { models } = platform.catalogueOf(site.slug)
  const model = models.find((each) => each.slug === slug.toLowerCase())
  if (model === undefined) return null
  if (model.override_url !== null) return { kind: 'elsewhere', href: model.override_url }
  const vocabulary = await knownMakes(await platform.engines.forSite(site), site, now)
  const page = readStockPath([segmentOf(model.manufacturer_name), segmentOf(model.name)], vocabulary)
  const { total, cars } = page === null ? NO_STOCK : await listCars(request, filtersOf(page), CARDS)
  const cards = toldApart(cars.map((car) => cardView(car, site, { now })))
  return {
    kind: 'model',
    model: modelView(model, { site, origin, models, stock: { total, cards, href: page?.path ?? null } }),
  }
}

const NO_STOCK = { total: 0, cars: [] } as const

function filtersOf({ values: { make = [], model = [] } }: StockPath): readonly Filter[] {
  return [
    { kind: 'in', field: 'make', values: make },
    { kind: 'in', field: 'model', values: model },
  ]
}
