import { minutesOf } from '../location/opening-hours.ts'
import type { AssignmentWhen, LeadFacts } from './assignment-rule.ts'

/** INBOX-4: the parts of a rule that a lead does not fit, in words; empty if the rule fits. */
export function misfits(when: AssignmentWhen, lead: LeadFacts): readonly string[] {
  return PARTS.flatMap((part) => part(when, lead) ?? [])
}

type Part = (when: AssignmentWhen, lead: LeadFacts) => string | null

const PARTS: readonly Part[] = [
  (when, { category }) => oneOf('category', when.categories, category),
  (when, { locationId }) => oneOf('location', when.locations, locationId),
  (when, { make }) => oneOf('make', when.makes, make),
  (when, { condition }) => oneOf('condition', when.conditions, condition),
  ({ price: band }, { price }) => {
    if (band === undefined) return null
    if (price === null) return 'price: the lead has none'
    return price >= (band.from ?? 0) && price <= (band.to ?? Number.POSITIVE_INFINITY) ? null : `price: ${price}`
  },
  (when, { state }) => oneOf('state', when.states, state),
  ({ postcodes }, { postcode }) =>
    postcodes === undefined || postcodes.some((range) => isInRange(range, postcode))
      ? null
      : `postcode: ${postcode ?? 'the lead has none'}`,
  ({ hours }, { minutes }) => (hours === undefined || isDuring(hours, minutes) ? null : `hour: ${clock(minutes)}`),
  ({ weekdays }, { weekday }) =>
    weekdays === undefined || weekdays.includes(weekday) ? null : `weekday: ${WEEKDAYS[weekday]}`,
]

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function oneOf(name: string, wanted: readonly string[] | undefined, value: string | null): string | null {
  if (wanted === undefined) return null
  if (value === null) return `${name}: the lead has none`
  return wanted.some((each) => each.toLowerCase() === value.toLowerCase()) ? null : `${name}: ${value}`
}

function isInRange(range: string, postcode: string | null): boolean {
  const [from = '', to = from] = range.split('-').map((each) => each.trim())
  return postcode !== null && postcode.length === from.length && postcode >= from && postcode <= to
}

function isDuring({ from, to }: { readonly from: string; readonly to: string }, minutes: number): boolean {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  return start <= end ? start <= minutes && minutes < end : minutes >= start || minutes < end
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
