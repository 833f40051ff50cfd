import { ofChosenName, readStockPath, type StockPath, type StockVocabulary } from '#domain/listing/stock-path.ts'
import type { Model } from '#domain/model/model.ts'
import { nameKey } from '#domain/name-key.ts'
import { segmentOf } from '#domain/slug.ts'
import type { Filter } from '#search/engine.ts'
import { cardView } from '#views/card/card-view.ts'
import { toldApart } from '#views/card/told-apart.ts'
import { modelView } from '#views/model/model-view.ts'
import type { ModelView } from '#views/model/models-view.ts'
import { cardMoment } from '../listing/card-moment.ts'
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
  const { models } = platform.contentOf(site.slug).catalogue
  const model = models.find((each) => each.slug === slug.toLowerCase())
  if (model === undefined) return null
  if (model.override_url !== null) return { kind: 'elsewhere', href: model.override_url }
  const vocabulary = await knownMakes(await platform.engines.forSite(site), site, now)
  const page = stockOf(model, vocabulary)
  const { total, cars } = page === null ? NO_STOCK : await listCars(request, filtersOf(page), CARDS)
  const moment = await cardMoment(request)
  const cards = toldApart(cars.map((car) => cardView(car, site, moment)))
  return {
    kind: 'model',
    model: modelView(model, { site, origin, models, stock: { total, cards, href: page?.trail.at(-1)?.href ?? null } }),
  }
}

/** A5: the page of the model's own cars, if there is one; not those of another model at the same address. */
function stockOf({ manufacturer_name, name }: Model, vocabulary: StockVocabulary): StockPath | null {
  const page = readStockPath([segmentOf(manufacturer_name), segmentOf(name)], vocabulary)
  const modelNames = page?.values.model?.filter((one) => nameKey(one) === nameKey(name)) ?? []
  if (page === null || modelNames.length === 0) return null
  return ofChosenName(page, { values: { model: modelNames } })
}

const NO_STOCK = { total: 0, cars: [] } as const

function filtersOf({ values: { make = [], model = [] } }: StockPath): readonly Filter[] {
  return [
    { kind: 'in', field: 'make', values: make },
    { kind: 'in', field: 'model', values: model },
  ]
}
