import { CAR_TYPES } from '#domain/car/vocabulary.ts'
import { cutText } from '#domain/cut-text.ts'
import { ownerLabel, type Team } from '#domain/inbox/assignment.ts'
import type { AssignmentRule, LeadFacts } from '#domain/inbox/assignment-rule.ts'
import { australianState } from '#domain/inbox/lead-facts.ts'
import { LEAD_CATEGORIES } from '#domain/lead/category.ts'
import { timeOfDay } from '#domain/local-time.ts'
import { type Actor, may } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { zonedTime } from '#domain/zoned-time.ts'
import { explainAssignment, showAssignmentRules } from '#operations/inbox/assignment-rules.ts'
import { removedRules } from '#operations/inbox/undo-rule-removal.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { draftRule, isTry } from './rule-draft.ts'
import { ruleText } from './rule-text.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** INBOX-4: the rules, and what 'Try it' found. */
export async function assignmentPage(call: ConsoleCall, fault: string | null): Promise<ConsoleAnswer> {
  const { platform, query, form } = call
  const request = staffRequest(call)
  const { site, actor } = request
  authorise(actor, site, 'inbox.rules', platform.clock.now())
  const { rules, teams } = (await showAssignmentRules(request)) ?? { rules: [], teams: [] }
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
      removed: (await removedRules(request)).map(({ rule, by, until }) => ({
        text: `${by} removed the rule ‘${rule.name}’.`,
        undo: {
          action: `/site/assignment/${encodeURIComponent(rule.id)}`,
          fields: [{ name: 'do', value: 'put-back' }],
          until: timeOfDay(until, site),
        },
      })),
      targets: targetsOf(people, teams),
      categories: LEAD_CATEGORIES.map((category) => ({ value: category, label: category })),
      locations: site.locations.map(({ id, name }) => ({ value: id, label: name })),
      conditions: CAR_TYPES.map((type) => ({ value: type, label: type.charAt(0).toUpperCase() + type.slice(1) })),
      weekdays: WEEKDAYS.map((label, index) => ({ value: String(index), label })),
      typed,
      outcome: query.has('category') || isTry(call) ? await outcomeOf(call, rules, typed) : null,
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

/** With the rule that is typed but not saved in the last place, where saving puts it. */
async function outcomeOf(call: ConsoleCall, rules: readonly AssignmentRule[], typed: Readonly<Record<string, string>>) {
  const request = staffRequest(call)
  const { site } = request
  const draft = draftRule((name) => typed[name] ?? '', 'draft')
  const lead = factsOf(typed, site, call.platform.clock.now())
  const found = await explainAssignment(request, draft ? [...rules, draft] : rules, lead)
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
