import { type FeedDefinition, feedDefinitionSchema } from './feed-definition.ts'
import { cronOf, everyOf } from './schedule-form.ts'

/** INTAKE-1: the form of a feed, as it is typed. */
export const FEED_FORM_FIELDS = [
  'name',
  'way',
  'address',
  'username',
  'secret',
  'hostKey',
  'every',
  'time',
  'schedule',
  'place',
  'delimiter',
  'encoding',
  'records',
  'soldAfterFiles',
  'carsFallBy',
  'locationFallsBy',
  'pricesChange',
  'identitiesChange',
] as const
export type FeedFormField = (typeof FEED_FORM_FIELDS)[number]
export type TypedFeed = Readonly<Record<FeedFormField, string>>
export type FeedFormFaults = Readonly<Partial<Record<FeedFormField, string>>>

const LIMITS = ['carsFallBy', 'locationFallsBy', 'pricesChange', 'identitiesChange'] as const
const PLAIN = ['name', 'way', 'address', 'username', 'secret', 'hostKey'] as const
/** A feed that has no address, user or key says none of them. */
const NOWHERE = { address: '', username: '', secret: '', hostKey: '' } as const

/** The form of a feed, or of a new one. */
export function typedFeed(definition: FeedDefinition | null): TypedFeed {
  const feed = definition ?? feedDefinitionSchema.parse({ name: 'stock', way: 'upload' })
  const { mapping, limits, soldAfterFiles, dealership, location, schedule } = feed
  const number = (value: number | null | undefined) => (value == null ? '' : String(value))
  return {
    name: definition?.name ?? '',
    way: definition?.way ?? 'https',
    address: feed.address,
    username: feed.username,
    secret: feed.secret,
    hostKey: feed.hostKey,
    ...everyOf(schedule),
    place: location === '' ? (dealership === '' ? '' : `dealership:${dealership}`) : `location:${location}`,
    delimiter: mapping.delimiter === '\t' ? 'tab' : (mapping.delimiter ?? ''),
    encoding: mapping.encoding ?? '',
    records: mapping.records ?? '',
    soldAfterFiles: number(soldAfterFiles),
    carsFallBy: number(limits.carsFallBy),
    locationFallsBy: number(limits.locationFallsBy),
    pricesChange: number(limits.pricesChange),
    identitiesChange: number(limits.identitiesChange),
  }
}

export type ReadFeedForm =
  | { readonly ok: true; readonly definition: FeedDefinition }
  | { readonly ok: false; readonly faults: FeedFormFaults }

export interface FeedFormSite {
  readonly dealerships: readonly { readonly slug: string }[]
  readonly locations: readonly { readonly slug: string; readonly dealershipSlug: string }[]
}

/** The definition of a form; the rest of `before` stays. `isTrial`: the server's key may still be missing. */
export function readFeedForm(
  before: FeedDefinition | null,
  typed: TypedFeed,
  site: FeedFormSite,
  isTrial: boolean,
): ReadFeedForm {
  const faults: Partial<Record<FeedFormField, string>> = {}
  const number = (field: FeedFormField) => (typed[field] === '' ? undefined : Number(typed[field]))
  const kept = before === null ? {} : { mapping: before.mapping, isPaused: before.isPaused }
  const place = placeOf(typed.place, site)
  if (place === null) faults.place = 'Choose one of the site’s locations.'
  const schedule = cronOf(typed)
  if (schedule === null) faults.time = 'Enter a time of the day, such as 06:00.'
  const withoutKey = isTrial && typed.way === 'sftp' && typed.hostKey === ''
  const plain = Object.fromEntries(PLAIN.map((field) => [field, typed[field]]))
  const isServed = typed.way === 'https' || typed.way === 'sftp' || typed.way === 'ftps'
  const input = {
    ...kept,
    ...plain,
    ...(!isServed && NOWHERE),
    ...(typed.way !== 'sftp' && { hostKey: '' }),
    ...(withoutKey && { hostKey: ANY_KEY }),
    ...(isServed && { schedule: schedule ?? undefined }),
    dealership: place?.dealership ?? '',
    location: place?.location ?? '',
    soldAfterFiles: number('soldAfterFiles') ?? null,
    limits: Object.fromEntries(LIMITS.flatMap((field) => (typed[field] === '' ? [] : [[field, number(field)]]))),
    mapping: {
      ...before?.mapping,
      delimiter: typed.delimiter === 'tab' ? '\t' : typed.delimiter || undefined,
      encoding: typed.encoding || undefined,
      records: typed.records || undefined,
    },
  }
  const read = feedDefinitionSchema.safeParse(input)
  if (!read.success)
    for (const { path, message } of read.error.issues) faults[fieldOf(path)] ??= WORDS[fieldOf(path)] ?? message
  if (before !== null && before.name !== typed.name) faults.name = 'The name of a feed stays.'
  if (!read.success || Object.keys(faults).length > 0) return { ok: false, faults }
  return { ok: true, definition: withoutKey ? { ...read.data, hostKey: '' } : read.data }
}

/** A key that no server has: a trial with it shows the server's own. */
const ANY_KEY = `SHA256:${'A'.repeat(43)}`

/** Sentences for fields whose faults the schema words for programs. */
const WORDS: FeedFormFaults = {
  way: 'Choose how the file comes.',
  schedule: 'Enter a schedule of five parts, such as 0 6 * * 1-5.',
  delimiter: 'Choose what separates the columns.',
  encoding: 'Choose one of the character sets.',
}

function fieldOf(path: readonly PropertyKey[]): FeedFormField {
  const named = path.findLast((part) => (FEED_FORM_FIELDS as readonly unknown[]).includes(part))
  return (named as FeedFormField | undefined) ?? 'name'
}

function placeOf(text: string, { dealerships, locations }: FeedFormSite) {
  const [kind, slug = ''] = text.split(':')
  if (text === '') return { dealership: '', location: '' }
  if (kind === 'dealership')
    return dealerships.some((each) => each.slug === slug) ? { dealership: slug, location: '' } : null
  const location = kind === 'location' ? locations.find((each) => each.slug === slug) : undefined
  return location === undefined ? null : { dealership: location.dealershipSlug, location: slug }
}

/** Whether the form's way has a file that we look for: it can be tried. */
export function canTry({ way }: Pick<TypedFeed, 'way'>): boolean {
  return way === 'https' || way === 'sftp' || way === 'ftps'
}
