import { describe, expect, it } from 'vitest'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { siteSchema } from '#site/site.ts'
import { adfDocument } from '#views/lead/adf.ts'
import { leadRows } from '#views/lead/lead-rows.ts'
import { leadPayload } from '../lead.ts'
import { leadFormFields, leadFormSchema } from './lead-form.ts'
import type { LeadFormKind } from './lead-form-kind.ts'
import { leadFormOptions } from './lead-form-options.ts'

const site = siteSchema.parse(sampleSite())
const options = leadFormOptions(site)
const mia = { name: 'Mia', last_name: 'Ng', email: 'mia@mail.example', phone: '0412 345 678', postcode: '4000' }
const mazda = {
  own_make: 'Mazda',
  own_model: 'CX-5',
  own_year: '2019',
  own_odometer: '85,000 km',
  rego: '123ABC',
  rego_state: 'QLD',
}
const visit = { origin: 'https://cars.example', path: '/', pageId: null, userAgent: null }
const place = { locationId: 'l1', dealershipSlug: 'sample', dealershipId: 'd1' }

describe('FORM-1 the visitor’s own vehicle', () => {
  it('FORM-1 FORM-8 FIELD-1 is the second vehicle in the ADF of a trade-in', () => {
    const payload = payloadOf('trade-in', mazda)
    expect(payload).toMatchObject({
      category: 'Trade-In Enquiry',
      trade_in_vehicle: { year: 2019, make: 'Mazda', model: 'CX-5', km: 85000, registration: '123ABC (QLD)' },
      own_vehicle: null,
    })
    const adf = adfDocument([{ id: 'x', payload, consent: null, createdAt: new Date(0) } as never], site)
    expect(adf.match(/<vehicle /g)).toHaveLength(2)
    expect(adf).toMatch(/<vehicle interest="trade-in" status="used">\s*<year>2019<\/year>\s*<make>Mazda<\/make>/)
  })

  it('FORM-6 is sent with a car’s form only if the visitor answers yes', () => {
    const said = { ...mazda, message: 'Hello', trade_in: 'Yes' }
    expect(payloadOf('general-enquiry', said).trade_in_vehicle).toBeNull()
    expect(payloadOf('test-drive', said).trade_in_vehicle).toMatchObject({ make: 'Mazda', registration: null })
    expect(payloadOf('test-drive', { ...said, trade_in: 'No' })).toMatchObject({
      trade_in_vehicle: null,
      own_vehicle: null,
      'Vehicle Make': null,
    })
  })

  it('FORM-8 is the subject of a service lead, with the extra services', () => {
    const payload = payloadOf('service', { ...mazda, additional_services: 'Brakes\nTyres\nA free car' })
    expect(payload).toMatchObject({
      'Vehicle Make': 'Mazda',
      'Vehicle Model': 'CX-5',
      Rego: '123ABC',
      trade_in_vehicle: null,
      additional_services: ['Brakes', 'Tyres'],
    })
    const rows = leadRows({ payload, consent: null }, { region: 'AU', search: { vehicleWord: 'car' } }, null).visitor
    expect(rows).toContainEqual({ label: 'Own vehicle', value: '2019 Mazda CX-5, 85,000 km, 123ABC (QLD)' })
  })

  it.each([
    ['own_year', '19', 'Year must be four digits, such as 2019.'],
    ['own_year', '', 'Enter the year.'],
    ['own_odometer', 'a lot', 'Odometer must be a number such as 85,000.'],
    ['own_odometer', '3000000', 'Odometer must be at most 2,000,000.'],
    ['own_make', ' ', 'Enter the make.'],
    ['rego_state', 'Mars', 'Please Select a State'],
  ])('FORM-7 refuses %s of %j', (field, value, message) => {
    const issues = leadFormSchema(options, 'trade-in').safeParse({ ...mia, ...mazda, [field]: value }).error?.issues
    expect(issues?.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]])
  })

  it.each([
    ['85,000 km', 85000],
    ['85 000', 85000],
    ['85000KMS', 85000],
    [85000, 85000],
    ['', null],
  ])('FORM-1 reads an odometer of %j as %s', (own_odometer, km) => {
    expect(payloadOf('trade-in', { ...mazda, own_odometer }).trade_in_vehicle?.km).toBe(km)
  })

  it('FORM-15 presets the state to QLD or to the site’s, and asks for none in countries without states', () => {
    const stateOf = (change: object) =>
      leadFormFields(leadFormOptions(siteSchema.parse(sampleSite(change))), 'trade-in').find(
        ({ name }) => name === 'rego_state',
      )?.defaultValue
    expect(stateOf({})).toBe('QLD')
    expect(stateOf({ leads: { defaultState: 'nsw' } })).toBe('NSW')
    expect(stateOf({ leads: { defaultState: 'zz' } })).toBe('')
    expect(stateOf({ region: 'NZ', timezone: 'Pacific/Auckland' })).toBeUndefined()
  })

  it('SITE-6 FORM-1 asks for miles in the US', () => {
    const labels = leadFormFields({ ...options, region: 'US' }, 'trade-in').map(({ label }) => label)
    expect(labels).toContain('Odometer (miles)')
  })
})

describe('FORM-1 other forms with their own purpose', () => {
  it('FORM-1 starts a request for photos with its fixed sentence, then the visitor’s message', () => {
    const words = 'Please send me more photos of this vehicle.'
    expect(payloadOf('vehicle-photos', { fixed_text: 'Free car!', message: 'The boot.' }).message).toBe(
      `${words}\n\nThe boot.`,
    )
    expect(payloadOf('vehicle-photos', {}).message).toBe(words)
  })

  it('FORM-4 offers only workshops for a service and only parts counters for parts, where there are several', () => {
    const several = siteSchema.parse(
      sampleSite({
        locations: [
          sampleLocation({ types: ['sales'] }),
          sampleLocation({ id: 'l2', slug: 's2', types: ['service'] }),
          sampleLocation({ id: 'l3', slug: 's3', types: ['service', 'parts'] }),
        ],
      }),
    )
    const location = (kind: LeadFormKind) =>
      leadFormFields(leadFormOptions(several), kind).find(({ name }) => name === 'location_id')
    expect(location('service')?.options.map(({ value }) => value)).toEqual(['l2', 'l3'])
    expect(location('parts')).toMatchObject({ type: 'hidden', defaultValue: 'l3' })
    expect(location('careers')).toMatchObject({ type: 'select', required: false })
  })

  it('FORM-14 asks for location and free slot of a test drive where the site takes bookings', () => {
    const booking = siteSchema.parse(
      sampleSite({
        dealerships: [
          { id: 'd1', slug: 'sample', name: 'Sample' },
          { id: 'd2', slug: 'north', name: 'North' },
        ],
        locations: [sampleLocation(), sampleLocation({ id: 'l2', slug: 's2', dealershipSlug: 'north' })],
        appointments: { booking: true, daysAhead: 10 },
      }),
    )
    const fields = leadFormFields(leadFormOptions(booking), 'test-drive')
    const field = (wanted: string) => fields.find(({ name }) => name === wanted)
    expect(field('preferred_time')).toMatchObject({ type: 'appointment', booking: { daysAhead: 10 }, required: false })
    expect(field('location_id')).toMatchObject({ type: 'select', required: true })
    expect(field('dealership_slug')).toMatchObject({ type: 'hidden' })
  })

  it('FORM-1 requires a company on a fleet enquiry', () => {
    const fleet = { message: 'Six utes by June.', company: 'Acme Fencing' }
    expect(payloadOf('fleet', fleet)).toMatchObject({ category: 'Fleet Enquiry', company: 'Acme Fencing' })
    expect(leadFormSchema(options, 'fleet').safeParse({ ...mia, message: 'x' }).error?.issues[0]?.message).toBe(
      'Enter your company.',
    )
  })
})

function payloadOf(kind: LeadFormKind, said: object) {
  return leadPayload(leadFormSchema(options, kind).parse({ ...mia, ...said }), null, place, visit)
}
