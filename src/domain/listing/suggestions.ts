import type { FacetCount } from '#search/engine.ts'
import { BODY_NAMES } from '../car/body-type.ts'
import { BODY_TYPES, type CarSummary } from '../car/car.ts'
import { fullTitle } from '../car/car-title.ts'
import { SEARCH_PATH, slugOf, vehiclePath } from '../paths.ts'
import { stockHref } from './stock-href.ts'
import { bodyPath, makePath, modelPath, stockVocabulary } from './stock-path.ts'
import { EMPTY_QUERY, type StockQuery } from './stock-query.ts'

/** A word cut in pieces, those that answer what was typed marked. */
export interface AnsweringText {
  readonly pieces: readonly { readonly text: string; readonly marked: boolean }[]
  /** Whether it answers every word typed. */
  readonly all: boolean
}

/** What of a text answers the words typed, by the search's own prefixes, typos and synonyms (SEARCH-6). */
export type Answering = (text: string) => AnsweringText

/** Something to search by, at an address of its own (issue 3, point 2). */
export interface Suggestion {
  readonly label: string
  readonly href: string
  /** What the listing at that address holds, to be counted. */
  readonly values: StockQuery['values']
}

export interface SuggestionGroup {
  readonly label: 'Makes' | 'Models' | 'Body types' | 'Badges'
  readonly options: readonly Suggestion[]
}

/** What the words found: how many of each make, make_model and body, and the best cars. */
export interface FoundForWords {
  readonly makes: readonly FacetCount[]
  readonly makeModels: readonly FacetCount[]
  readonly bodies: readonly FacetCount[]
  readonly cars: readonly CarSummary[]
}

/**
 * What the words typed may stand for: makes, models, bodies, badges, each group with those first that begin with the
 * words, then those of most cars. Only what answers every word by itself is offered: 'hil' is a HiLux and no Toyota.
 */
export function suggestions(
  found: FoundForWords,
  typed: string,
  answering: Answering,
  { customBodies }: { readonly customBodies: boolean },
): readonly SuggestionGroup[] {
  const { makes } = stockVocabulary(
    found.makes.map(({ value }) => value),
    found.makeModels.map(({ value }) => value),
  )
  const counts = new Map([...found.makes, ...found.makeModels].map(({ value, count }) => [value, count]))
  const kinds: readonly Kind[] = [
    {
      label: 'Makes',
      most: 3,
      candidates: makes.map(({ name }) => ({
        label: name,
        href: makePath(name),
        values: { make: [name] },
        count: counts.get(name) ?? 0,
      })),
    },
    {
      label: 'Models',
      most: 5,
      candidates: makes.flatMap(({ name, models }) =>
        models.map((model) => ({
          label: `${name} ${model}`,
          href: modelPath(name, model),
          values: { make: [name], model: [model] },
          count: counts.get(`${name} ${model}`) ?? 0,
        })),
      ),
    },
    { label: 'Body types', most: 2, candidates: bodies(found.bodies, customBodies) },
    { label: 'Badges', most: 3, candidates: badges(found.cars, answering) },
  ]
  const groups = kinds.map(({ label, most, candidates }) => ({
    label,
    most,
    options: candidates
      .filter((candidate) => answering(candidate.label).all && isAddress(candidate.href))
      .map((candidate) => ({ ...candidate, begins: beginsWith(candidate.label, typed) })),
  }))
  // A misspelling or another word for it is only worth a line where nothing is called what was typed.
  const least = groups.some(({ options }) => options.some(({ begins }) => begins > 0)) ? 1 : 0
  return groups.flatMap(({ label, most, options }) => {
    const best = options
      .filter(({ begins }) => begins >= least)
      .sort((a, b) => b.begins - a.begins || b.count - a.count || (a.label < b.label ? -1 : 1))
      .slice(0, most)
    return best.length === 0 ? [] : [{ label, options: best.map(({ begins, count, ...option }) => option) }]
  })
}

/** A car that a number leads to, with the number that says so. */
export function carSuggestion(car: CarSummary): { readonly label: string; readonly href: string } {
  return { label: fullTitle(car), href: vehiclePath(car.slug) }
}

interface Kind {
  readonly label: SuggestionGroup['label']
  /** How many are offered. */
  readonly most: number
  readonly candidates: readonly Candidate[]
}

interface Candidate extends Suggestion {
  readonly count: number
}

/** A name of signs alone has no page: its address would be another's. */
function isAddress(href: string): boolean {
  return !href.includes('//') && !href.endsWith('/') && !href.includes('/?')
}

/** Two when the whole text begins with what was typed, one when a word of it does. */
function beginsWith(label: string, typed: string): 0 | 1 | 2 {
  const [text, words] = [slugOf(label), slugOf(typed)]
  if (text.startsWith(words)) return 2
  return text.includes(`-${words}`) ? 1 : 0
}

/** A site with body names of its own has no page a body: there the body is a choice on the listing (SEARCH-9). */
function bodies(counts: readonly FacetCount[], customBodies: boolean): readonly Candidate[] {
  if (customBodies)
    return counts.map(({ value, count }) => {
      const values = { body: [value] }
      return { label: value, href: stockHref(SEARCH_PATH, { ...EMPTY_QUERY, values }), values, count }
    })
  return counts.flatMap(({ value, count }) => {
    const body = BODY_TYPES.find((type) => type === value)
    if (body === undefined) return []
    return [{ label: BODY_NAMES[body].label, href: bodyPath(body), values: { simple_body: [body] }, count }]
  })
}

/** 'Toyota HiLux SR5': a badge says little without its model. Words that the model answers alone are the model's. */
function badges(cars: readonly CarSummary[], answering: Answering): readonly Candidate[] {
  const found = new Map<string, Candidate>()
  for (const { make, model, badge } of cars) {
    if (badge === null || answering(`${make} ${model}`).all) continue
    const label = `${make} ${model} ${badge}`
    const values = { make: [make], model: [model], badge: [badge] }
    const href = stockHref(modelPath(make, model), { ...EMPTY_QUERY, values: { badge: [badge] } })
    found.set(label, { label, href, values, count: (found.get(label)?.count ?? 0) + 1 })
  }
  return [...found.values()]
}
