import * as alert from './alert.ts'
import * as appointment from './appointment.ts'
import * as blog from './blog.ts'
import * as budget from './budget.ts'
import * as calendar from './calendar.ts'
import * as calls from './calls.ts'
import * as car from './car.ts'
import * as carFinder from './car-finder.ts'
import * as card from './card.ts'
import * as checkout from './checkout.ts'
import * as compare from './compare.ts'
import * as condition from './condition.ts'
import * as consent from './consent.ts'
import * as content from './content.ts'
import * as directory from './directory.ts'
import * as errors from './errors.ts'
import * as facet from './facet.ts'
import * as favourites from './favourites.ts'
import * as field from './field.ts'
import * as fieldError from './field-error.ts'
import * as finance from './finance.ts'
import * as form from './form.ts'
import * as formPage from './form-page.ts'
import * as frame from './frame.ts'
import * as home from './home.ts'
import * as hours from './hours.ts'
import * as inspection from './inspection.ts'
import * as leadCategory from './lead-category.ts'
import * as leadForm from './lead-form.ts'
import * as leadPage from './lead-page.ts'
import * as listing from './listing.ts'
import * as location from './location.ts'
import * as mail from './mail.ts'
import * as model from './model.ts'
import * as offer from './offer.ts'
import * as parts from './parts.ts'
import * as price from './price.ts'
import * as region from './region.ts'
import * as reservation from './reservation.ts'
import * as reserve from './reserve.ts'
import * as review from './review.ts'
import * as savedCars from './saved-cars.ts'
import * as search from './search.ts'
import * as signIn from './sign-in.ts'
import * as site from './site.ts'
import * as specification from './specification.ts'
import * as storedItem from './stored-item.ts'
import * as success from './success.ts'
import * as templates from './templates.ts'
import * as text from './text.ts'
import * as toast from './toast.ts'
import * as tradeIn from './trade-in.ts'
import * as unsubscribe from './unsubscribe.ts'
import * as valuation from './valuation.ts'
import * as vehicle from './vehicle.ts'
import * as visit from './visit.ts'
import * as visitor from './visitor.ts'
import * as watchlist from './watchlist.ts'
import * as windowSticker from './window-sticker.ts'
import type { CountedWord, Word } from './word.ts'
import * as yourData from './your-data.ts'

/** The nouns of the catalogue by the names of their files. Only for servers: a browser loads the words that it shows. */
const NOUNS: Readonly<Record<string, Readonly<Record<string, Word | CountedWord>>>> = {
  alert,
  appointment,
  blog,
  budget,
  calendar,
  calls,
  'car-finder': carFinder,
  car,
  card,
  checkout,
  compare,
  condition,
  consent,
  content,
  directory,
  errors,
  facet,
  favourites,
  field,
  'field-error': fieldError,
  finance,
  form,
  'form-page': formPage,
  frame,
  home,
  hours,
  inspection,
  'lead-category': leadCategory,
  'lead-form': leadForm,
  'lead-page': leadPage,
  listing,
  location,
  mail,
  model,
  offer,
  parts,
  price,
  region,
  reservation,
  reserve,
  review,
  'saved-cars': savedCars,
  search,
  'sign-in': signIn,
  site,
  specification,
  'stored-item': storedItem,
  success,
  templates,
  text,
  toast,
  'trade-in': tradeIn,
  unsubscribe,
  valuation,
  vehicle,
  visit,
  visitor,
  watchlist,
  'window-sticker': windowSticker,
  'your-data': yourData,
}

/** A text that a site may replace: a word, or one form of a counted word. */
export interface CatalogueText {
  /** 'car.similarCars', or for a form of a counted word 'listing.carsFound.other'. */
  readonly id: string
  readonly text: string
  /** The text as a car dealer's visitors read it: 'Similar cars' for 'Similar {=cars}'. */
  readonly plain: string
  /** Names that a text in its place may use in braces. */
  readonly placeholders: readonly string[]
  /** Id of the other form of a counted word. */
  readonly otherForm: string | null
}

/** Every text of the catalogue by its id, which is its file's and its own name. */
export const CATALOGUE: ReadonlyMap<string, CatalogueText> = new Map(
  Object.entries(NOUNS)
    .flatMap(([noun, words]) => Object.entries(words).flatMap(([name, word]) => textsOf(`${noun}.${name}`, word)))
    .map((text) => [text.id, text]),
)

function textsOf(id: string, word: Word | CountedWord): readonly CatalogueText[] {
  if (typeof word === 'string')
    return [{ id, text: word, plain: forCars(word), placeholders: placeholdersOf(word), otherForm: null }]
  const placeholders = [...new Set(['count', ...placeholdersOf(word.one), ...placeholdersOf(word.other)])]
  return [
    { id: `${id}.one`, text: word.one, plain: forCars(word.one), placeholders, otherForm: `${id}.other` },
    { id: `${id}.other`, text: word.other, plain: forCars(word.other), placeholders, otherForm: `${id}.one` },
  ]
}

/** The nouns of the trade in a text: 'a car'. */
export function nounsOf(text: string): readonly string[] {
  return [...text.matchAll(/\{=([^{}]+)\}/g)].map(([, noun = '']) => noun)
}

/** A text with the nouns of the trade as a car dealer says them. */
export function forCars(text: string): string {
  return text.replace(/\{=([^{}]+)\}/g, '$1')
}

/** The names in a text's braces that are filled where it is said, each once. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))]
}
