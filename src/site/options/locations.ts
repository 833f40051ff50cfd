import { z } from 'zod'

export const LOCATION_TYPES = ['sales', 'service', 'parts'] as const

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 08:30')
const phone = z.string().regex(/^[0-9+() ]{6,20}$/, 'a phone number as it is dialled')

/** PLACE-3: weekday 0 is Sunday. A day left out is closed. */
export const openingHours = z.strictObject({
  weekday: z.int().min(0).max(6),
  open: time.nullable().default(null),
  close: time.nullable().default(null),
  byAppointment: z.boolean().default(false),
})

/** A place of a dealership: sales, service or parts. */
export const location = z.strictObject({
  id: z.string().min(1).describe('Stands in leads and addresses of the API.'),
  slug: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .describe('Stands in addresses and in the feed’s location column.'),
  name: z.string().min(1),
  dealershipSlug: z.string().describe('The dealership it belongs to, one of `dealerships`.'),
  types: z.array(z.enum(LOCATION_TYPES)).min(1).default(['sales']),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  lat: z.number().min(-90).max(90).nullable().default(null),
  lng: z.number().min(-180).max(180).nullable().default(null),
  timezone: z.string().default('Australia/Brisbane').describe('IANA name, for opening hours.'),
  phone,
  phoneNew: phone.nullable().default(null),
  phoneUsed: phone.nullable().default(null),
  phoneDemo: phone.nullable().default(null),
  leadEmail: z.email().nullable().default(null).describe('Where leads of this location go.'),
  licenceNumber: z.string().nullable().default(null).describe('Motor dealer licence number, shown as such (LAW-2).'),
  licenceLabel: z.string().default('Dealer licence').describe('What the state calls it: MD, LMCT, LVD.'),
  hours: z.array(openingHours).default([]),
})

/** A legal dealer inside the site. */
export const dealership = z.strictObject({
  id: z.string().min(1),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1),
  manufacturers: z.array(z.string()).default([]).describe('The makes it is franchised for.'),
})
