import type { FacetCount } from '#search/engine.ts'
import * as words from '#words/facet.ts'
import { say } from '#words/say.ts'
import { BODY_NAMES } from '../car/body-type.ts'
import type { CarSummary } from '../car/car.ts'
import { fullTitle } from '../car/car-title.ts'
import { BODY_TYPES } from '../car/vocabulary.ts'
import { vehiclePath } from '../paths.ts'
import { inWordsOf, type RegionCode } from '../region.ts'
import { slugOf } from '../slug.ts'
import { listingWith, type OwnListing, ownListing } from './own-page.ts'
import { type StockVocabulary, stockVocabulary } from './stock-path.ts'
import type { StockQuery } from './stock-query.ts'

/** A text in pieces, with the pieces that match the typed words marked. */
export interface MatchedText {
  readonly pieces: readonly { readonly text: string; readonly marked: boolean }[]
  /** Whether every typed word matches. */
  readonly all: boolean
}

/** SEARCH-6: matches a text against the typed words, with the search's prefixes, typos and synonyms. */
export type TextMatcher = (text: string) => MatchedText

/** A suggested search with its own address (issue 3, point 2). */
export interface Suggestion {
  readonly label: string
  /** The listing that it leads to, whose cars it counts. */
  readonly at: OwnListing
}

export interface SuggestionGroup {
  /** 'Makes' */
  readonly label: string
  readonly options: readonly Suggestion[]
}

/** The cars that the words find: counts per make, make_model and body, and the best hits. */
export interface WordHits {
  readonly makes: readonly FacetCount[]
  readonly makeModels: readonly FacetCount[]
  readonly bodies: readonly FacetCount[]
  readonly cars: readonly CarSummary[]
}

/**
 * Suggests makes, models, bodies and badges for the typed words. Within a group, names that begin with the words come
 * first, then those with the most cars. Only names that match every word are suggested: 'hil' suggests HiLux, but not
 * Toyota.
 */
export function suggestions(
  found: WordHits,
  typed: string,
  match: TextMatcher,
  {
    customBodies,
    region,
    vocabulary,
  }: { readonly customBodies: boolean; readonly region: RegionCode; readonly vocabulary: StockVocabulary },
): readonly SuggestionGroup[] {
  const { makes } = stockVocabulary(
    found.makes.map(({ value }) => value),
    found.makeModels.map(({ value }) => value),
  )
  const counts = new Map([...found.makes, ...found.makeModels].map(({ value, count }) => [value, count]))
  const kinds: readonly Kind[] = [
    {
      label: say(words.makes),
      most: 3,
      candidates: makes.map(({ name }) => ({
        label: name,
        values: { make: [name] },
        count: counts.get(name) ?? 0,
      })),
    },
    {
      label: say(words.models),
      most: 5,
      candidates: makes.flatMap(({ name, models }) =>
        models.map((model) => ({
          label: `${name} ${model}`,
          values: { make: [name], model: [model] },
          count: counts.get(`${name} ${model}`) ?? 0,
        })),
      ),
    },
    { label: say(words.bodyTypes), most: 2, candidates: inRegionsWords(bodies(found.bodies, customBodies), region) },
    { label: say(words.badges), most: 3, candidates: badges(found.cars, match) },
  ]
  const groups = kinds.map(({ label, most, candidates }) => ({
    label,
    most,
    options: candidates
      .filter((candidate) => match(candidate.label).all)
      .map((candidate) => ({ ...candidate, begins: beginsWith(candidate.label, typed) })),
  }))
  // Typo and synonym matches are only suggested if no name begins with the typed text.
  const least = groups.some(({ options }) => options.some(({ begins }) => begins > 0)) ? 1 : 0
  return groups.flatMap(({ label, most, options }) => {
    const best = options
      .filter(({ begins }) => begins >= least)
      .sort((a, b) => b.begins - a.begins || b.count - a.count || (a.label < b.label ? -1 : 1))
      .slice(0, most)
    return best.length === 0
      ? []
      : [{ label, options: best.map(({ label, values }) => ({ label, at: atOf(values, vocabulary) })) }]
  })
}

/** A car found by its number, as a suggestion. */
export function carSuggestion(car: CarSummary): { readonly label: string; readonly href: string } {
  return { label: fullTitle(car), href: vehiclePath(car.slug) }
}

interface Kind {
  readonly label: SuggestionGroup['label']
  /** Maximum number of suggestions. */
  readonly most: number
  readonly candidates: readonly Candidate[]
}

interface Candidate {
  readonly label: string
  readonly values: StockQuery['values']
  readonly count: number
}

/** A badge has no page of its own: it is a filter on the listing of its model. */
function atOf({ badge, ...names }: StockQuery['values'], vocabulary: StockVocabulary): OwnListing {
  return listingWith(ownListing(names, vocabulary), badge === undefined ? {} : { badge })
}

/** 2 if the whole text begins with the typed words, 1 if one of its words does, else 0. */
function beginsWith(label: string, typed: string): 0 | 1 | 2 {
  const [text, words] = [slugOf(label), slugOf(typed)]
  if (text.startsWith(words)) return 2
  return text.includes(`-${words}`) ? 1 : 0
}

function inRegionsWords(candidates: readonly Candidate[], region: RegionCode): readonly Candidate[] {
  return candidates.map((each) => ({ ...each, label: inWordsOf(region, each.label) }))
}

/** SEARCH-9: the page of each body, of the platform's or of the dealer's own. */
function bodies(counts: readonly FacetCount[], customBodies: boolean): readonly Candidate[] {
  if (customBodies)
    return counts.map(({ value, count }) => {
      return { label: value, values: { body: [value] }, count }
    })
  return counts.flatMap(({ value, count }) => {
    const body = BODY_TYPES.find((type) => type === value)
    if (body === undefined) return []
    return [{ label: BODY_NAMES[body].label, values: { simple_body: [body] }, count }]
  })
}

/**
 * Badges with make and model, 'Toyota HiLux SR5'. Skipped if the model alone matches, because the model is suggested
 * then.
 */
function badges(cars: readonly CarSummary[], match: TextMatcher): readonly Candidate[] {
  const candidates = new Map<string, Candidate>()
  for (const { make, model, badge } of cars) {
    if (badge === null || match(`${make} ${model}`).all) continue
    const label = `${make} ${model} ${badge}`
    const values = { make: [make], model: [model], badge: [badge] }
    candidates.set(label, { label, values, count: (candidates.get(label)?.count ?? 0) + 1 })
  }
  return [...candidates.values()]
}
