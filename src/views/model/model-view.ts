import { absolute } from '#domain/breadcrumb.ts'
import { picture } from '#domain/car/car-picture.ts'
import { MODELS_PATH, type Model, modelPagePath, modelTitle, STATUS_TEXTS } from '#domain/model/model.ts'
import { CONTACT_PATH, TEST_DRIVE_PATH } from '#domain/paths.ts'
import type { CardView } from '../card/card-view.ts'
import type { ModelView } from './models-view.ts'
import { modelCard } from './models-view.ts'

const OTHERS = 3

interface ModelPlace {
  readonly site: { readonly name: string; readonly search: { readonly vehicleWord: string } }
  readonly origin: string
  /** The whole catalogue. */
  readonly models: readonly Model[]
  readonly stock: {
    readonly total: number
    readonly cards: readonly CardView[]
    /** Listing of the model; null if it is not in stock. */
    readonly href: string | null
  }
}

/** MODEL-1: a model's page. */
export function modelView(model: Model, { site, origin, models, stock }: ModelPlace): ModelView {
  const title = modelTitle(model)
  const comingSoon = model.status === 'coming_soon'
  const word = site.search.vehicleWord
  return {
    manufacturer: model.manufacturer_name,
    name: model.name,
    title,
    metaTitle: `${title} | ${site.name}`,
    metaDescription: model.description ?? `${title} at ${site.name}: what we have in stock, and how to ask about it.`,
    canonical: absolute(modelPagePath(model.slug), origin),
    description: model.description,
    picture: model.image && picture(model.image.url, title),
    status: STATUS_TEXTS[model.status],
    comingSoon,
    facts: facts(model),
    enquireHref: `${CONTACT_PATH}?${new URLSearchParams({ model: model.slug })}#contact-form`,
    enquireLabel: comingSoon ? 'Register your interest' : 'Enquire about this model',
    testDriveHref: comingSoon || stock.total === 0 ? null : TEST_DRIVE_PATH,
    stock: {
      heading: stockHeading(title, stock.total, comingSoon),
      note: stock.total > 0 ? null : comingSoon ? COMING_NOTE : emptyNote(title, word),
      cards: stock.cards,
      moreHref: stock.total > stock.cards.length ? stock.href : null,
      moreLabel: `See all ${stock.total}`,
    },
    others: othersOf(model, models).map(modelCard),
    breadcrumb: [
      { label: 'Home', href: '/' },
      { label: 'Models', href: MODELS_PATH },
      { label: title, href: modelPagePath(model.slug) },
    ],
  }
}

function stockHeading(title: string, total: number, comingSoon: boolean): string {
  if (total === 0 && comingSoon) return `The ${title} is on its way`
  return total === 0 ? `${title} in stock` : `${total} ${title} in stock`
}

const COMING_NOTE = 'Register your interest, and we will tell you as soon as we know its price and the day it arrives.'

function emptyNote(title: string, vehicleWord: string): string {
  return `There is no ${title} in stock today. Tell us the ${vehicleWord} you have in mind, and we will find or order it.`
}

function facts({ bodyStyle, body, bodies, fuel, variant, accessories_count }: Model): ModelView['facts'] {
  const rows: readonly (readonly [label: string, value: string | null])[] = [
    ['Body', bodyStyle ?? ([...(body.length > 0 ? body : bodies)].join(', ') || null)],
    ['Fuel', fuel.join(', ') || null],
    ['Variant', variant],
    ['Genuine accessories', accessories_count > 0 ? String(accessories_count) : null],
  ]
  return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}

/** Other models with the same main body, in the catalogue's order. */
function othersOf(model: Model, models: readonly Model[]): readonly Model[] {
  const [main] = model.bodies
  if (main === undefined) return []
  return models.filter(({ id, bodies }) => id !== model.id && bodies.includes(main)).slice(0, OTHERS)
}
