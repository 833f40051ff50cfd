import { CAR_TYPES } from '../car/vocabulary.ts'
import { REGIONS } from '../region.ts'
import type { AssignmentRule } from './assignment-rule.ts'
import { type RuleFaults, type RuleValues, ruleValues } from './rule-form.ts'
import type { RuleKnown } from './rule-known.ts'
import { areIn, postcodeFault } from './rule-postcodes.ts'
import { eitherOf } from './rule-sentence.ts'

/** INBOX-4: why a rule can never give a lead to anybody, by the field that mends it; empty: it can. */
export function ruleFlaws(values: RuleValues, known: RuleKnown): RuleFaults {
  return Object.fromEntries(
    FLAWS.flatMap(([field, flaw]) => (flaw(values, known) ? [[field, flaw(values, known)]] : [])),
  )
}

/** INBOX-4: what a manager should know of the rule at `index`, in sentences: its flaws, and why it may not be used. */
export function ruleRemarks(rules: readonly AssignmentRule[], index: number, known: RuleKnown): readonly string[] {
  const rule = rules[index]
  if (rule === undefined) return []
  const flaws = Object.values(ruleFlaws(ruleValues(rule), known))
  const { makes = [] } = rule.when
  const isStocked = (make: string) => known.makes.some((each) => each.toLowerCase() === make.toLowerCase())
  const unstocked = makes.length > 0 && known.makes.length > 0 && !makes.some(isStocked)
  const above = rules.slice(0, index).find(({ when }) => Object.keys(when).length === 0)
  return [
    ...flaws,
    ...(unstocked ? [`No ${eitherOf.format(makes)} is in stock at present.`] : []),
    ...(above ? [`‘${above.name}’ above takes every lead. This rule is used only while nobody there is free.`] : []),
  ]
}

type Flaw = (values: RuleValues, known: RuleKnown) => string | null

const FLAWS: readonly (readonly [keyof RuleValues, Flaw])[] = [
  ['to', targetFlaw],
  [
    'whenOverdue',
    ({ whenOverdue }, { people }) =>
      whenOverdue.do !== 'escalate' || people.some(({ id }) => id === whenOverdue.to)
        ? null
        : 'The person for overdue leads has left, or does not answer leads here. Choose another one.',
  ],
  [
    'conditions',
    ({ conditions }) =>
      conditions.length === 0 || conditions.some((each) => CAR_TYPES.some((type) => type === each.toLowerCase()))
        ? null
        : `No car is ${eitherOf.format(conditions)}: cars are ${eitherOf.format(CAR_TYPES)}.`,
  ],
  [
    'priceTo',
    ({ priceFrom, priceTo }) =>
      priceFrom !== null && priceTo !== null && priceTo < priceFrom
        ? 'The highest price is below the lowest one, so no car fits.'
        : null,
  ],
  [
    'locations',
    ({ locations }, known) =>
      locations.length === 0 || known.locations.some(({ id }) => locations.includes(id))
        ? null
        : 'None of these locations is there any more. Choose another one.',
  ],
  ['states', statesFlaw],
  [
    'postcodes',
    ({ postcodes }, { region }) => postcodes.map((range) => postcodeFault(range, region)).find(Boolean) ?? null,
  ],
  [
    'hoursTo',
    ({ hoursFrom, hoursTo }) => {
      if ((hoursFrom === '') !== (hoursTo === '')) return 'Enter both times, or none.'
      return hoursFrom !== '' && hoursFrom === hoursTo ? 'No time is between these two. Enter a later one.' : null
    },
  ],
]

function targetFlaw({ to }: RuleValues, { people, teams }: RuleKnown): string | null {
  if ('person' in to)
    return people.some(({ id }) => id === to.person)
      ? null
      : 'This person has left, or does not answer leads here. Choose another one.'
  const team = teams.find(({ id }) => id === to.team)
  if (team === undefined) return 'This team is gone. Choose another one.'
  return people.some(({ id }) => team.members.includes(id)) ? null : 'Nobody of this team answers leads here.'
}

function statesFlaw({ states, postcodes }: RuleValues, { region }: RuleKnown): string | null {
  if (states.length === 0) return null
  if (region !== 'AU') return 'A buyer’s state is known in Australia only. Use postcodes.'
  const validStates = states.filter((state) => REGIONS.AU.states.some((each) => each === state.toUpperCase()))
  if (validStates.length === 0) return `There is no state ${eitherOf.format(states)}.`
  const isApart = postcodes.length > 0 && !postcodes.some((range) => postcodeFault(range, region))
  return isApart &&
    !areIn(
      postcodes,
      validStates.map((each) => each.toUpperCase()),
    )
    ? `None of the postcodes is in ${eitherOf.format(states)}.`
    : null
}
