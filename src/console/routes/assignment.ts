import { CAR_TYPES } from '#domain/car/vocabulary.ts'
import { cutText } from '#domain/cut-text.ts'
import { ownerLabel, type Team } from '#domain/inbox/assignment.ts'
import type { AssignmentRule, AssignmentWhen, LeadFacts } from '#domain/inbox/assignment-rule.ts'
import { australianState } from '#domain/inbox/lead-facts.ts'
import { LEAD_CATEGORIES } from '#domain/lead/category.ts'
import { type Actor, may } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { zonedTime } from '#domain/zoned-time.ts'
import {
  explainAssignment,
  type RuleStep,
  showAssignmentRules,
  stepAssignmentRules,
} from '#operations/inbox/assignment-rules.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { askFirst } from '../held/ask-first.ts'
import { ruleText } from '../leads/rule-text.ts'
import { onSite } from '../on-site.ts'

/** INBOX-4: the rules that give leads to people, and 'Who would get this lead?' before a rule is saved. */
export const ASSIGNMENT = {
  'GET /site/assignment': (call) => assignmentPage(call, null),
  'POST /site/assignment': async (call) => {
    const draft = draftRule((name) => formText(call.form, name), call.platform.randomId())
    if (draft === null) return assignmentPage(call, 'Choose who gets the leads of the rule.')
    return step(call, { do: 'add', rule: draft })
  },
  'POST /site/assignment/:id': async (call) => {
    const { site, actor } = onSite(call)
    const act = formText(call.form, 'do')
    const id = call.params['id'] ?? ''
    if (act === 'up' || act === 'down') return step(call, { do: act, id })
    const rule = (await showAssignmentRules(call.platform, site, actor))?.rules.find((each) => each.id === id)
    const question =
      rule &&
      askFirst(call, `/site/assignment/${encodeURIComponent(id)}`, {
        title: `Remove the rule ‘${rule.name}’?`,
        sentences: ['New leads do not follow it any more; leads that it gave to people stay with them.'],
        button: 'Remove the rule',
        back: '/site/assignment',
      })
    return question || step(call, { do: 'remove', id })
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

async function step(call: ConsoleCall, asked: RuleStep): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const done = await stepAssignmentRules(call.platform, site, actor, asked)
  if (done.ok) return { to: '/site/assignment?saved=1' }
  return assignmentPage(call, done.reason === 'no-rule' ? 'This rule was removed before.' : done.message)
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

async function assignmentPage(call: ConsoleCall, fault: string | null): Promise<ConsoleAnswer> {
  const { platform, query, form } = call
  const { site, actor } = onSite(call)
  authorise(actor, site, 'inbox.rules', platform.clock.now())
  const { rules, teams } = (await showAssignmentRules(platform, site, actor)) ?? { rules: [], teams: [] }
  const people = (await platform.colleagues.of(site.slug)).filter((person) => may(person, site, 'lead.reply'))
  const names = [...FIELDS, ...RULE_FIELDS]
  const typed = Object.fromEntries(
    names.map((name) => [name, formText(form, name) || cutText((query.get(name) ?? '').trim(), 100)]),
  )
  return {
    status: fault === null ? 200 : 409,
    page: {
      kind: 'assignment',
      fault,
      notice: query.has('saved') ? 'Saved. New leads follow these rules.' : null,
      rules: rules.map((rule, index) => ({
        id: rule.id,
        name: rule.name,
        ...ruleText(rule, { site, people, teams }),
        isFirst: index === 0,
        isLast: index === rules.length - 1,
      })),
      targets: targetsOf(people, teams),
      categories: LEAD_CATEGORIES.map((category) => ({ value: category, label: category })),
      locations: site.locations.map(({ id, name }) => ({ value: id, label: name })),
      conditions: CAR_TYPES.map((type) => ({ value: type, label: type.charAt(0).toUpperCase() + type.slice(1) })),
      weekdays: WEEKDAYS.map((label, index) => ({ value: String(index), label })),
      typed,
      outcome: query.has('category') ? await outcomeOf(call, rules, typed) : null,
    },
  }
}

const FIELDS = ['category', 'location', 'make', 'condition', 'price', 'postcode', 'weekday', 'time'] as const
const RULE_FIELDS = ['name', 'whenCategory', 'whenLocation', 'whenMake', 'whenPostcodes', 'to'] as const

function targetsOf(people: readonly Actor[], teams: readonly Team[]) {
  return [
    ...teams.map(({ id, name }) => ({ value: `team ${id}`, label: `Team ${name}` })),
    ...people.map(({ id, name }) => ({ value: `person ${id}`, label: name })),
  ]
}

/** Null: nobody is chosen who gets the leads. */
function draftRule(of: (name: string) => string, id: string): AssignmentRule | null {
  const [kind, ...rest] = of('to').split(' ')
  const target = rest.join(' ')
  if (target === '' || (kind !== 'person' && kind !== 'team')) return null
  const list = (name: string) =>
    of(name)
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)
  const when: AssignmentWhen = {
    ...(of('whenCategory') && { categories: [of('whenCategory')] }),
    ...(of('whenLocation') && { locations: [of('whenLocation')] }),
    ...(of('whenMake') && { makes: list('whenMake') }),
    ...(of('whenPostcodes') && { postcodes: list('whenPostcodes') }),
  }
  const to = kind === 'team' ? { team: target } : { person: target }
  return { id, name: of('name') || 'New rule', when, to, whenOverdue: { do: 'reassign' } }
}

/** With the rule that is typed but not saved in the last place, where saving puts it. */
async function outcomeOf(call: ConsoleCall, rules: readonly AssignmentRule[], typed: Readonly<Record<string, string>>) {
  const { site, actor } = onSite(call)
  const draft = draftRule((name) => typed[name] ?? '', 'draft')
  const lead = factsOf(typed, site, call.platform.clock.now())
  const found = await explainAssignment(call.platform, site, actor, draft ? [...rules, draft] : rules, lead)
  return (
    found && {
      owner: ownerLabel(found.owner),
      steps: found.steps.map(({ rule, because, decides }) => ({ text: `${rule}: ${because}`, decides })),
    }
  )
}

function factsOf(typed: Readonly<Record<string, string>>, site: Site, now: Date): LeadFacts {
  const arrives = zonedTime(now, site.timezone)
  const [hour, minute] = (/^\d\d:\d\d$/.exec(typed['time'] ?? '')?.[0] ?? '').split(':').map(Number)
  const postcode = typed['postcode'] || null
  return {
    category: typed['category'] ?? '',
    locationId: typed['location'] || null,
    make: typed['make'] || null,
    condition: typed['condition'] || null,
    price: Number(typed['price']?.replace(/[$,\s]/g, '')) || null,
    state: postcode === null || site.region !== 'AU' ? null : australianState(postcode),
    postcode,
    weekday: typed['weekday'] ? Number(typed['weekday']) : arrives.weekday,
    minutes: minute === undefined ? arrives.minutes : (hour ?? 0) * 60 + minute,
  }
}
