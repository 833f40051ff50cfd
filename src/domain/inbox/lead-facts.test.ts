import { expect, it } from 'vitest'
import { exampleLead } from '../lead/testing/example-lead.ts'
import { australianState, leadFacts } from './lead-facts.ts'

it('INBOX-4 the rules see the lead in the zone of its location', () => {
  const { payload } = exampleLead()
  const arrivedAt = new Date('2026-11-22T22:30:00Z')
  const brisbane = { timezone: 'Australia/Brisbane', region: 'AU' } as const
  expect(leadFacts(payload, arrivedAt, brisbane)).toEqual({
    category: 'Vehicle Enquiry',
    locationId: 'l1',
    make: 'Toyota',
    condition: 'used',
    price: 52_990,
    state: 'QLD',
    postcode: '4000',
    weekday: 1,
    minutes: 8 * 60 + 30,
  })
  expect(leadFacts(payload, arrivedAt, { ...brisbane, timezone: 'Australia/Perth' })).toMatchObject({ minutes: 390 })
})

it.each([
  ['2000', 'NSW'],
  ['2601', 'ACT'],
  ['2619', 'NSW'],
  ['0200', 'ACT'],
  ['0801', 'NT'],
  ['3000', 'VIC'],
  ['4350', 'QLD'],
  ['5000', 'SA'],
  ['6430', 'WA'],
  ['7250', 'TAS'],
  ['0100', null],
  ['90210', null],
])('INBOX-4 postcode %s is in %s', (postcode, state) => {
  expect(australianState(postcode)).toBe(state)
})
