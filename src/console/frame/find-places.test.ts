import { expect, it } from 'vitest'
import { roleMay } from '#domain/staff/roles.ts'
import { findPlaces } from './find-places.ts'
import { ACTS, type ConsolePlace, RAIL, SETTINGS } from './places.ts'

const PAGES: readonly ConsolePlace[] = [...RAIL, ...SETTINGS.flatMap(({ places }) => places)]
const labels = (typed: string, among = PAGES) => findPlaces(among, typed).map(({ label }) => label)

it.each([
  ['invite', 'Invite a person', ACTS],
  ['refund', 'Refund a deposit', ACTS],
  ['refund', 'Reservations', PAGES],
  ['book', 'New appointment', ACTS],
  ['book a test drive', 'New appointment', ACTS],
  ['add a car', 'Add a car', ACTS],
  ['new car', 'Add a car', ACTS],
  ['price list', 'Add a feed', ACTS],
  ['price list', 'Feeds', PAGES],
  ['team', 'Staff', PAGES],
  ['webhook', 'Webhooks', PAGES],
  ['quiet hours', 'Notification settings', PAGES],
  ['opening hours', 'Calendar', PAGES],
  ['who gets a lead', 'Lead routing', PAGES],
  ['walk-in', 'New lead', ACTS],
  ['calen', 'Calendar', PAGES],
  ['passkey', 'Your account', PAGES],
])('Find knows what people call a place: %s finds %s', (typed, label, among) => {
  expect(labels(typed, among)).toContain(label)
})

it('a place with the words in its name is before one that is only called so', () => {
  expect(labels('lead')).toEqual(['Leads', 'Lead routing'])
  expect(labels('staff', ACTS)).toEqual(['Invite a person'])
  // 'book' itself is before 'bookings'.
  expect(labels('book', [...PAGES, ...ACTS])).toEqual(['New appointment', 'Calendar'])
})

it('finds nothing for little words alone or for words that fit no place', () => {
  expect(labels('of the')).toEqual([])
  expect(labels('zebra')).toEqual([])
  expect(labels('price zebra')).toEqual([])
})

it('without words all places come in their order', () => {
  expect(labels('', ACTS)).toEqual(ACTS.map(({ label }) => label))
})

it('STAFF-5 a place is for people who may open it', () => {
  const sales = ACTS.filter(
    ({ access }) => access === 'anyone' || access === 'person' || roleMay(['sales'], access),
  ).map(({ label }) => label)
  expect(sales).toEqual(['New lead', 'New appointment', 'Change your password'])
})
