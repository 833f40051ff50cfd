import { expect, it } from 'vitest'
import type { SiteInput } from '#site/site.ts'
import { exampleSite } from '../../testing/example-site.ts'
import { leadDeliveries } from './lead-deliveries.ts'
import type { LeadWish } from './lead-destination.ts'

const place = {
  dealershipSlug: 'sample',
  street: '1 Example Street',
  city: 'Moorooka',
  state: 'QLD',
  postcode: '4105',
  phone: '07 5550 0000',
}
const locations: SiteInput['locations'] = [
  { ...place, id: 'north', slug: 'north', name: 'North', leadEmail: 'north@dealer.example' },
  { ...place, id: 'south', slug: 'south', name: 'South', leadEmail: null },
]
const wish: LeadWish = { category: 'General Enquiry', locationId: 'north', dealershipSlug: null, carLocationSlug: null }

function deliveries(delivery: SiteInput['delivery'], change: Partial<LeadWish> = {}) {
  const dealerships = [{ id: 'd1', slug: 'sample', name: 'Sample' }]
  const site = exampleSite({ dealerships, locations, ...(delivery && { delivery }) })
  return leadDeliveries(site, { ...wish, ...change }).map(({ kind, destination }) => `${kind} ${destination}`)
}

it('FIELD-1 mails a lead to its location by default', () => {
  expect(deliveries({})).toEqual(['mail north@dealer.example'])
  expect(deliveries({ mailLocation: false })).toEqual([])
})

it('FIELD-1 sends it to every destination that the dealer lists, in order', () => {
  const destinations = [
    { kind: 'adf', to: 'crm@dealer.example' },
    { kind: 'webhook', url: 'https://crm.dealer.example/leads', account: 'crm' },
    { kind: 'sms', to: '0412 345 678' },
  ] as const
  expect(deliveries({ destinations: [...destinations] })).toEqual([
    'mail north@dealer.example',
    'adf crm@dealer.example',
    'webhook https://crm.dealer.example/leads',
    'sms 0412 345 678',
  ])
})

it('FIELD-1 sends a destination only the leads of its locations and categories', () => {
  const delivery: SiteInput['delivery'] = {
    mailLocation: false,
    destinations: [
      { kind: 'mail', to: 'south@dealer.example', locations: ['south'] },
      { kind: 'mail', to: 'service@dealer.example', categories: ['Service Booking'] },
      { kind: 'mail', to: 'both@dealer.example', locations: ['south'], categories: ['Service Booking'] },
    ],
  }
  expect(deliveries(delivery)).toEqual([])
  expect(deliveries(delivery, { locationId: 'south' })).toEqual(['mail south@dealer.example'])
  expect(deliveries(delivery, { category: 'Service Booking' })).toEqual(['mail service@dealer.example'])
  expect(deliveries(delivery, { locationId: 'south', category: 'Service Booking' })).toHaveLength(3)
})

it('FORM-13 sends only once to a destination that is listed twice', () => {
  const twice = { kind: 'mail', to: 'north@dealer.example' } as const
  expect(deliveries({ destinations: [twice, { ...twice }] })).toEqual(['mail north@dealer.example'])
})
