import type { StorageKey } from '#domain/visitor/storage-keys.ts'
import type { Say } from '#words/say.ts'
import * as words from '#words/your-data.ts'

/** Readable lines of what is stored under a key; empty if nothing is. */
export function storedLines(key: StorageKey, text: string | null, t: Say): readonly string[] {
  if (text === null || text === '') return []
  return (READ[key] ?? asItIs)(parsed(text), { text, t }).filter((line) => line !== '')
}

type Read = (value: unknown, stored: { readonly text: string; readonly t: Say }) => readonly string[]

const READ: Readonly<Partial<Record<StorageKey, Read>>> = {
  'saved-details': (value) => {
    const { name = '', last_name = '', email = '', phone = '', postcode = '' } = texts(value)
    return [`${name} ${last_name}`.trim(), email, phone, postcode]
  },
  'last-enquiry': (value) => {
    const { category = '', car = '' } = texts(value)
    return [category, car]
  },
  'success-category': (value) => Object.entries(texts(value)).map(([dealership, asked]) => `${dealership}: ${asked}`),
  favourites: counted,
  'compared-cars': counted,
  'recent-searches': (value) => strings(value).map((typed) => `“${typed}”`),
  valuation: (value) => {
    const { vehicle = '', figure = '' } = texts(value)
    return [vehicle, figure]
  },
  'repayment-plan': (value, { t }) => {
    const { weekly = '', deposit = '', months = '', trade_in = '' } = texts(value)
    return [
      weekly && t(words.weeklyRepaymentWeekly, { weekly }),
      deposit && t(words.depositDeposit, { deposit }),
      months && t(words.termMonthsMonths, { months }),
      trade_in && t(words.tradeInValue, { value: trade_in }),
    ]
  },
  reservations: (value, { t }) => {
    const { length } = Array.isArray(value) ? value : []
    return length === 0 ? [] : [t(words.reservations, { count: length })]
  },
  'visit-trail': (value) => {
    const trail = isRecord(value) ? value : {}
    const linked = Object.entries(texts(trail.linked_query_params)).map(([name, text]) => `${name}: ${text}`)
    return [...strings(trail.visited_pages), ...linked]
  },
  'form-draft': (value) => Object.values(texts(isRecord(value) ? value.values : null)),
  'cookie-answer': (_, { text, t }) => [
    text.startsWith('accepted') ? t(words.youAcceptedThem) : t(words.youDeclinedThem),
  ],
  'left-by': (_, { text }) => [text.split(' ').slice(1).join(' ')],
}

function asItIs(_: unknown, { text }: { readonly text: string }): readonly string[] {
  return [text]
}

function counted(value: unknown, { t }: { readonly t: Say }): readonly string[] {
  const { length } = strings(value)
  if (length === 0) return []
  return [t(words.cars, { count: length })]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Plain text, or written by another script.
    return null
  }
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

function texts(value: unknown): Readonly<Record<string, string>> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
