import { z } from 'zod'
import { defineForm, type ValuesOf } from '../form/define-form.ts'
import * as check from '../form/field-schema.ts'
import type { RegionCode } from '../region.ts'
import type { LeadCategory } from './category.ts'
import type { LeadForm } from './form/lead-form.ts'
import { NOT_ASKED } from './form/not-asked.ts'

/** SALES-1: what staff write down of a person who walked in or rang. Name, one way to reach them, and a car are enough. */
export function handLeadForm({ region, sources }: HandLeadOptions) {
  return defineForm({
    name: { label: 'Name', schema: check.requiredLine('Name', NAME, 'the'), input: asText },
    phone: { label: 'Phone', schema: check.emptyOr(check.phoneNumber('Phone', region)), input: asText },
    email: { label: 'Email', schema: check.emptyOr(check.emailAddress('Email')), input: asText },
    car: { label: 'Car', schema: check.optionalLine('Car', CAR), input: asText },
    source: {
      label: 'Source',
      schema: z.string().refine((text) => sources.includes(text), 'Choose where the person came from.'),
      input: asText,
    },
    location: { label: 'Location', schema: z.string(), input: asText },
    note: { label: 'Note', schema: check.paragraphs('Note', NOTE, false), input: asText },
    consent: { label: 'Marketing messages', schema: z.enum(['', 'yes']), input: asText, isTicks: true },
  })
}

interface HandLeadOptions {
  readonly region: RegionCode
  /** The site's own list (`leads.sources`). */
  readonly sources: readonly string[]
}

export type HandLeadFields = ReturnType<typeof handLeadForm>['fields']

/** What a form without faults holds. */
export type HandLead = ValuesOf<HandLeadFields>

/** SALES-1: what is wrong with the fields together, by the field that mends it. */
export function faultsTogether({
  phone = '',
  email = '',
  consent = '',
}: Partial<Pick<HandLead, 'phone' | 'email' | 'consent'>>): Readonly<Partial<Record<'phone' | 'email', string>>> {
  if (phone === '' && email === '') return { phone: 'Enter a phone number or an email address.' }
  if (consent !== '' && email === '') return { email: 'Enter an email address: marketing messages go there.' }
  return {}
}

/** SALES-1: the same fields as a form of the website. Words of a car that the site does not have go before the note. */
export function formOfHandLead(
  { name, phone, email, car, note, consent }: HandLead,
  { id, category, carId, locationId }: { id: string; category: LeadCategory; carId: string | null; locationId: string },
): LeadForm {
  const [first = '', ...others] = name.split(' ')
  return {
    ...NOT_ASKED,
    postcode: '',
    name: first,
    last_name: others.join(' '),
    phone,
    email,
    category,
    car_id: carId,
    location_id: locationId,
    fixed_text: carId === null && car !== null ? `Car: ${car}` : null,
    message: note,
    opt_in: consent !== '',
    submission_id: id,
  }
}

const NAME = 100
const CAR = 200
const NOTE = 5000

function asText(value: unknown): string {
  return value === null ? '' : String(value)
}
