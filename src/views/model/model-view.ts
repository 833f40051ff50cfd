import { absolute } from '#domain/breadcrumb.ts'
import { picture } from '#domain/car/car-picture.ts'
import { MODELS_PATH, type Model, modelPagePath, modelTitle, STATUS_TEXTS } from '#domain/model/model.ts'
import { CONTACT_PATH, TEST_DRIVE_PATH } from '#domain/paths.ts'
import { home } from '#words/errors.ts'
import * as words from '#words/model.ts'
import { say } from '#words/say.ts'
import type { CardView } from '../card/card-view.ts'
import type { LowestPrices, ModelView } from './models-view.ts'
import { fromPrice, modelCard } from './models-view.ts'

const OTHERS = 3

interface ModelPlace {
  readonly site: { readonly name: string; readonly search: { readonly vehicleWord: string } }
  readonly origin: string
  /** Other models with the same main body. */
  readonly others: readonly Model[]
  readonly prices: LowestPrices
  readonly stock: {
    readonly total: number
    readonly cards: readonly CardView[]
    /** Listing of the model; null if it is not in stock. */
    readonly href: string | null
  }
}

/** MODEL-1: a model's page. */
export function modelView(model: Model, { site, origin, others, prices, stock }: ModelPlace): ModelView {
  const title = modelTitle(model)
  const comingSoon = model.status === 'coming_soon'
  return {
    manufacturer: model.manufacturer_name,
    name: model.name,
    title,
    metaTitle: `${title} | ${site.name}`,
    metaDescription: model.description ?? say(words.descriptionAt, { title, site: site.name }),
    canonical: absolute(modelPagePath(model.slug), origin),
    description: model.description,
    picture: model.image && picture(model.image.url, title),
    status: STATUS_TEXTS[model.status],
    comingSoon,
    price: fromPrice(model, prices),
    facts: facts(model),
    enquireHref: `${CONTACT_PATH}?${new URLSearchParams({ model: model.slug })}#contact-form`,
    enquireLabel: comingSoon ? say(words.registerYourInterest) : say(words.enquireAboutModel),
    testDriveHref: comingSoon || stock.total === 0 ? null : TEST_DRIVE_PATH,
    stock: {
      heading: stockHeading(title, stock.total, comingSoon),
      note: stock.total > 0 ? null : comingSoon ? comingNote() : emptyNote(title),
      cards: stock.cards,
      moreHref: stock.total > stock.cards.length ? stock.href : null,
      moreLabel: say(words.seeAllTotal, { total: stock.total }),
    },
    others: others.map((other) => modelCard(other, prices)),
    breadcrumb: [
      { label: say(home), href: '/' },
      { label: say(words.models), href: MODELS_PATH },
      { label: title, href: modelPagePath(model.slug) },
    ],
  }
}

function stockHeading(title: string, total: number, comingSoon: boolean): string {
  if (total === 0 && comingSoon) return say(words.titleItsWay, { title })
  return total === 0 ? say(words.titleInStock, { title }) : say(words.totalTitleStock, { total, title })
}

const comingNote = () => say(words.registerInterestWillTell)

function emptyNote(title: string): string {
  return say(words.thereNoTitleStock, { title })
}

function facts({ bodyStyle, body, bodies, fuel, variant, accessories_count }: Model): ModelView['facts'] {
  const rows: readonly (readonly [label: string, value: string | null])[] = [
    [say(words.body), bodyStyle ?? ([...(body.length > 0 ? body : bodies)].join(', ') || null)],
    [say(words.fuel), fuel.join(', ') || null],
    [say(words.variant), variant],
    [say(words.genuineAccessories), accessories_count > 0 ? String(accessories_count) : null],
  ]
  return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}

/** Other models with the same main body, in the catalogue's order. */
export function othersOf(model: Model, models: readonly Model[]): readonly Model[] {
  const [main] = model.bodies
  if (main === undefined) return []
  return models.filter(({ id, bodies }) => id !== model.id && bodies.includes(main)).slice(0, OTHERS)
}
