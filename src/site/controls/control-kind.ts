import { z } from 'zod'
import { LOCATION_FILTERS } from '#domain/location/shown-locations.ts'
import type { SchemaNode } from '../docs/json-schema.ts'
import { linkAddress, ownPicture, phoneNumber, pictureAddress, serviceAddress, sitePath } from '../options/address.ts'
import { choicesOf } from './choice-labels.ts'
import type { ControlChoice, ControlKind } from './control.ts'

const pattern = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }).pattern ?? ''

/** The kinds of texts that are known by what they must look like. */
const BY_PATTERN: ReadonlyMap<string, ControlKind> = new Map([
  [pattern(sitePath), 'link'],
  [pattern(linkAddress), 'link'],
  [pattern(serviceAddress), 'address'],
  [pattern(pictureAddress), 'picture'],
  [pattern(ownPicture), 'picture'],
  [pattern(phoneNumber), 'phone'],
  ['^#[0-9a-fA-F]{6}$', 'colour'],
  ['^([01]\\d|2[0-3]):[0-5]\\d$', 'time'],
])

const BY_FORMAT: Readonly<Record<string, ControlKind>> = {
  date: 'day',
  'date-time': 'moment',
  email: 'email',
  uri: 'address',
}

/** Amounts of money; a number's schema cannot say that it is one. */
const MONEY =
  /^(driveAway\.charges\[\]\.(registration|insurance|transfer)|reservation\.amount|tradeIn\.minimumPrice|finance\.calculatorFees\.\w+|intake\.(lowest|highest)Price)$/
/** Files of the site's folder that are pictures, by name alone. */
const PICTURE_FILES = /^(branding\.(logo|logoOnDark|icon)|menus\.(brandLogos\[\]|groupLogo)\.image)$/
/** Names that the platform knows the site by: changing one would lose what is stored under it. */
const FIXED = /^(\$schema|slug|id|(locations|dealerships)\[\]\.(id|slug))$/
/** Ids by which the studio names the items of a list: nobody edits them. */
export function isItemId(path: string): boolean {
  return path.endsWith('[].id') && !FIXED.test(path)
}

/** Texts of more than a line. */
const LONG =
  /(^|\.)(text|introduction|answer|terms|disclaimer|footnote|optInText|successMessage|wasPricesReason|noDecisionList|licence|mail|address|driveAwayNote)$/
const LONG_FROM = 200

/** References: an option that names an item of another list. */
const REFERENCES: readonly (readonly [RegExp, string, string])[] = [
  [/^locations\[\]\.dealershipSlug$/, 'dealerships', 'slug'],
  [/^identity\.dealershipSlug$/, 'dealerships', 'slug'],
  [/^identity\.dealershipId$/, 'dealerships', 'id'],
  [/^finance\.excludedDealerships$/, 'dealerships', 'slug'],
  [/^search\.base\.dealerships$/, 'dealerships', 'slug'],
  [/^delivery\.destinations\[\]\.locations$/, 'locations', 'id'],
  [/^home\.banner\.locations$/, 'locations', 'id'],
  [/people\[\]\.location$/, 'locations', 'id'],
  [/^places\.shown$/, 'locations', 'id'],
  [/^blog\.cards\[\]\.categories$/, 'blog.categories', 'slug'],
]

/** What holds where no entry of a list is ticked, if it is not nothing. */
const UNTICKED: ReadonlyMap<string, string> = new Map([
  ['home.banner.locations', 'Everywhere'],
  ['delivery.destinations[].locations', 'All locations'],
  ['search.base.dealerships', 'All dealerships'],
])

/** An option that refers to nothing, as people say it. */
export function untickedText(path: string): string {
  return UNTICKED.get(path) ?? 'none'
}

/** A day of the week is a number in a file. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Choices that the schema does not list. */
export function ownChoices(path: string): readonly ControlChoice[] {
  if (path.endsWith('.weekday')) return WEEKDAYS.map((label, value) => ({ value, label }))
  return path === 'places.shown' ? choicesOf(path, LOCATION_FILTERS) : []
}

/** The list that an option refers to; null: none. */
export function referenceOf(path: string): { readonly list: string; readonly key: string } | null {
  const reference = REFERENCES.find(([is]) => is.test(path))
  return reference ? { list: reference[1], key: reference[2] } : null
}

/** How a value of one plain type is edited. */
export function plainKind(path: string, node: SchemaNode): ControlKind {
  if (FIXED.test(path)) return 'fixed'
  if (referenceOf(path)) return 'reference'
  if (ownChoices(path).length > 0) return 'choice'
  if (node.enum !== undefined || node.const !== undefined) return 'choice'
  if (node.type === 'boolean') return 'switch'
  if (node.type === 'integer' || node.type === 'number') return MONEY.test(path) ? 'money' : 'number'
  if (PICTURE_FILES.test(path)) return 'picture'
  const kind = BY_PATTERN.get(node.pattern ?? '') ?? BY_FORMAT[node.format ?? '']
  if (kind) return kind
  if (node.pattern !== undefined) return 'text'
  return LONG.test(path) || (node.maxLength ?? 0) >= LONG_FROM ? 'long-text' : 'text'
}

/** What a kind of value looks like, for a field without an example of its own. */
export const KIND_EXAMPLES: Readonly<Partial<Record<ControlKind, string>>> = {
  colour: '#1f6feb',
  day: '25 December 2026',
  time: '08:30',
  link: '/search',
  picture: 'team.webp',
  phone: '07 3000 1234',
  email: 'sales@dealer.example',
  address: 'https://www.dealer.example',
}
