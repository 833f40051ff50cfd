import { MODELS_PATH, modelPagePath } from '#domain/model/model.ts'
import { OFFERS_PATH } from '#domain/offer/offer.ts'
import { PARTS_PATH } from '#domain/parts/part.ts'
import type { Catalogue } from '../catalogue.ts'
import { menuLinks } from '../content/menu-links.ts'
import { didYouMean } from '../nearest.ts'
import type { Site } from '../site.ts'
import { type FoundFault, fault } from '../site-fault.ts'

/** Faults for menus that link to models, parts or offers the site does not have (ROUTE-3, like ROUTE-9). */
export function catalogueLinks(
  site: Pick<Site, 'menus' | 'integrations'>,
  { models, parts }: Pick<Catalogue, 'models' | 'parts'>,
): readonly FoundFault[] {
  const pages = [MODELS_PATH, ...models.map(({ slug }) => modelPagePath(slug))]
  const withoutModels = site.menus.header.flatMap((entry, index) =>
    'show' in entry && entry.show === 'vehicles' && models.length === 0
      ? [fault(['menus', 'header', index, 'show'], 'a menu of the models needs them, and the site has no models.json')]
      : [],
  )
  const dead = menuLinks(site).flatMap(({ at, href }): readonly FoundFault[] => {
    const path = href.split(/[?#]/)[0] ?? ''
    if (path === PARTS_PATH && parts.length === 0)
      return [fault(at, `"${href}" leads to a parts search, and the site has no parts.json`)]
    if (path === OFFERS_PATH && site.integrations.offersCount === 0)
      return [fault(at, `"${href}" leads to offers, and integrations.offersCount is 0`)]
    if (path !== MODELS_PATH && !path.startsWith(`${MODELS_PATH}/`)) return []
    if (models.length === 0) return [fault(at, `"${href}" leads to a model, and the site has no models.json`)]
    return pages.includes(path) ? [] : [fault(at, `there is no model at "${path}"`, didYouMean(path, pages))]
  })
  return [...withoutModels, ...dead]
}
