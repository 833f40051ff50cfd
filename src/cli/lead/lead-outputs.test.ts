import { describe, expect, it } from 'vitest'
import type { LeadPayload } from '#domain/lead/lead.ts'
import type { LeadOutput } from '#domain/lead/lead-field.ts'
import { LEAD_FIELDS } from '#domain/lead/lead-fields.ts'
import { LEAD_VEHICLE_FIELDS, type LeadVehicle } from '#domain/lead/lead-vehicle.ts'
import { exampleLead } from '#domain/lead/testing/example-lead.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { adfDocument } from '#views/lead/adf.ts'
import { leadMail } from '#views/mail/lead-mail.ts'
import { LEAD_COLUMNS } from './lead-columns.ts'

const site = exampleSite()
const own = { year: 2019, make: 'Mazda', model: 'CX-5', km: 85_000, registration: '999XYZ (QLD)' }

const { payload } = exampleLead()

/** A lead in which every field has a value. */
const filled = exampleLead({
  vehicle: payload.vehicle && { ...payload.vehicle, shown_title: 'Toyota Hilux', frame_number: 'NKE165-7012345' },
  subcategory: 'Deposit',
  opt_in: true,
  trade_in: 'Yes',
  finance: 'Yes',
  preferred_contact: 'Email',
  preferred_time: '2026-11-28T10:30',
  appointment: { start: '2026-11-28T00:30:00.000Z', end: '2026-11-28T01:00:00.000Z' },
  budget: 28_990,
  Rego: '777XYZ',
  car_type: 'new',
  additional_services: ['Brakes'],
  user_agent: 'Mozilla/5.0',
  lead_attributes: { visited_pages: ['/search'], linked_query_params: { utm_source: 'radio' } },
  trade_in_vehicle: own,
  own_vehicle: own,
  company: 'Acme',
  source: 'Walk-in',
  taken_by: 'Kim Lee',
  valuation: {
    estimate: { low: 20_000, mid: 21_000, high: 22_000, comparables: 7 },
    source: 'stock',
    answers: ['Condition: Good'],
    note: null,
  },
  form_completed: true,
  offer_accepted: true,
  photos: 3,
  worked_out: { trade_in: '2019 Mazda CX-5, $19,700', plan: '$4,000 deposit, 48 months', appointment: 'Saturday' },
  reservation: { id: 'r1', amount: 500, paid_at: '2026-11-28T00:00:00.000Z', held_until: null },
}).payload

const OUTPUTS: Readonly<Record<LeadOutput, (payload: LeadPayload) => string>> = {
  mail: (payload) => leadMail(exampleLead(payload), site).html,
  adf: (payload) => adfDocument([exampleLead(payload)], site),
  csv: (payload) => JSON.stringify(LEAD_COLUMNS.map(([, value]) => value(listed(payload), site) ?? null)),
}

/** The outputs that another value of a field changes, in a lead about a car or in one about none. */
function changedOutputs(change: (lead: LeadPayload) => LeadPayload): readonly string[] {
  const { taken_by: _, ...sent } = filled
  const leads = [filled, { ...sent, subcategory: null, vehicle: null }]
  const isShown = (write: (payload: LeadPayload) => string) => leads.some((lead) => write(lead) !== write(change(lead)))
  return Object.entries(OUTPUTS).flatMap(([name, write]) => (isShown(write) ? [name] : []))
}

describe('FORM-8 every field of a lead', () => {
  it.each(Object.entries(LEAD_FIELDS))(
    'FORM-8 shows %s in the outputs that its row names, and in no other',
    (name, row) => {
      const value = another(filled[name as keyof LeadPayload])
      expect(changedOutputs((lead) => ({ ...lead, [name]: value }))).toEqual(row.shownIn)
    },
  )

  it.each(Object.entries(LEAD_VEHICLE_FIELDS))(
    'FORM-8 shows the car’s %s in the outputs that its row names',
    (name, row) => {
      const value = another(filled.vehicle?.[name as keyof LeadVehicle])
      const changed = ({ vehicle, ...lead }: LeadPayload) => ({
        ...lead,
        vehicle: vehicle && { ...vehicle, [name]: value },
      })
      expect(changedOutputs(changed)).toEqual(row.shownIn)
    },
  )
})

/** Another value of the same type; none for an object. */
function another(value: unknown): unknown {
  if (typeof value === 'string') return `x${value}`
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) throw new Error('The field has no value here: add one to `filled`.')
  return 'visited_pages' in value ? { visited_pages: [], linked_query_params: {} } : undefined
}

function listed(payload: LeadPayload) {
  const lead = { ...exampleLead(payload), submissionId: 's', category: payload.category, subcategory: null }
  return { lead: { ...lead, locationId: null, carId: null }, state: 'sent', mayBeWrittenTo: false } as const
}
