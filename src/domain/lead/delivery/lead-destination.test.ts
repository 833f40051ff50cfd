import { expect, it } from 'vitest'
import { type DestinationSite, type LeadWish, leadDestination } from './lead-destination.ts'

const place = (id: string, dealershipSlug: string, types: DestinationSite['locations'][number]['types']) => ({
  id,
  slug: `at-${id}`,
  dealershipSlug,
  types,
  leadEmail: `${id}@dealer.example`,
})
const site: DestinationSite = {
  identity: { dealershipId: 'own' },
  leads: { fallbackEmail: null, alertEmail: null },
  contact: { email: null },
  dealerships: [
    { id: 'd1', slug: 'south' },
    { id: 'd2', slug: 'north' },
  ],
  locations: [
    place('south', 'south', ['sales']),
    place('workshop', 'south', ['service', 'parts']),
    place('north', 'north', ['sales']),
  ],
}
const wish: LeadWish = { category: 'General Enquiry', locationId: null, dealershipSlug: null, carLocationSlug: null }

it.each([
  { what: 'the location chosen', change: { locationId: 'north', carLocationSlug: 'at-south' }, id: 'north' },
  { what: 'the car’s location', change: { carLocationSlug: 'at-north' }, id: 'north' },
  { what: 'the dealership chosen', change: { dealershipSlug: 'north' }, id: 'north' },
  { what: 'the workshop for a service booking', change: { category: 'Service Booking' as const }, id: 'workshop' },
  {
    what: 'the dealership’s parts counter',
    change: { category: 'Parts Enquiry' as const, dealershipSlug: 'south' },
    id: 'workshop',
  },
  {
    what: 'the dealership even without such a department',
    change: { category: 'Parts Enquiry' as const, dealershipSlug: 'north' },
    id: 'north',
  },
  { what: 'the first sales location', change: {}, id: 'south' },
])('FORM-13 a lead goes to $what', ({ change, id }) => {
  expect(leadDestination(site, { ...wish, ...change })).toMatchObject({ locationId: id, email: `${id}@dealer.example` })
})

it('FORM-8 a lead names the dealership of its location', () => {
  expect(leadDestination(site, { ...wish, locationId: 'north' })).toMatchObject({
    dealershipSlug: 'north',
    dealershipId: 'd2',
  })
})

it.each([
  {
    leads: { fallbackEmail: 'fallback@dealer.example', alertEmail: 'alert@dealer.example' },
    contact: { email: 'public@dealer.example' },
    to: 'fallback@dealer.example',
  },
  {
    leads: { fallbackEmail: null, alertEmail: 'alert@dealer.example' },
    contact: { email: 'public@dealer.example' },
    to: 'public@dealer.example',
  },
  {
    leads: { fallbackEmail: null, alertEmail: 'alert@dealer.example' },
    contact: { email: null },
    to: 'alert@dealer.example',
  },
  { leads: { fallbackEmail: null, alertEmail: null }, contact: { email: null }, to: null },
])('FORM-13 without an address of the location it goes to $to', ({ leads, contact, to }) => {
  const silent = site.locations.map((location) => ({ ...location, leadEmail: null }))
  expect(leadDestination({ ...site, leads, contact, locations: silent }, wish).email).toBe(to)
})
