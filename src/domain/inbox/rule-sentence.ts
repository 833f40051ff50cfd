import { clockText } from '../date/local-time.ts'
import { formatMoney } from '../money.ts'
import { inWordsOf } from '../region.ts'
import type { AssignmentRule, AssignmentTarget, AssignmentWhen, WhenOverdue } from './assignment-rule.ts'
import type { RuleKnown } from './rule-known.ts'
import { endsOf } from './rule-postcodes.ts'

/** INBOX-4: a rule as a sentence: 'Test drives about used cars up to $30,000 from postcode 4000–4179 on weekends go to Kim.' */
export function ruleSentence({ when, to }: Pick<AssignmentRule, 'when' | 'to'>, known: RuleKnown): string {
  const said = (text: string) => inWordsOf(known.region, text)
  const parts = [
    said(subject(when)),
    about(when),
    at(when, known),
    said(from(when)),
    on(when, known),
    `go to ${targetText(to, known)}`,
  ]
  return `${parts.filter((part) => part !== '').join(' ')}.`
}

/** INBOX-4: who gets the leads: 'Kim', or the person of a team with the fewest open leads. */
export function targetText(to: AssignmentTarget, { people, teams }: RuleKnown): string {
  if ('person' in to) return people.find(({ id }) => id === to.person)?.name ?? 'a person who has left'
  const team = teams.find(({ id }) => id === to.team)
  return team ? `the team ${team.name}, to whoever has the fewest open leads` : 'a team that is gone'
}

/** INBOX-4: what follows when nobody answers in time. */
export function overdueText(overdue: WhenOverdue, known: RuleKnown): string {
  if (overdue.do === 'escalate') return `When overdue, they go to ${targetText({ person: overdue.to }, known)}.`
  if (overdue.do === 'reassign') return 'When overdue, they go to the next free person by these rules.'
  return 'When overdue, they stay where they are.'
}

/** 'Tuesday' for 2. */
export function dayName(weekday: number): string {
  return DAYS[weekday] ?? ''
}

/** 'Kim, Lee or Pat' */
export const eitherOf = new Intl.ListFormat('en-AU', { type: 'disjunction' })
const allOf = new Intl.ListFormat('en-AU', { type: 'conjunction' })
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function subject({ categories }: AssignmentWhen): string {
  if (categories === undefined) return 'Leads'
  const all = allOf.format(categories.map((each) => several(each.toLowerCase())))
  return all.charAt(0).toUpperCase() + all.slice(1)
}

/** 'enquiries' of 'enquiry' */
function several(word: string): string {
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`
}

function about({ conditions = [], makes = [], price }: AssignmentWhen): string {
  if (conditions.length + makes.length === 0 && price === undefined) return ''
  const condition = eitherOf.format(conditions.map((each) => each.toLowerCase()))
  const words = ['about', condition, eitherOf.format(makes), 'cars', price ? priceText(price) : '']
  return words.filter((word) => word !== '').join(' ')
}

function priceText({ from: least, to: most }: NonNullable<AssignmentWhen['price']>): string {
  if (least === undefined) return most === undefined ? 'with a price' : `up to ${formatMoney(most)}`
  return most === undefined ? `from ${formatMoney(least)}` : `from ${formatMoney(least)} to ${formatMoney(most)}`
}

function at({ locations }: AssignmentWhen, known: RuleKnown): string {
  const names = locations?.map(
    (id) => known.locations.find((each) => each.id === id)?.name ?? 'a location that is gone',
  )
  return names ? `at ${eitherOf.format(names)}` : ''
}

function from({ states, postcodes }: AssignmentWhen): string {
  const ranges = postcodes?.map((range) => endsOf(range).join('–'))
  const places = [states && `from ${eitherOf.format(states)}`, ranges && `from postcode ${eitherOf.format(ranges)}`]
  return places.filter((place) => place !== undefined).join(' and ')
}

function on({ weekdays, hours }: AssignmentWhen, { region }: RuleKnown): string {
  const key = weekdays?.toSorted().join('')
  const days = weekdays && `on ${SAID[key ?? ''] ?? eitherOf.format(weekdays.map((day) => `${dayName(day)}s`))}`
  const times = hours && `between ${clockText(hours.from, region)} and ${clockText(hours.to, region)}`
  return [days, times].filter((part) => part !== undefined).join(' ')
}

const SAID: Readonly<Record<string, string>> = { '06': 'weekends', '12345': 'weekdays', '0123456': 'every day' }
