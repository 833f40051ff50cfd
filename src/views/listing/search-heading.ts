import { carTypeName } from '#domain/car/fact-text.ts'
import { CAR_TYPES, FUELS, TRANSMISSIONS } from '#domain/car/vocabulary.ts'
import { FACET_NAMES, type FacetName } from '#domain/listing/facet/facet-names.ts'
import { formatWhole } from '#domain/money.ts'
import { inWordsOf, type RegionCode } from '#domain/region.ts'
import * as words from '#words/listing.ts'
import { say } from '#words/say.ts'
import { activeFilters } from './chips.ts'
import type { ListingState } from './listing-state.ts'
import { LARGEST_COUNT } from './listing-total.ts'
import { bodiesAsNoun, inSmallLetters, type Noun, namesOf, seatersAsNoun, seatsText, together } from './search-noun.ts'
import { nearPhrase, rangePhrase } from './search-phrases.ts'

/** Site fields that the heading depends on. A `Site` is one. */
export interface HeadingSite {
  readonly region: RegionCode
  readonly search: { readonly vehicleWord: string }
}

/** The parts of a heading, as they follow each other. */
const ORDER = [
  ...(['condition', 'transmission', 'fuel', 'seats', 'names'] as const),
  'noun',
  ...(['words', 'towing', 'payload', 'range', 'price', 'near', 'year', 'km', 'sleeps'] as const),
] as const
type PartName = (typeof ORDER)[number]

/** What a heading leaves out first where it is too long. */
const LEAST_FIRST: readonly PartName[] = [
  ...(['km', 'year', 'sleeps', 'transmission', 'fuel', 'condition'] as const),
  ...(['payload', 'range', 'towing', 'near', 'seats', 'price', 'words', 'names'] as const),
]

interface Part {
  readonly text: string
  /** How many chips it says. */
  readonly chips: number
}

type Parts = Readonly<Record<PartName, Part | undefined>>

/** Characters. More fill a third line of a phone. */
const LONGEST = 70

/**
 * SEARCH-15: the heading of a search, '58 seven-seaters under $40,000 within 100 km of Brisbane'; null without a filter.
 * Filters without a short phrase are counted: '12 utes, with 1 more filter'. Above 1,999 cars it has no number
 * (SEARCH-12).
 */
export function searchHeading(place: ListingState, total: number, site: HeadingSite): string | null {
  const chips = activeFilters(place, site.region).length
  // What the page itself filters is in its own heading (ROUTE-2).
  if (chips === (place.page.kind === 'all' ? 0 : 1)) return null
  let parts = partsOf(place, total, site)
  for (const name of LEAST_FIRST) {
    const heading = headingOf(parts, chips, total, site)
    if (heading.length <= LONGEST) return heading
    parts = { ...parts, [name]: undefined }
  }
  return headingOf(parts, chips, total, site)
}

function headingOf(parts: Parts, chips: number, total: number, { search }: HeadingSite): string {
  const said = ORDER.flatMap((name) => parts[name] ?? [])
  const textsOf = (names: readonly PartName[]) => names.flatMap((name) => parts[name]?.text ?? [])
  const noun = ORDER.indexOf('noun')
  const cars = [...textsOf(ORDER.slice(0, noun)), parts.noun?.text ?? inNumber(vehicles(search), total)].join(' ')
  const found = [counted(total, cars), ...textsOf(ORDER.slice(noun + 1))].join(' ')
  const count = chips - said.reduce((sum, part) => sum + part.chips, 0)
  if (count <= 0) return found
  return say(said.length === 0 ? words.matchingFilters : words.moreFilters, { search: found, count })
}

function counted(total: number, cars: string): string {
  if (total === 0) return say(words.noCars, { cars })
  if (total > LARGEST_COUNT) return cars.charAt(0).toUpperCase() + cars.slice(1)
  return say(words.numberOfCars, { number: formatWhole(total), cars })
}

function vehicles({ vehicleWord }: HeadingSite['search']): Noun {
  return { one: vehicleWord, several: `${vehicleWord}s` }
}

function inNumber({ one, several }: Noun, total: number): string {
  return total === 1 ? one : several
}

function partsOf(place: ListingState, total: number, { region, search }: HeadingSite): Parts {
  const { page, query } = place
  const valuesOf = (name: FacetName) => [...new Set([...(page.values[name] ?? []), ...(query.values[name] ?? [])])]
  /** The page's own filter is one chip, however many values it has. */
  const part = (text: string | null, ...names: readonly FacetName[]): Part | undefined => {
    const chosen = names.flatMap((name) =>
      (query.values[name] ?? []).filter((value) => !page.values[name]?.includes(value)),
    )
    const pageFacets = FACET_NAMES.filter((name) => page.values[name])
    const ofPage = pageFacets.length > 0 && pageFacets.every((name) => names.includes(name)) ? 1 : 0
    return text === null || chosen.length + ofPage === 0 ? undefined : { text, chips: chosen.length + ofPage }
  }
  const known = (name: FacetName, all: readonly string[], text: (value: string) => string) => {
    const values = valuesOf(name)
    const isKnown = values.every((value) => all.includes(value))
    return part(
      isKnown
        ? together(
            values.map((value) => inSmallLetters(text(value))),
            total,
          )
        : null,
      name,
    )
  }
  const phrase = (text: string | null): Part | undefined => (text === null ? undefined : { text, chips: 1 })

  const bodyFacet = valuesOf('simple_body').length > 0 ? 'simple_body' : 'body'
  const body = bodiesAsNoun(valuesOf(bodyFacet), region, search.vehicleWord)
  const seats = valuesOf('seats')
  const bodyText = body && (body.ofMany && total === 1 ? null : inNumber(body, total))
  const seaters = bodyText === null ? seatersAsNoun(seats) : null
  const names = namesOf(valuesOf('make'), valuesOf('model'), valuesOf('badge'))
  return {
    condition: known('car_type', CAR_TYPES, carTypeName),
    transmission: known('transmission', TRANSMISSIONS, String),
    fuel: known('fuel', FUELS, (fuel) => inWordsOf(region, fuel)),
    seats: seaters ? undefined : part(seatsText(seats), 'seats'),
    names: part(together(names.texts, total), ...names.facets),
    noun: seaters ? part(inNumber(seaters, total), 'seats') : part(bodyText, bodyFacet),
    words: phrase(query.text === '' ? null : say(words.matchingWords, { words: query.text })),
    towing: phrase(rangePhrase('braked_towing', query, region)),
    payload: phrase(rangePhrase('payload', query, region)),
    range: phrase(rangePhrase('driving_range', query, region)),
    price: phrase(rangePhrase('price', query, region)),
    near: phrase(nearPhrase(query.near, region)),
    year: phrase(rangePhrase('year', query, region)),
    km: phrase(rangePhrase('km', query, region)),
    sleeps: phrase(rangePhrase('sleeps', query, region)),
  }
}
