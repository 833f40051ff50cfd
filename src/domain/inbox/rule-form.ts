import { z } from 'zod'
import { defineForm, type FilledForm, type FormField, type NameOf, type ValuesOf } from '../form/define-form.ts'
import * as check from '../form/field-schema.ts'
import { formatMoney } from '../money.ts'
import { inWordsOf } from '../region.ts'
import type { AssignmentRule, AssignmentTarget, WhenOverdue } from './assignment-rule.ts'
import type { RuleKnown } from './rule-known.ts'
import { endsOf, postcodeFault } from './rule-postcodes.ts'
import { dayName, overdueText, targetText } from './rule-sentence.ts'

/** INBOX-4: the form of a rule of lead routing, in the order of the page. */
export function ruleForm(known: RuleKnown) {
  return defineForm({
    name: { label: 'Name of the rule', schema: NAME, input: String },
    to: targetField(known),
    whenOverdue: overdueField(known),
    categories: ticks(inWordsOf(known.region, 'Kinds of enquiry')),
    makes: makesField(known),
    conditions: ticks('Condition'),
    priceFrom: priceField('Price from'),
    priceTo: priceField('Price to'),
    locations: ticks('Locations', (id) => known.locations.find((each) => each.id === id)?.name ?? id),
    states: ticks('Buyer’s state'),
    postcodes: postcodesField(known),
    weekdays: DAYS,
    hoursFrom: timeField('From'),
    hoursTo: timeField('Until'),
  })
}

export type RuleFields = ReturnType<typeof ruleForm>['fields']
export type RuleValues = ValuesOf<RuleFields>
/** Sentences by the field that each is about. */
export type RuleFaults = FilledForm<RuleFields>['faults']
export type RuleFieldName = NameOf<RuleFields>

/** A rule as its form has it. */
export function ruleValues({ name, when, to, whenOverdue }: Omit<AssignmentRule, 'id'>): RuleValues {
  return {
    name,
    to,
    whenOverdue,
    categories: when.categories ?? [],
    makes: when.makes ?? [],
    conditions: when.conditions ?? [],
    priceFrom: when.price?.from ?? null,
    priceTo: when.price?.to ?? null,
    locations: when.locations ?? [],
    states: when.states ?? [],
    postcodes: when.postcodes ?? [],
    weekdays: when.weekdays ?? [],
    hoursFrom: when.hours?.from ?? '',
    hoursTo: when.hours?.to ?? '',
  }
}

/** A rule with other values of some fields; the others stay as they are stored. */
export function withRuleValues(rule: AssignmentRule, changed: Partial<RuleValues>): AssignmentRule {
  const all = { ...ruleValues(rule), ...changed }
  const { categories, makes, conditions, locations, states, postcodes, weekdays } = all
  const { priceFrom: least, priceTo: most, hoursFrom, hoursTo } = all
  const hasNewPrice = 'priceFrom' in changed || 'priceTo' in changed
  const hasPrice = hasNewPrice ? least !== null || most !== null : rule.when.price !== undefined
  return {
    id: rule.id,
    name: all.name,
    when: {
      ...(categories.length > 0 && { categories }),
      ...(locations.length > 0 && { locations }),
      ...(makes.length > 0 && { makes }),
      ...(conditions.length > 0 && { conditions }),
      ...(hasPrice && { price: { ...(least !== null && { from: least }), ...(most !== null && { to: most }) } }),
      ...(states.length > 0 && { states }),
      ...(postcodes.length > 0 && { postcodes }),
      ...(hoursFrom !== '' && { hours: { from: hoursFrom, to: hoursTo } }),
      ...(weekdays.length > 0 && { weekdays }),
    },
    to: all.to,
    whenOverdue: all.whenOverdue,
  }
}

/** Highest price of a rule, in whole currency units. */
const MOST = 100_000_000
/** Longest make, in characters, and how many a rule may name. */
const LONGEST = 60
const MANY = 100

const NAME = z.string().trim().min(1, 'Give the rule a name.').max(100, 'Use at most 100 characters for the name.')

function targetField(known: RuleKnown): FormField<AssignmentTarget> {
  return {
    label: 'Goes to',
    schema: z.string().transform((typed, context): AssignmentTarget => {
      const [, kind = '', id = ''] = /^(person|team) (.+)$/.exec(typed) ?? []
      if (kind === 'team' && known.teams.some((each) => each.id === id)) return { team: id }
      if (kind === 'person' && known.people.some((each) => each.id === id)) return { person: id }
      const isChosen = typed !== ''
      context.addIssue(
        isChosen ? 'This one does not answer leads here. Choose another one.' : 'Choose who gets the leads.',
      )
      return z.NEVER
    }),
    input: (to) => ('team' in to ? `team ${to.team}` : `person ${to.person}`),
    text: (to) => targetText(to, known),
  }
}

function overdueField(known: RuleKnown): FormField<WhenOverdue> {
  return {
    label: 'When nobody answers in time',
    schema: z.string().transform((typed, context): WhenOverdue => {
      if (typed === 'nothing' || typed === 'reassign') return { do: typed }
      const [, to = ''] = /^person (.+)$/.exec(typed) ?? []
      if (known.people.some(({ id }) => id === to)) return { do: 'escalate', to }
      context.addIssue('This person does not answer leads here. Choose another one.')
      return z.NEVER
    }),
    input: (overdue) => (overdue.do === 'escalate' ? `person ${overdue.to}` : overdue.do),
    text: (overdue) => overdueText(overdue, known),
  }
}

/** Tick boxes. Their order means nothing. */
function ticks(label: string, name: (value: string) => string = String): FormField<readonly string[]> {
  return {
    label,
    schema: z.string().transform(lines),
    input: (values) => values.toSorted().join('\n'),
    text: (values) => values.map(name).join(', '),
    isTicks: true,
  }
}

function makesField(known: RuleKnown): FormField<readonly string[]> {
  return {
    label: 'Makes',
    schema: listSchema().transform((makes) => makes.map((make) => asStocked(make, known))),
    input: (makes) => makes.join(', '),
  }
}

const DAYS: FormField<readonly number[]> = {
  label: 'Days',
  schema: z.string().transform((typed) => lines(typed).map(Number)),
  input: (days) => days.toSorted().join('\n'),
  text: (days) => days.map(dayName).join(', '),
  isTicks: true,
}

function priceField(label: string): FormField<number | null> {
  return {
    label,
    schema: check.optionalAmount(label, MOST),
    input: (value) => (value === null ? '' : String(value)),
    text: (value) => (value === null ? '' : formatMoney(value)),
  }
}

function postcodesField({ region }: RuleKnown): FormField<readonly string[]> {
  return {
    label: 'Postcodes',
    schema: listSchema().transform((typed, context) => {
      const ranges = typed.map((each) => endsOf(each).join('-'))
      const fault = ranges.map((range) => postcodeFault(range, region)).find((each) => each !== null)
      if (fault === undefined) return ranges
      context.addIssue(fault)
      return z.NEVER
    }),
    input: (ranges) => ranges.join(', '),
  }
}

function timeField(label: string): FormField<string> {
  return {
    label,
    schema: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Enter a time, such as 8:30 am.'),
    input: String,
  }
}

/** A list with commas between. */
function listSchema() {
  return z
    .string()
    .transform((typed) => typed.split(/[,;\n]/).flatMap((each) => each.trim() || []))
    .refine((list) => list.length <= MANY, `Write at most ${MANY}, with commas between.`)
    .refine((list) => list.every(({ length }) => length <= LONGEST), 'Write a comma between two of them.')
}

/** A make in the spelling of the stock, where it has it. */
function asStocked(make: string, { makes }: RuleKnown): string {
  return makes.find((each) => each.toLowerCase() === make.toLowerCase()) ?? make
}

function lines(typed: string): readonly string[] {
  return typed.split('\n').filter((line) => line !== '')
}
