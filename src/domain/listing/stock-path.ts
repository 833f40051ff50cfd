import * as words from '#words/listing.ts'
import { say } from '#words/say.ts'
import type { Crumb } from '../breadcrumb.ts'
import { BODY_NAMES, bodyOfPage, meantBodies } from '../car/body-type.ts'
import { BODY_TYPES, type BodyType, type CarType } from '../car/vocabulary.ts'
import { SEARCH_PATH } from '../paths.ts'
import { segmentOf } from '../slug.ts'
import type { FacetName } from './facet/facet-names.ts'
import { stockHref } from './stock-href.ts'
import { EMPTY_QUERY, type StockQuery } from './stock-query.ts'

/** ROUTE-2: a listing page with its own address and filter. The visitor's filters are added to it. */
export interface StockPath {
  readonly kind: 'all' | 'condition' | 'seats' | 'body' | 'make' | 'model'
  readonly path: string
  /** 'SUVs', 'Toyota HiLux', '7 Seater Cars'; '' for the whole listing. */
  readonly name: string
  /** Breadcrumb below the whole listing; the page itself is last. */
  readonly trail: readonly Crumb[]
  readonly values: Readonly<Partial<Record<FacetName, readonly string[]>>>
}

/** The makes and models that a site knows, and the names of its own bodies. Other addresses are 404s. */
export interface StockVocabulary {
  readonly makes: readonly KnownMake[]
  /** SEARCH-9: none on a site that shows the platform's body types. */
  readonly bodies?: readonly string[]
}

export interface KnownMake {
  readonly name: string
  readonly models: readonly string[]
}

export const WHOLE_LISTING: StockPath = { kind: 'all', path: SEARCH_PATH, name: '', trail: [], values: {} }

/**
 * ROUTE-2: the page for the path segments after /search; null for a 404. Conditions take precedence over body types,
 * and body types over makes.
 */
export function readStockPath(segments: readonly string[], vocabulary: StockVocabulary): StockPath | null {
  const [first, second, ...rest] = segments
  if (first === undefined) return WHOLE_LISTING
  if (rest.length > 0) return null
  if (second !== undefined) return modelPage(first, second, vocabulary)
  for (const read of [conditionPage, seatsPage, bodyPage, makePage]) {
    const page = read(first, vocabulary)
    if (page !== null) return page
  }
  return null
}

/**
 * A5: the page as a filter by one of its names leaves it: '/search/toyota/prius?model=Prius%2B' is the page 'Toyota
 * Prius+', with no other car in its forms.
 */
export function ofChosenName(page: StockPath, { values }: Pick<StockQuery, 'values'>): StockPath {
  const { kind } = page
  if (kind !== 'make' && kind !== 'model' && kind !== 'body') return page
  const shared = page.values[kind] ?? []
  const chosen = (values[kind] ?? []).filter((value) => shared.includes(value))
  if (chosen.length === 0 || chosen.length === shared.length) return page
  const above = page.trail.slice(0, -1)
  const name = inWords(chosen)
  const href = stockHref(page.path, { ...EMPTY_QUERY, values: { [kind]: chosen } })
  return {
    ...page,
    name: [...above.map(({ label }) => label), name].join(' '),
    trail: [...above, { label: name, href }],
    values: { ...page.values, [kind]: chosen },
  }
}

export function makePath(make: string): string {
  return `${SEARCH_PATH}/${encodeURIComponent(segmentOf(make))}`
}

export function modelPath(make: string, model: string): string {
  return `${makePath(make)}/${encodeURIComponent(segmentOf(model))}`
}

export function bodyPath(body: BodyType): string {
  return `${SEARCH_PATH}/${bodySegment(bodyOfPage(body))}`
}

/** SEARCH-9: the page of a body that a dealer's own stock names: '/search/pop-top-cars'. */
export function ownBodyPath(name: string): string {
  return `${SEARCH_PATH}/${encodeURIComponent(ownBodySegment(name))}`
}

function ownBodySegment(name: string): string {
  return `${segmentOf(name)}-cars`
}

/** Last path segment of a body type's page. */
export function bodySegment(body: BodyType): string {
  return `${BODY_NAMES[body].slug}-cars`
}

/** Makes with their models, from the values of make_model ('Land Rover Defender') and the names of makes. */
export function stockVocabulary(
  makes: readonly string[],
  makeModels: readonly string[],
  bodies: readonly string[] = [],
): StockVocabulary {
  return {
    bodies,
    makes: makes.map((name) => ({
      name,
      models: makeModels.filter((text) => text.startsWith(`${name} `)).map((text) => text.slice(name.length + 1)),
    })),
  }
}

/** The condition pages, by their last path segment. */
const CONDITION_PAGES: Readonly<Record<string, { readonly name: string; readonly types: readonly CarType[] }>> = {
  'new-cars': { name: 'New Cars', types: ['new'] },
  'used-cars': { name: 'Used Cars', types: ['used'] },
  'demo-cars': { name: 'Demo Cars', types: ['demo'] },
  'new-and-demo-cars': { name: 'New and Demo Cars', types: ['new', 'demo'] },
  'new-used-and-demo-cars': { name: 'New, Used and Demo Cars', types: ['new', 'used', 'demo'] },
}

/** Last path segments of the condition pages. */
export const CONDITION_SEGMENTS: readonly string[] = Object.keys(CONDITION_PAGES)

/** Last path segment of the seats page. */
export const SEATS_SEGMENT = '7-seater-cars'

function conditionPage(segment: string): StockPath | null {
  const page = Object.hasOwn(CONDITION_PAGES, segment) ? CONDITION_PAGES[segment] : undefined
  if (page === undefined) return null
  return namedPage('condition', page.name, `${SEARCH_PATH}/${segment}`, { car_type: page.types })
}

function seatsPage(segment: string): StockPath | null {
  if (segment !== SEATS_SEGMENT) return null
  return namedPage('seats', '7 Seater Cars', `${SEARCH_PATH}/${segment}`, { seats: ['7'] })
}

function bodyPage(segment: string, { bodies = [] }: StockVocabulary): StockPath | null {
  // Two spellings of a body share a page, as those of a make do.
  const ownBodies = bodies.filter((name) => ownBodySegment(name) === segment)
  if (ownBodies[0] !== undefined)
    return namedPage('body', inWords(ownBodies), ownBodyPath(ownBodies[0]), { body: ownBodies })
  const body = BODY_TYPES.find((type) => bodySegment(type) === segment)
  if (body === undefined) return null
  return namedPage('body', BODY_NAMES[body].plural, bodyPath(body), {
    simple_body: meantBodies(body),
  })
}

function makePage(segment: string, vocabulary: StockVocabulary): StockPath | null {
  const [make, ...spellings] = knownMakes(segment, vocabulary)
  if (make === undefined) return null
  const names = [make, ...spellings].map(({ name }) => name)
  return namedPage('make', inWords(names), makePath(make.name), { make: names })
}

function modelPage(first: string, second: string, vocabulary: StockVocabulary): StockPath | null {
  const makes = knownMakes(first, vocabulary)
  const models = [...new Set(makes.flatMap((each) => each.models).filter((name) => segmentOf(name) === second))]
  const [make] = makes
  const [model] = models
  if (make === undefined || model === undefined) return null
  return {
    kind: 'model',
    path: modelPath(make.name, model),
    name: `${make.name} ${inWords(models)}`,
    trail: [
      { label: make.name, href: makePath(make.name) },
      { label: inWords(models), href: modelPath(make.name, model) },
    ],
    values: { make: makes.map(({ name }) => name), model: models },
  }
}

/** A5: 'Prius', and 'Prius and Prius+' where both share the address: no car is listed under another one's name alone. */
function inWords(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed()
  return others.length === 0 ? last : say(words.namesAndLast, { names: others.toReversed().join(', '), last })
}

function namedPage(kind: StockPath['kind'], name: string, path: string, values: StockPath['values']): StockPath {
  return { kind, path, name, trail: [{ label: name, href: path }], values }
}

/** A5: every make that shares this address, the most frequent first. */
function knownMakes(segment: string, { makes }: StockVocabulary): readonly KnownMake[] {
  return makes.filter(({ name }) => segmentOf(name) === segment)
}
