import type { AssignmentRule, AssignmentTarget, LeadFacts } from './assignment-rule.ts'
import { misfits } from './rule-fit.ts'

/** A person who may own a lead. */
export interface Colleague {
  readonly id: string
  readonly name: string
  /** Conversations that are open and theirs. */
  readonly open: number
  /** On leave today. */
  readonly away: boolean
  /** Whether their rights and scope let them answer this lead. */
  readonly mayAnswer: boolean
}

export interface Team {
  readonly id: string
  readonly name: string
  /** Ids of people. */
  readonly members: readonly string[]
}

export interface Staff {
  readonly people: readonly Colleague[]
  readonly teams: readonly Team[]
}

/** INBOX-4: who gets a lead, and why, rule by rule until the one that decides. */
export interface Assignment {
  /** Null: the lead is 'Unassigned'. */
  readonly owner: Colleague | null
  /** The rule that decided; null if none did. */
  readonly rule: AssignmentRule | null
  readonly steps: readonly AssignmentStep[]
}

export interface AssignmentStep {
  readonly rule: string
  readonly decides: boolean
  /** 'does not fit: category: Service Booking', 'Kim: on leave', 'Kim has the fewest open leads (2)' */
  readonly because: string
}

/** INBOX-4: shown in place of an owner. */
export const UNASSIGNED = 'Unassigned'

/**
 * INBOX-4: 'Who would get this lead?' The first rule decides that fits and has a free person: a rule with everybody on
 * leave is passed over. `except`: a person who must not get it, because it is taken from them.
 */
export function whoGets(
  rules: readonly AssignmentRule[],
  lead: LeadFacts,
  staff: Staff,
  except: string | null = null,
): Assignment {
  const steps: AssignmentStep[] = []
  for (const rule of rules) {
    const faults = misfits(rule.when, lead)
    if (faults.length > 0) {
      steps.push({ rule: rule.name, decides: false, because: `does not fit: ${faults.join(', ')}` })
      continue
    }
    const { owner, because } = freeOne(rule.to, staff, except)
    steps.push({ rule: rule.name, decides: owner !== null, because })
    if (owner !== null) return { owner, rule, steps }
  }
  return { owner: null, rule: null, steps }
}

/** INBOX-4: the name that shows as a lead's owner. */
export function ownerLabel(owner: Pick<Colleague, 'name'> | null): string {
  return owner?.name ?? UNASSIGNED
}

function freeOne(target: AssignmentTarget, { people, teams }: Staff, except: string | null) {
  const team = 'team' in target ? teams.find(({ id }) => id === target.team) : null
  if (team === undefined) return { owner: null, because: 'the team does not exist any more' }
  const ids = 'person' in target ? [target.person] : (team?.members ?? [])
  const candidates = ids.map((id) => ({ id, person: people.find((each) => each.id === id) ?? null }))
  const faults = candidates.flatMap(({ id, person }) => whyNot(person, id, except) ?? [])
  const free = candidates.flatMap(({ id, person }) => (person && !whyNot(person, id, except) ? [person] : []))
  const [first, ...others] = free
  if (first === undefined) return { owner: null, because: faults.join(', ') || 'the team has no members' }
  const owner = others.reduce((least, each) => (each.open < least.open ? each : least), first)
  const because = team ? `${owner.name} has the fewest open leads (${owner.open})` : `goes to ${owner.name}`
  return { owner, because: [because, ...faults].join(', ') }
}

function whyNot(person: Colleague | null, id: string, except: string | null): string | null {
  if (person === null) return 'a person who is not a member any more'
  if (id === except) return `${person.name}: has it now`
  if (person.away) return `${person.name}: on leave`
  return person.mayAnswer ? null : `${person.name}: may not answer this lead`
}
