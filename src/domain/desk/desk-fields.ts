import { isTyped, staffFact, type TypedFact } from '../car/car-facts.ts'
import { CAR_FIELDS } from '../car/car-fields.ts'
import { DESK_FACTS } from '../car/fact-places.ts'
import type { Field } from '../car/field.ts'
import { BODY_TYPES, CAR_STATUSES, FUELS, PRICE_TYPES, TRANSMISSIONS } from '../car/vocabulary.ts'
import type { RegionCode } from '../region.ts'
import { amountFault, typedAmount } from '../typed-number.ts'
import { choiceIn, figureIn, figureText, labelIn, storedFigure } from './desk-units.ts'

/** A value that staff can set on top of what a feed says. */
export type DeskValue = string | number | boolean | null

export interface DeskFieldRow {
  readonly label: string
  readonly group: 'Price' | 'On the website' | 'Description' | 'Facts' | 'Inspection'
  readonly kind: 'money' | 'whole' | 'text' | 'paragraphs' | 'yes-no' | 'choice'
  /** The choices' words by value, for a choice. */
  readonly choices?: Readonly<Record<string, string>>
  /** Whether the field is never empty. */
  readonly isAlwaysSet?: true
}

/** The fields that are no facts. */
const ABOUT = {
  price: { label: 'Price', group: 'Price', kind: 'money' },
  offer_price: { label: 'Offer price', group: 'Price', kind: 'money' },
  before_price: { label: 'Was price', group: 'Price', kind: 'money' },
  price_type: {
    label: 'Price type',
    group: 'Price',
    kind: 'choice',
    choices: wordsOf(PRICE_TYPES, { excluding_government_charges: 'Excl. government charges' }),
  },
  status: {
    label: 'Status',
    group: 'On the website',
    kind: 'choice',
    choices: wordsOf(CAR_STATUSES),
    isAlwaysSet: true,
  },
  show_on_dealer_website: { label: 'Shown', group: 'On the website', kind: 'yes-no', isAlwaysSet: true },
  reserved: { label: 'Held for a buyer', group: 'On the website', kind: 'yes-no', isAlwaysSet: true },
  tag: { label: 'Tag', group: 'On the website', kind: 'text' },
  dealercomments: { label: 'Comments', group: 'Description', kind: 'paragraphs' },
  video: { label: 'Video address', group: 'Description', kind: 'text' },
  inspection_date: { label: 'Inspected on', group: 'Inspection', kind: 'text' },
  inspected_by: { label: 'Inspected by', group: 'Inspection', kind: 'text' },
  roadworthy: { label: 'Roadworthy', group: 'Inspection', kind: 'text' },
  keys: { label: 'Keys', group: 'Inspection', kind: 'text' },
  service_history: { label: 'Service history', group: 'Inspection', kind: 'text' },
  marks: { label: 'Marks, one a line', group: 'Inspection', kind: 'paragraphs' },
} as const satisfies Readonly<Record<string, DeskFieldRow>>

type DeskFact = (typeof DESK_FACTS)[number]

/** Those of DESK_FACTS that have no row for staff in CAR_FACTS. */
const OTHER_FACTS: Readonly<Record<Exclude<DeskFact, TypedFact>, Omit<DeskFieldRow, 'group'>>> = {
  badge: { label: 'Badge', kind: 'text' },
  series: { label: 'Series', kind: 'text' },
  regplate: { label: 'Plate', kind: 'text' },
  rego_expiry: { label: 'Registered until', kind: 'text' },
  engine_size: { label: 'Engine', kind: 'text' },
  simple_transmission: { label: 'Transmission', kind: 'choice', choices: wordsOf(TRANSMISSIONS) },
  simple_fuel: { label: 'Fuel', kind: 'choice', choices: wordsOf(FUELS) },
  simple_body: { label: 'Body', kind: 'choice', choices: wordsOf(BODY_TYPES) },
}

export type DeskField = keyof typeof ABOUT | DeskFact

/** DESK-2: the fields that staff edit, in the order of a car's page. Names are those of CAR_FIELDS (decision 117). */
export const DESK_FIELDS: Readonly<Record<DeskField, DeskFieldRow>> = {
  ...ABOUT,
  // Object.fromEntries forgets the names.
  ...(Object.fromEntries(DESK_FACTS.map((name) => [name, { ...factRow(name), group: 'Facts' }])) as Readonly<
    Record<DeskFact, DeskFieldRow>
  >),
}

function factRow(name: DeskFact): Omit<DeskFieldRow, 'group'> {
  if (!isTyped(name)) return OTHER_FACTS[name]
  const { kind }: Field = CAR_FIELDS[name]
  return { label: staffFact(name).label, kind: kind === 'number' ? 'whole' : 'text' }
}

export const DESK_FIELD_NAMES = Object.keys(DESK_FIELDS) as readonly DeskField[]

export function isDeskField(name: string): name is DeskField {
  return Object.hasOwn(DESK_FIELDS, name)
}

export function deskField(name: DeskField): DeskFieldRow {
  return DESK_FIELDS[name]
}

/** What staff typed, as a value of the field. */
export type ReadValue =
  | { readonly ok: true; readonly value: DeskValue }
  | { readonly ok: false; readonly fault: string }

const MOST_MONEY = 10_000_000
const EXAMPLE_MONEY = 24990
const MOST_TEXT = 200
const MOST_PARAGRAPHS = 10_000

/** Reads what staff typed into a field, a distance in the region's unit. Empty text means that the car has no such value. */
export function readDeskValue(name: DeskField, typed: string, region: RegionCode): ReadValue {
  const { kind, choices, isAlwaysSet } = deskField(name)
  const label = labelIn(region, name, deskField(name).label)
  const text = typed.trim()
  const bad = (fault: string): ReadValue => ({ ok: false, fault: `${label}: ${fault}` })
  if (text === '') return isAlwaysSet ? bad('choose one.') : { ok: true, value: null }
  if (kind === 'yes-no')
    return text === 'yes' || text === 'no' ? { ok: true, value: text === 'yes' } : bad('yes or no.')
  if (kind === 'choice') return choices && Object.hasOwn(choices, text) ? { ok: true, value: text } : bad('choose one.')
  if (kind === 'money' || kind === 'whole') {
    const figure = typedAmount(text)
    const most = figureIn(region, name, mostOf(name))
    if (!Number.isInteger(figure)) return bad(amountFault(exampleOf(name)))
    return figure <= most
      ? { ok: true, value: storedFigure(region, name, figure) }
      : bad(`at most ${most.toLocaleString('en-AU')}.`)
  }
  if (name === 'video' && !/^https:\/\/\S+$/.test(text)) return bad('an address that begins with https://.')
  if (kind === 'paragraphs')
    return text.length <= MOST_PARAGRAPHS
      ? { ok: true, value: paragraphsOf(text).join('|') }
      : bad(`at most ${MOST_PARAGRAPHS.toLocaleString('en-AU')} characters.`)
  return text.length <= MOST_TEXT ? { ok: true, value: text } : bad(`at most ${MOST_TEXT} characters.`)
}

function paragraphsOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function mostOf(name: DeskField): number {
  const field: Field = CAR_FIELDS[name]
  return field.kind === 'number' ? field.max : MOST_MONEY
}

function exampleOf(name: DeskField): number {
  return (isTyped(name) ? staffFact(name).example : undefined) ?? EXAMPLE_MONEY
}

/** A value as staff read it; '–' without one. */
export function deskText(name: DeskField, value: DeskValue, region: RegionCode): string {
  const { kind, choices } = deskField(name)
  if (value === null || value === '') return '–'
  if (kind === 'yes-no') return value === true ? 'Yes' : 'No'
  if (kind === 'choice')
    return choiceIn(region, choices?.[String(value)] ?? String(value), Object.values(choices ?? {}))
  if (kind === 'money') return `$${Number(value).toLocaleString('en-AU')}`
  if (kind === 'whole') return figureText(region, name, Number(value))
  return kind === 'paragraphs' ? String(value).split('|').join('\n') : String(value)
}

/** A value as a form's control holds it: what `readDeskValue` reads back. */
export function deskInput(name: DeskField, value: DeskValue, region: RegionCode): string {
  const { kind } = deskField(name)
  if (kind === 'yes-no') return value === true ? 'yes' : 'no'
  if (value === null) return ''
  if (typeof value === 'number') return String(figureIn(region, name, value))
  return kind === 'paragraphs' ? String(value).split('|').join('\n') : String(value)
}

/** 'drive_away' becomes 'Drive away', 'cabChassis' 'Cab chassis'; words that are no text of their own are given. */
function wordsOf(values: readonly string[], given: Readonly<Record<string, string>> = {}) {
  const spaced = (value: string) =>
    value.includes(' ') ? value : value.replaceAll('_', ' ').replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return Object.fromEntries(values.map((value) => [value, given[value] ?? capital(spaced(value))]))
}
