import type { StorageKey } from '#domain/visitor/storage-keys.ts'

/** Readable lines of what is stored under a key; empty if nothing is. */
export function storedLines(key: StorageKey, text: string | null): readonly string[] {
  if (text === null || text === '') return []
  return (READ[key] ?? asItIs)(parsed(text), text).filter((line) => line !== '')
}

type Read = (value: unknown, text: string) => readonly string[]

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
  'watchlist-wish': (value) => [texts(value).title ?? ''],
  'compared-cars': counted,
  'recent-searches': (value) => strings(value).map((words) => `“${words}”`),
  valuation: (value) => {
    const { vehicle = '', figure = '' } = texts(value)
    return [vehicle, figure]
  },
  'repayment-plan': (value) => {
    const { weekly = '', deposit = '', months = '' } = texts(value)
    return [
      weekly && `Weekly repayment: $${weekly}`,
      deposit && `Deposit: $${deposit}`,
      months && `Term: ${months} months`,
    ]
  },
  reservations: (value) => {
    const { length } = Array.isArray(value) ? value : []
    return length === 0 ? [] : [length === 1 ? '1 reservation' : `${length} reservations`]
  },
  'visit-trail': (value) => {
    const trail = isRecord(value) ? value : {}
    const linked = Object.entries(texts(trail.linked_query_params)).map(([name, text]) => `${name}: ${text}`)
    return [...strings(trail.visited_pages), ...linked]
  },
  'form-draft': (value) => Object.values(texts(isRecord(value) ? value.values : null)),
  'cookie-answer': (_, text) => [text.startsWith('accepted') ? 'You accepted them' : 'You declined them'],
  'left-by': (_, text) => [text.split(' ').slice(1).join(' ')],
}

function asItIs(_: unknown, text: string): readonly string[] {
  return [text]
}

function counted(value: unknown): readonly string[] {
  const { length } = strings(value)
  if (length === 0) return []
  return [length === 1 ? '1 car' : `${length} cars`]
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
