import { fold } from '#search/fold.ts'
import { MODEL_CATALOGUE } from './model-catalogue.ts'

/** A model, and the words for it in the title, which are removed from the title's front. */
export interface FoundModel {
  readonly model: string
  readonly written: string
}

/**
 * D-27: the full model of a row, where the platform's catalogue knows it. Feeds cut models to one word ('Santa',
 * 'Land'), put part of the make into the column ('Romeo') or hold a spreadsheet's date ('03-Sep' for 9-3); the title
 * has the full name. A model that does not match the title is used as the feed gives it.
 *
 * `title`: the row's title without year and make; null if the row has none.
 */
export function modelOf(make: string, model: string, title: string | null): FoundModel {
  const asGiven = { model, written: model }
  if (title === null) return asGiven
  const named = inTitle(make, title)
  const isMakesWord = make
    .toLowerCase()
    .split(/[\s-]+/)
    .slice(1)
    .includes(model.toLowerCase())
  if (named === null) return isMakesWord ? (firstWord(title) ?? asGiven) : asGiven
  const [short, whole] = [key(model), key(named.model)]
  if (short === whole) return spelling(model, named)
  const isCut = (short !== '' && whole.startsWith(short)) || isMakesWord || NO_MODEL.test(model)
  return isCut ? named : asGiven
}

/** Words in a model column that are not a model. */
export const NO_MODEL = /^(other|others|model|unknown|trucks?|\d\d-(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))$/i

/** The longest model name of the make that the title begins with, ignoring spaces and hyphens. */
function inTitle(make: string, title: string): FoundModel | null {
  const names = MODELS.get(make.toLowerCase())
  if (names === undefined) return null
  const words = title.replace(NO_MODEL_FIRST, '').split(/\s+/).slice(0, MOST_WORDS)
  const skipped = title.length - title.replace(NO_MODEL_FIRST, '').length
  for (let count = words.length; count > 0; count -= 1) {
    const written = words.slice(0, count).join(' ')
    const model = names.get(key(written))
    if (model !== undefined) return { model, written: title.slice(0, skipped + written.length) }
  }
  return null
}

/** 'Trucks Mighty EX6' */
const NO_MODEL_FIRST = /^trucks?\s+(?=\S)/i
const MOST_WORDS = 4

/**
 * The dealer's spelling is used ('Landcruiser') unless it is split differently ('Land Cruiser'), because that would
 * change the address.
 */
function spelling(model: string, named: FoundModel): FoundModel {
  const isSplit = /[\s-]/.test(model) !== /[\s-]/.test(named.model)
  return isSplit ? named : { model, written: named.written }
}

function firstWord(title: string): FoundModel | null {
  const [word = ''] = title.split(/\s+/)
  return word === '' ? null : { model: word, written: word }
}

/** Normalises a name: 'LandCruiser', 'Land Cruiser' and 'LAND-CRUISER' have the same key. Every script has one: '元'. */
function key(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}+]+/gu, '')
}

/** By make in lower case, then by the model's key: the maker's spelling. */
const MODELS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(MODEL_CATALOGUE).map(([make, names]) => [make, new Map(names.map((name) => [key(name), name]))]),
)
