import type { CardShape } from '#site/options/card.ts'
import type { Template } from '#site/site.ts'
import type { Slots, Theme } from '#ui/slots.ts'
import type { SiteView } from '#views/site/site-view.ts'

/** One chunk per template: a browser loads only its site's. */
const loaders = import.meta.glob<{ readonly theme: Theme }>('./*/theme.ts')

const loaded = new Map<Template, Theme>()

/** Loads a template; `change` may replace its parts. */
export async function loadTheme(template: Template, change = (theme: Theme) => theme): Promise<Theme> {
  const load = loaders[`./${template}/theme.ts`]
  if (!load) throw new Error(`There is no template ${template}.`)
  const theme = change((await load()).theme)
  loaded.set(template, theme)
  return theme
}

/** One chunk per form of the card: a browser loads only the one that its site chose. */
const cardLoaders = import.meta.glob<Slots['VehicleCard']>('../ui/card/shapes/*.tsx', { import: 'VehicleCard' })

const cards = new Map<CardShape, Slots['VehicleCard']>()

/** Loads a form of the card that replaces the template's. */
export async function loadCard(shape: CardShape): Promise<void> {
  const load = cardLoaders[`../ui/card/shapes/${shape}.tsx`]
  if (load) cards.set(shape, await load())
}

export function isCardShape(name: string | undefined): name is CardShape {
  return Object.hasOwn(cardLoaders, `../ui/card/shapes/${name}.tsx`)
}

/** The template's slots, with the form of the card that the site chose; the same object for the same choice. */
export function slotsOf({ template, cardShape }: Pick<SiteView, 'template' | 'cardShape'>): Slots {
  const { slots } = themeOf(template)
  const VehicleCard = cardShape === null ? undefined : cards.get(cardShape)
  if (VehicleCard === undefined) return slots
  const key = `${template} ${cardShape}`
  const arranged = arrangements.get(key) ?? { ...slots, VehicleCard }
  arrangements.set(key, arranged)
  return arranged
}

const arrangements = new Map<string, Slots>()

/** A template, if the entry has loaded it. */
export function loadedTheme(template: Template): Theme | undefined {
  return loaded.get(template)
}

/** A template that the entry has loaded before rendering. */
export function themeOf(template: Template): Theme {
  const theme = loadedTheme(template)
  if (!theme) throw new Error(`Template ${template} is not loaded.`)
  return theme
}

export function isTemplate(name: string | undefined): name is Template {
  return Object.hasOwn(loaders, `./${name}/theme.ts`)
}
