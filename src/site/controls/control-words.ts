import { sentence } from './choice-labels.ts'
import { LEAD_WORDS } from './words/lead-words.ts'
import { LOOK_WORDS } from './words/look-words.ts'
import type { OptionWords } from './words/option-words.ts'
import { PAGE_WORDS } from './words/page-words.ts'
import { SITE_WORDS } from './words/site-words.ts'
import { STOCK_WORDS } from './words/stock-words.ts'

/** What the console says of options; the descriptions of the schema are for people who write files. */
export const OPTION_WORDS = { ...SITE_WORDS, ...LOOK_WORDS, ...STOCK_WORDS, ...LEAD_WORDS, ...PAGE_WORDS }

/** Words under the path itself; those of a block hold for the blocks of other pages too. */
function wordsOf(path: string): OptionWords | undefined {
  return (
    OPTION_WORDS[path] ??
    OPTION_WORDS[path.replace(/^(leads\.blocks\.\*\.(beside|below)|page\.blocks)\[\]/, 'home.blocks[]')]
  )
}

/** The label of an option; without words of its own, its key as a sentence. */
export function labelOf(path: string, shape: string | null): string {
  const ownLabel = shape === null ? undefined : BY_SHAPE[`${path} ${shape}`]
  return ownLabel ?? wordsOf(path)?.[0] ?? sentence(path.split('.').at(-1) ?? path)
}

/** One option in several forms of its item. */
const BY_SHAPE: Readonly<Record<string, string>> = {
  'delivery.destinations[].to sms': 'Mobile number',
  'delivery.destinations[].to mail': 'Email address',
  'delivery.destinations[].to adf': 'Email address',
  'home.blocks[].button video': 'Words of the play button',
}

/** What it does, without the names that rules and files have. */
export function descriptionOf(written: string, path: string): string {
  return wordsOf(path)?.[1] ?? capital(written.replace(RULES, '').replace(NAME_IN_RULES, ''))
}

const RULES = / \((?:[A-Z]+-\d+|[A-Z]\d+|docs\/[\w.-]+)(?:(?:,| to) (?:[A-Z]+-\d+|[A-Z]\d+))*\)/g
const NAME_IN_RULES = /^(?:[a-z]+(?:[_.][a-z]+)+|[a-z]+[A-Z]\w*): /

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function exampleOf(path: string): string | null {
  return wordsOf(path)?.[2] ?? null
}

/** What a form of an item is called where one is added. */
export function shapeLabel(path: string, name: string): string {
  return SHAPES[`${path} ${name}`] ?? SHAPES[name] ?? sentence(name)
}

const SHAPES: Readonly<Record<string, string>> = {
  'menus.header[] href': 'Link',
  'menus.header[] items': 'Words with links below',
  'menus.header[] show': 'Panel of makes or models',
  text: 'Text and picture',
  video: 'Film',
  people: 'People',
  questions: 'Questions and answers',
  form: 'Form',
  stock: 'Cars',
  mail: 'Email to a person',
  adf: 'Email to a dealer management system',
  webhook: 'Call to another system',
  sms: 'Text message',
  off: 'Not online',
  deposit: 'With a card deposit',
}
