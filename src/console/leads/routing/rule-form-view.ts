import { CAR_TYPES } from '#domain/car/vocabulary.ts'
import { fieldStates } from '#domain/form/compare-shown.ts'
import type { AssignmentRule } from '#domain/inbox/assignment-rule.ts'
import { MADE_UP_LEAD_FORM } from '#domain/inbox/made-up-lead.ts'
import { ruleFlaws } from '#domain/inbox/rule-flaws.ts'
import { type RuleFieldName, ruleForm, ruleValues } from '#domain/inbox/rule-form.ts'
import { examplePostcodes } from '#domain/inbox/rule-postcodes.ts'
import { dayName } from '#domain/inbox/rule-sentence.ts'
import type { RefusedStep } from '#domain/inbox/rule-step.ts'
import { LEAD_CATEGORIES } from '#domain/lead/category.ts'
import { inWordsOf, REGIONS, type RegionCode } from '#domain/region.ts'
import type { SavedRules } from '#operations/inbox/assignment-rules.ts'
import { clashViews } from '../../form/clash-view.ts'
import { faultText } from '../../form/fault-text.ts'
import { onSite } from '../../on-site.ts'
import type { Choice } from '../../page-values.ts'
import type { OpenedRules } from './open-rules.ts'
import type { RuleFormView } from './rule-form-values.ts'

/** What became of a form: why it comes back, or what 'Try it' found. */
export interface CameRule {
  readonly refused?: Exclude<SavedRules, { readonly ok: true }> | RefusedStep
  readonly outcome?: RuleFormView['outcome']
}

/** INBOX-4: the form of a rule, or with null of a new one. */
export function ruleFormView(opened: OpenedRules, rule: AssignmentRule | null, came: CameRule): RuleFormView {
  const { call, known, lead } = opened
  const { refused, outcome = null } = came
  const clashes = refused?.reason === 'clash' ? refused.clashes : []
  return {
    action: `/site/assignment${rule === null ? '' : `/${encodeURIComponent(rule.id)}`}`,
    isNew: rule === null,
    labels: labelsIn(known.region),
    fields: fieldsOf(opened, rule, came),
    clashes: clashViews(clashes, onSite(call).site, call.platform.clock.now()),
    choices: choicesOf(opened, rule),
    makes: known.makes,
    lead: fieldStates(MADE_UP_LEAD_FORM, {}, lead),
    leadChoices: {
      category: categoriesIn(known.region),
      location: known.locations.map(({ id, name }) => ({ value: id, label: name })),
      condition: CAR_TYPES.map(asCapital),
      weekday: DAYS.map((day) => ({ value: String(day), label: dayName(day) })),
    },
    outcome,
  }
}

function labelsIn(region: RegionCode): RuleFormView['labels'] {
  const said = (text: string) => inWordsOf(region, text)
  const [from, to, other] = examplePostcodes(region)
  return {
    categories: said('Kinds of enquiry'),
    postcodes: said('Buyer’s postcodes'),
    postcodesHint: `Such as ${from}–${to}, ${other}`,
    postcode: said('Postcode'),
  }
}

/** The first line of a page whose form came back; null: nothing is wrong. */
export function refusedText({ filled, lead, isTry }: OpenedRules, { refused }: CameRule): string | null {
  if (!refused) return null
  if (refused.reason === 'clash') return 'The rule changed meanwhile.'
  if (refused.reason === 'no-rule')
    return `This rule was removed before.${filled.typed.name ? ' What you typed is below, as a new rule.' : ''}`
  if (refused.reason !== 'faults') return refused.message
  const count = Object.keys(refused.faults).length + (isTry ? Object.keys(lead.faults).length : 0)
  return faultText(count)
}

function fieldsOf({ known, filled }: OpenedRules, rule: AssignmentRule | null, { refused }: CameRule) {
  const form = ruleForm(known)
  const clashes = refused?.reason === 'clash' ? refused.clashes : []
  const faults = refused?.reason === 'faults' ? { ...filled.faults, ...refused.faults } : {}
  if (rule === null) {
    // A rule that a colleague removed meanwhile comes back whole, as a new one.
    const states = fieldStates(form, { whenOverdue: { do: 'reassign' } }, { ...filled, shown: {}, faults })
    return states
  }
  const values = ruleValues(rule)
  const states = fieldStates(form, values, { ...filled, faults }, clashes)
  // What is wrong with the stored rule says so before anybody types.
  const flaws = ruleFlaws(values, known)
  const marked = form.names.map((name) => {
    const state = states[name]
    const isStored = state.input === state.shown
    return [name, isStored && state.fault === null ? { ...state, fault: flaws[name] ?? null } : state] as const
  })
  // The names are those of the form.
  return Object.fromEntries(marked) as typeof states
}

const DAYS = [1, 2, 3, 4, 5, 6, 0]

function choicesOf({ known }: OpenedRules, rule: AssignmentRule | null): RuleFormView['choices'] {
  const { people, teams, locations, region } = known
  const when = rule?.when ?? {}
  const persons = people.map(({ id, name }) => ({ value: `person ${id}`, label: name }))
  const input = (name: RuleFieldName) => {
    const field: { input(value: unknown): string } = ruleForm(known).fields[name]
    return rule ? field.input(ruleValues(rule)[name]) : ''
  }
  return {
    to: withOwn(
      [...teams.map(({ id, name }) => ({ value: `team ${id}`, label: `Team ${name}` })), ...persons],
      [input('to')].filter(Boolean),
      () => 'Nobody: they have left',
    ),
    whenOverdue: withOwn(
      [
        { value: 'reassign', label: 'The next free person gets it' },
        { value: 'nothing', label: 'It stays where it is' },
        ...persons.map(({ value, label }) => ({ value, label: `${label} gets it` })),
      ],
      [input('whenOverdue')].filter(Boolean),
      () => 'A person who has left',
    ),
    categories: categoriesIn(region),
    conditions: withOwn(CAR_TYPES.map(asCapital), when.conditions),
    locations: withOwn(
      locations.map(({ id, name }) => ({ value: id, label: name })),
      when.locations,
      () => 'A location that is gone',
    ),
    // Which state a buyer is in is known in Australia alone.
    states: withOwn(region === 'AU' ? REGIONS.AU.states.map(asChoice) : [], when.states),
    weekdays: DAYS.map((day) => ({ value: String(day), label: dayName(day) })),
  }
}

function categoriesIn(region: RegionCode): readonly Choice[] {
  return LEAD_CATEGORIES.map((category) => ({ value: category, label: inWordsOf(region, category) }))
}

/** The choices with what a rule has besides, such as a person who has left. */
function withOwn(
  choices: readonly Choice[],
  own: readonly string[] = [],
  label: (value: string) => string = String,
): readonly Choice[] {
  const others = own.filter((value) => !choices.some((choice) => choice.value === value))
  return [...choices, ...others.map((value) => ({ value, label: label(value) }))]
}

function asChoice(value: string): Choice {
  return { value, label: value }
}

function asCapital(value: string): Choice {
  return { value, label: value.charAt(0).toUpperCase() + value.slice(1) }
}
