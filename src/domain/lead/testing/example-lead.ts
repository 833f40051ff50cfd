import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import type { MailedLead } from '#views/lead/lead-subject.ts'
import { leadFormSchema } from '../form/lead-form.ts'
import { leadFormOptions } from '../form/lead-form-options.ts'
import { type LeadPayload, leadPayload } from '../lead.ts'

const options = leadFormOptions(exampleSite())
const form = leadFormSchema(options, 'vehicle-enquiry').parse({
  name: 'Jo',
  last_name: 'Nguyen',
  email: 'jo@mail.example',
  phone: '0412 345 678',
  postcode: '4000',
  message: 'Is it still there?',
})
const car = exampleCar({
  id: 'car-1',
  slug: '2021-toyota-hilux-sr5',
  series: null,
  stocknum: 'U123',
  vin: 'JM0KF4W2A00123456',
  regplate: '123ABC',
  body: 'Ute',
  trans: 'Automatic',
  price: 52_990,
  km: 48_210,
})
const place = { locationId: 'l1', dealershipSlug: 'example-motors', dealershipId: 'd1' }
const visit = {
  origin: 'https://cars.example',
  path: '/cars/2021-toyota-hilux-sr5',
  pageId: 'vehicle',
  userAgent: null,
}

/** A stored enquiry about a used ute, with the given fields changed. */
export function exampleLead(change: Partial<LeadPayload> = {}, lead: Partial<MailedLead> = {}): MailedLead {
  return {
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    createdAt: '2026-01-31T00:15:00.000Z',
    consent: null,
    payload: { ...leadPayload(form, car, place, visit), ...change },
    ...lead,
  }
}
