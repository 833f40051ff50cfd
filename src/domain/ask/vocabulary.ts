import { fold } from '#search/fold.ts'
import type { FacetName } from '../listing/facet/facet-names.ts'
import type { KnownValues } from '../listing/spelling.ts'
import type { RegionCode } from '../region.ts'
import type { MeasuredName } from './measured.ts'
import { tokensOf } from './token.ts'

/** What a site's stock and the platform know, as plain values. */
export interface AskVocabulary {
  /** SITE-6: what its people call fuels and states, and the unit of its distances. */
  readonly region: RegionCode
  readonly makes: readonly { readonly name: string; readonly models: readonly string[] }[]
  readonly badges: readonly string[]
  /** Values of the facets in stock. */
  readonly known: KnownValues
  /** Whether the text of some car has all of these words, as the search matches them; `among`: of some car with those values. */
  readonly hasWord: (words: string, among?: Among) => boolean
  /** Those that some car has a number for. */
  readonly measured: readonly MeasuredName[]
  /** The place of a postcode or a town's name; null if unknown. */
  readonly placeOf: (text: string) => KnownPlace | null
  readonly thisYear: number
}

/** Values of a facet. */
export interface Among {
  readonly facet: FacetName
  readonly values: readonly string[]
}

export interface KnownPlace {
  readonly postcode: string
  readonly name: string
  /** ASK-5: a council's area or a region, not a suburb or town. */
  readonly isArea?: boolean
  /** Whether it is close enough to the dealer that its name alone means it: 'young' is rarely the town of Young. */
  readonly isLocal: boolean
  /** In kilometres: how far to look for cars unless the buyer says. */
  readonly distance: number
}

interface NamedModel {
  /** 'Toyota HiLux' */
  readonly car: string
  /** Compact, without and with its make: 'hilux', 'toyotahilux'. */
  readonly names: readonly string[]
  /** The words of the model. */
  readonly words: readonly string[]
}

interface NamedBadge {
  readonly badge: string
  /** Compact. */
  readonly name: string
  /** Its words, with a space before and behind each. */
  readonly words: string
}

/** The vocabulary with its names prepared, so that a query is compared phrase by phrase. */
export interface AskContext extends AskVocabulary {
  /** Makes as in stock, by their compact names: 'landrover'. */
  readonly makeByName: ReadonlyMap<string, string>
  /** Models and badges as in stock, in lower case, by their compact names: 'cx5', 'landcruiser', 'gtline'. */
  readonly nameByName: ReadonlyMap<string, string>
  /** Models behind their make without a space: 'mazda3'. */
  readonly modelByMake: ReadonlyMap<string, { readonly make: string; readonly model: string }>
  /** Every model as its phrases are compared with it. */
  readonly namedModels: readonly NamedModel[]
  /** Every badge likewise. */
  readonly namedBadges: readonly NamedBadge[]
  /** The first value in stock of each facet, by its compact name. */
  readonly valueByName: Readonly<Partial<Record<FacetName, ReadonlyMap<string, string>>>>
  /** Towns of the dealer's yards, by their phrase. */
  readonly cityByPhrase: ReadonlyMap<string, string>
  /** ASK-7: whether all of the stock are caravans, campers and motorhomes. */
  readonly isCaravans: boolean
  /** Number of tokens of the longest name. */
  readonly longest: number
}

/** Makes that people shorten; the second is how stock spells the make. */
const SHORT_MAKES: readonly (readonly [string, string])[] = [
  ['vw', 'Volkswagen'],
  ['volkswagon', 'Volkswagen'],
  ['merc', 'Mercedes-Benz'],
  ['mercedes', 'Mercedes-Benz'],
  ['benz', 'Mercedes-Benz'],
  ['chevy', 'Chevrolet'],
  ['landrover', 'Land Rover'],
  ['alfa', 'Alfa Romeo'],
  ['mitsi', 'Mitsubishi'],
  ['beemer', 'BMW'],
  ['bimmer', 'BMW'],
  ['greatwall', 'GWM'],
  ['haval', 'GWM'],
]

/** Prepares a vocabulary; do it once for each state of the stock. */
export function askContext(vocabulary: AskVocabulary): AskContext {
  const makes = vocabulary.makes.map(({ name }) => name)
  const makeByName = new Map(makes.map((name) => [compact(name), name]))
  for (const [short, make] of SHORT_MAKES)
    if (makes.includes(make) && !makeByName.has(short)) makeByName.set(short, make)
  const names = [...vocabulary.badges, ...vocabulary.makes.flatMap(({ models }) => models)]
  const withMakes = vocabulary.makes.flatMap(({ name: make, models }) =>
    models.map((model) => [compact(make + model), { make, model: phraseOf(model) }] as const),
  )
  return {
    ...vocabulary,
    makeByName,
    nameByName: new Map(names.map((name) => [compact(name), phraseOf(name)])),
    modelByMake: new Map(withMakes),
    namedModels: vocabulary.makes.flatMap(({ name: make, models }) =>
      models.map((model) => ({
        car: `${make} ${model}`,
        names: [compact(model), compact(make + model)],
        words: fold(model).split(' '),
      })),
    ),
    namedBadges: vocabulary.badges.map((badge) => ({ badge, name: compact(badge), words: ` ${fold(badge)} ` })),
    valueByName: Object.fromEntries(
      Object.entries(vocabulary.known).map(([facet, known]) => [facet, firstBy(known, compact)]),
    ),
    cityByPhrase: firstBy(vocabulary.known.city ?? [], phraseOf),
    isCaravans: vocabulary.known.item_type?.every((type) => type === 'caravan') ?? false,
    longest: Math.max(2, ...[...names, ...makes].map((name) => phraseOf(name).split(/[ -]/).length)),
  }
}

function firstBy(known: readonly string[], nameOf: (value: string) => string): ReadonlyMap<string, string> {
  return new Map(known.toReversed().map((value) => [nameOf(value), value]))
}

/** 'CX-5 Touring' → 'cx-5 touring': the tokens of a text, joined by a space. */
export function phraseOf(text: string): string {
  return tokensOf(text)
    .map((token) => token.text)
    .join(' ')
}

/** 'CX-5' → 'cx5': buyers leave out hyphens and spaces, or put them in. */
export function compact(text: string): string {
  return fold(text).replace(/[\s-]/g, '')
}
