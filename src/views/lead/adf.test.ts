import { describe, expect, it } from 'vitest'
import type { LeadPayload } from '#domain/lead/lead.ts'
import { adfAt, readAdf } from '#domain/lead/testing/adf-grammar.ts'
import { exampleLead } from '#domain/lead/testing/example-lead.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { adfDocument } from './adf.ts'

const site = exampleSite()

function adf(change: Partial<LeadPayload> = {}) {
  const root = readAdf(adfDocument([exampleLead(change)], site))
  return (path: string) => adfAt(root, `prospect/${path}`)
}

describe('FIELD-1 ADF 1.0', () => {
  it('FIELD-1 contains the lead, its time with offset, the vehicle, the buyer and the vendor', () => {
    const at = adf()
    expect(at('id')).toMatchObject({ text: '0f8fad5b-d9cb-469f-a165-70867728950e', attributes: { source: site.slug } })
    expect(at('requestdate')?.text).toBe('2026-01-31T10:15:00+10:00')
    const car = [
      'year',
      'make',
      'model',
      'vin',
      'stock',
      'trim',
      'doors',
      'bodystyle',
      'transmission',
      'odometer',
      'price',
    ]
    expect(car.map((name) => at(`vehicle/${name}`)?.text)).toEqual([
      '2021',
      'Toyota',
      'HiLux',
      'JM0KF4W2A00123456',
      'U123',
      'SR5',
      '4',
      'Ute',
      'Automatic',
      '48210',
      '52990',
    ])
    expect(at('vehicle')?.attributes).toEqual({ interest: 'buy', status: 'used' })
    expect(at('vehicle/odometer')?.attributes.units).toBe('km')
    expect(at('vehicle/price')?.attributes).toEqual({ type: 'asking', currency: 'AUD' })
    expect(at('customer/contact')?.children.map(({ text }) => text)).toEqual([
      'Jo',
      'Nguyen',
      'jo@mail.example',
      '+61412345678',
    ])
    expect(at('customer/comments')?.text).toContain('Is it still there?\nPostcode: 4000\nmarketing_consent=no')
    expect(at('vendor/vendorname')?.text).toBe('Moorooka')
    expect(at('provider/name')?.text).toBe('Example Motors')
  })

  it('FIELD-1 adds a trade-in as the second vehicle', () => {
    const own = { year: 2015, make: 'Mazda', model: 'BT-50', km: 180_000, registration: '999XYZ' }
    const prospect = readAdf(adfDocument([exampleLead({ trade_in_vehicle: own })], site)).children[0]
    const vehicles = prospect?.children.filter(({ name }) => name === 'vehicle') ?? []
    expect(vehicles.map(({ attributes }) => attributes.interest)).toEqual(['buy', 'trade-in'])
    expect(vehicles[1]?.children.map(({ text }) => text)).toEqual([
      '2015',
      'Mazda',
      'BT-50',
      '180000',
      'Registration 999XYZ',
    ])
  })

  it('FIELD-1 writes a placeholder vehicle for an enquiry without one, as the standard requires', () => {
    const none = { vehicle: null, car_id: null, stock_number: null, 'Vehicle Make': null, 'Vehicle Model': null }
    const at = adf({ ...none, car_type: null, category: 'General Enquiry' })
    expect(['year', 'make', 'model'].map((name) => at(`vehicle/${name}`)?.text)).toEqual([
      '',
      'Unspecified',
      'Unspecified',
    ])
  })

  it.each([
    ['Test Drive', 'test-drive'],
    ['Trade-In Enquiry', 'sell'],
    ['Finance Enquiry', 'buy'],
  ] as const)('FIELD-1 writes %s as interest %s', (category, interest) => {
    expect(adf({ category })('vehicle')?.attributes.interest).toBe(interest)
  })

  it.each([
    ['drive_away', 'Drive away'],
    ['estimated_drive_away', 'Estimated drive away'],
    ['excluding_government_charges', 'Excl. government charges'],
    ['before_on_roads', 'before on roads'],
  ])('D-67 FIELD-1 writes the price type %s in words: %s', (price_type, words) => {
    const { vehicle } = exampleLead().payload
    const at = adf({ vehicle: vehicle && { ...vehicle, price_type } })
    expect(at('vehicle/pricecomments')?.text).toBe(words)
  })

  it('FIELD-1 writes a preferred time as timeframe, and marks the preferred contact method', () => {
    const at = adf({ preferred_time: '2026-02-03T10:00', preferred_contact: 'Email' })
    expect(at('customer/timeframe/description')?.text).toBe('2026-02-03T10:00')
    expect(at('customer/contact/email')?.attributes.preferredcontact).toBe('1')
    expect(at('customer/contact/phone')?.attributes.preferredcontact).toBe('0')
  })

  it.each([
    ['markup', '</comments><customer>"&\'<![CDATA[ ]]>'],
    ['an instruction', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;'],
    ['emoji', '🚗'.repeat(100)],
    ['words from right to left', 'שלום‎ עולם'],
  ])('FIELD-1 writes a message with %s as text', (_name, message) => {
    const text = adf({ message, name: message })('customer/comments')?.text ?? ''
    expect(text).toContain(message.replace('\u200e', ''))
  })

  it('FIELD-1 removes characters that XML does not allow', () => {
    expect(adf({ message: 'a\u0000b\u0008c\uffffd' })('customer/comments')?.text).toContain('abcd')
  })
})
