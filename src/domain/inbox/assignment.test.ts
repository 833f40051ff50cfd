import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Colleague, ownerLabel, type Staff, UNASSIGNED, whoGets } from './assignment.ts'
import type { AssignmentRule, AssignmentWhen, LeadFacts } from './assignment-rule.ts'
import { overdueStep } from './overdue.ts'
import { misfits } from './rule-fit.ts'

const lead: LeadFacts = {
  category: 'Vehicle Enquiry',
  locationId: 'south',
  make: 'Toyota',
  condition: 'Used',
  price: 52_990,
  state: 'QLD',
  postcode: '4105',
  weekday: 1,
  minutes: 9 * 60,
}
const person = (id: string, change: Partial<Colleague> = {}): Colleague => ({
  id,
  name: id.toUpperCase(),
  open: 0,
  away: false,
  mayAnswer: true,
  ...change,
})
const rule = (change: Partial<AssignmentRule> = {}): AssignmentRule => ({
  id: 'r1',
  name: 'All',
  when: {},
  to: { person: 'kim' },
  whenOverdue: { do: 'nothing' },
  ...change,
})
const staff = (people: readonly Colleague[], members = people.map(({ id }) => id)): Staff => ({
  people,
  teams: [{ id: 'sales', name: 'Sales', members }],
})

describe('INBOX-4 a rule fits by', () => {
  const cases: readonly (readonly [string, AssignmentWhen, AssignmentWhen])[] = [
    ['category', { categories: ['Vehicle Enquiry', 'Test Drive'] }, { categories: ['Service Booking'] }],
    ['location', { locations: ['south'] }, { locations: ['north'] }],
    ['make, in any case', { makes: ['TOYOTA'] }, { makes: ['Kia'] }],
    ['condition', { conditions: ['Used', 'Demo'] }, { conditions: ['New'] }],
    ['price band', { price: { from: 50_000, to: 52_990 } }, { price: { from: 52_991 } }],
    ['price below', { price: { to: 60_000 } }, { price: { to: 52_989 } }],
    ['state', { states: ['QLD', 'NSW'] }, { states: ['VIC'] }],
    ['postcode', { postcodes: ['2000', '4100-4199'] }, { postcodes: ['4106-4199', '410'] }],
    ['hour', { hours: { from: '09:00', to: '17:00' } }, { hours: { from: '08:00', to: '09:00' } }],
    ['hour across midnight', { hours: { from: '22:00', to: '09:01' } }, { hours: { from: '17:00', to: '08:30' } }],
    ['weekday', { weekdays: [1, 2] }, { weekdays: [0, 6] }],
  ]
  it.each(cases)('%s', (_part, fits, misses) => {
    expect(misfits(fits, lead)).toEqual([])
    expect(misfits(misses, lead)).toHaveLength(1)
  })

  it('all its parts together', () => {
    expect(misfits({ makes: ['Toyota'], weekdays: [0] }, lead)).toEqual(['weekday: Monday'])
  })

  it('nothing that the lead lacks', () => {
    const bare = { ...lead, make: null, price: null, postcode: null }
    expect(misfits({ makes: ['Toyota'], price: {}, postcodes: ['4105'] }, bare)).toEqual([
      'make: the lead has none',
      'price: the lead has none',
      'postcode: the lead has none',
    ])
  })
})

it('INBOX-4 the first rule that fits decides, and each step says why', () => {
  const rules = [
    rule({ name: 'Service', when: { categories: ['Service Booking'] }, to: { person: 'lee' } }),
    rule({ name: 'Toyota', when: { makes: ['Toyota'] } }),
    rule({ name: 'All', to: { person: 'lee' } }),
  ]
  const { owner, rule: decided, steps } = whoGets(rules, lead, staff([person('kim'), person('lee')]))
  expect([owner?.id, decided?.name]).toEqual(['kim', 'Toyota'])
  expect(steps).toEqual([
    { rule: 'Service', decides: false, because: 'does not fit: category: Vehicle Enquiry' },
    { rule: 'Toyota', decides: true, because: 'goes to KIM' },
  ])
})

it('INBOX-4 a team’s lead goes to the member with the fewest open leads; people on leave are skipped', () => {
  const people = [person('kim', { open: 3 }), person('lee', { open: 0, away: true }), person('sam', { open: 1 })]
  const { owner, steps } = whoGets([rule({ to: { team: 'sales' } })], lead, staff(people))
  expect(owner?.id).toBe('sam')
  expect(steps[0]?.because).toBe('SAM has the fewest open leads (1), LEE: on leave')
})

it('INBOX-4 a rule whose people are all on leave, gone or without the right leaves the lead to the next rule', () => {
  const people = [person('kim', { away: true }), person('lee', { mayAnswer: false }), person('sam')]
  const rules = [
    rule({ name: 'Team', to: { team: 'sales' } }),
    rule({ name: 'Gone', to: { team: 'none' } }),
    rule({ name: 'Last', to: { person: 'sam' } }),
  ]
  const { owner, steps } = whoGets(rules, lead, staff(people, ['kim', 'lee', 'former']))
  expect(owner?.id).toBe('sam')
  expect(steps.map(({ because }) => because)).toEqual([
    'KIM: on leave, LEE: may not answer this lead, a person who is not a member any more',
    'the team does not exist any more',
    'goes to SAM',
  ])
})

it('INBOX-4 without a rule that fits, the lead is labelled Unassigned', () => {
  const { owner } = whoGets([rule({ when: { makes: ['Kia'] } })], lead, staff([person('kim')]))
  expect(owner).toBeNull()
  expect(ownerLabel(owner)).toBe('Unassigned')
})

describe('INBOX-4 an overdue lead', () => {
  const people = [person('kim', { open: 0 }), person('lee', { open: 5 }), person('boss')]
  const members = ['kim', 'lee']
  const given = { rule: 'r1', owner: 'kim' }

  it('stays if its rule says nothing, or no rule gave it away', () => {
    expect(overdueStep(given, [rule()], lead, staff(people, members)).move).toBe('stays')
    expect(overdueStep({ rule: null, owner: null }, [rule()], lead, staff(people, members)).move).toBe('stays')
  })

  it('is reassigned to another member, never to the same person', () => {
    const rules = [rule({ to: { team: 'sales' }, whenOverdue: { do: 'reassign' } })]
    expect(overdueStep(given, rules, lead, staff(people, members))).toMatchObject({
      move: 'reassigned',
      to: { id: 'lee' },
    })
    expect(overdueStep(given, rules, lead, staff([person('kim')]))).toEqual({
      move: 'stays',
      because: 'nobody else is free',
    })
  })

  it('is escalated to the manager that its rule names', () => {
    const rules = [rule({ whenOverdue: { do: 'escalate', to: 'boss' } })]
    expect(overdueStep(given, rules, lead, staff(people))).toMatchObject({ move: 'escalated', to: { id: 'boss' } })
    expect(overdueStep({ rule: 'r1', owner: 'boss' }, rules, lead, staff(people)).move).toBe('stays')
  })
})

const ids = ['a', 'b', 'c', 'd']
const someone = fc.constantFrom(...ids, 'former')
const anyStaff = fc.record({
  people: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...ids),
      name: fc.constantFrom('Kim', 'Lee'),
      open: fc.nat(3),
      away: fc.boolean(),
      mayAnswer: fc.boolean(),
    }),
    { selector: ({ id }) => id },
  ),
  teams: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('x', 'y'),
      name: fc.constant('Team'),
      members: fc.array(someone, { maxLength: 4 }),
    }),
    { selector: ({ id }) => id },
  ),
})
const anyRules = fc.array(
  fc.record({
    id: fc.uuid(),
    name: fc.constant('Rule'),
    when: fc.constantFrom<AssignmentWhen>({}, { makes: ['Toyota'] }, { makes: ['Kia'] }, { weekdays: [0] }),
    to: fc.oneof(fc.record({ person: someone }), fc.record({ team: fc.constantFrom('x', 'y', 'z') })),
    whenOverdue: fc.constantFrom({ do: 'reassign' as const }, { do: 'nothing' as const }),
  }),
  { maxLength: 5 },
)

it('INBOX-4 for any rules and staff: the owner is a free member by the first rule that can decide, else Unassigned', () => {
  fc.assert(
    fc.property(anyRules, anyStaff, fc.option(someone), (rules, who, except) => {
      const { owner, rule: decided, steps } = whoGets(rules, lead, who, except)
      expect(ownerLabel(owner)).toBe(owner?.name ?? UNASSIGNED)
      expect(ownerLabel(owner)).not.toBe('')
      const isFree = (id: string) =>
        who.people.some((each) => each.id === id && !each.away && each.mayAnswer && id !== except)
      const freeOf = ({ to }: AssignmentRule) =>
        ('person' in to ? [to.person] : (who.teams.find(({ id }) => id === to.team)?.members ?? [])).filter(isFree)
      const first = rules.find((each) => misfits(each.when, lead).length === 0 && freeOf(each).length > 0)
      expect(decided).toBe(first ?? null)
      expect(owner !== null).toBe(first !== undefined)
      expect(steps).toHaveLength(first ? rules.indexOf(first) + 1 : rules.length)
      if (first === undefined || owner === null) return
      expect(freeOf(first)).toContain(owner.id)
      const open = (id: string) => who.people.find((each) => each.id === id)?.open ?? 0
      expect(freeOf(first).every((id) => open(id) >= owner.open)).toBe(true)
    }),
  )
})
