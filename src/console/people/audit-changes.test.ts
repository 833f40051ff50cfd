import { expect, it } from 'vitest'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { actionText } from './audit-actions.ts'
import { changesOf, changeText } from './audit-changes.ts'

const NAMES = {
  region: 'AU' as const,
  nameOf: (id: string) =>
    new Map([
      ['p1', 'Kim Ly'],
      ['robina', 'Robina'],
    ]).get(id) ?? null,
  timeOf: () => '24/11/2026 09:00',
  scopeOf: ({ locations }: { readonly locations: readonly string[] | null }) => locations?.join(', ') ?? 'Whole site',
}
const texts = (before: unknown, after: unknown) => changesOf(before, after, NAMES).map((change) => changeText(change))

it.each([
  [
    'roles and places',
    { roles: ['sales'], scope: WHOLE_SITE },
    { roles: ['sales', 'stock'], scope: WHOLE_SITE },
    ['Roles: Sales → Sales, Stock'],
  ],
  ['a person by name', { assignee: null }, { assignee: 'p1' }, ['Goes to: Kim Ly']],
  ['a person taken off', { assignee: 'p1' }, { assignee: null }, ['Goes to: Kim Ly → none']],
  [
    'the price of a car',
    { price: { value: 24_990, from: 25_990 } },
    { price: { value: 23_990 } },
    ['Price: $24,990 → $23,990'],
  ],
  [
    'a field with a time limit',
    {},
    { tag: { value: 'Demo', until: '2026-11-24T00:00:00Z' } },
    ['Tag: Demo until 24/11/2026 09:00'],
  ],
  ['a single state', 'off', 'on', ['off → on']],
  ['what the action says itself', { name: 'CRM' }, { name: 'CRM', revoked: true }, []],
  [
    'names of code in words',
    { leadEmail: 'a@b.example' },
    { leadEmail: 'c@d.example' },
    ['Lead email: a@b.example → c@d.example'],
  ],
  ['a time', { heldUntil: '2026-11-24T00:00:00.000Z' }, { heldUntil: null }, ['Held until: 24/11/2026 09:00 → none']],
  ['how many leads lost their person', null, { unassigned: ['a', 'b'] }, ['Leads without a person now: 2']],
  ['lists of things by their names', [{ name: 'A' }], [{ name: 'A' }, { name: 'B' }], ['A → A, B']],
  ['nothing', null, null, []],
])('STAFF-8 says what changed in words: %s', (_, before, after, expected) => {
  expect(texts(before, after)).toEqual(expected)
})

it('STAFF-8 no change of the log is JSON', () => {
  const odd = { deep: { list: [{ a: { b: 1 } }, 2], text: 'x' }, flag: true, none: null }
  expect(texts(null, odd).join()).not.toMatch(/[{}[\]"]|undefined|\[object/)
})

it.each([
  ['account.app-add', 'member', null, 'Added an authenticator app'],
  ['staff.invite', 'invitation', { sentAgain: 'x' }, 'Sent an invitation again'],
  ['staff.invite', 'invitation', { roles: ['sales'] }, 'Invited a person'],
  ['stock.edit', 'draft', null, 'Changed a car added by hand'],
  ['new.kind-of-thing', 'car', null, 'new kind of thing'],
])('STAFF-8 %s of a %s is said in words', (action, kind, after, words) => {
  expect(actionText({ action, object: { kind }, before: null, after })).toBe(words)
})
