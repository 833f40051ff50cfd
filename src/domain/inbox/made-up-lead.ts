import { z } from 'zod'
import { zonedTime } from '../date/zoned-time.ts'
import { defineForm, type ValuesOf } from '../form/define-form.ts'
import * as check from '../form/field-schema.ts'
import { LEAD_CATEGORIES } from '../lead/category.ts'
import { minutesOf } from '../location/opening-hours.ts'
import type { RegionCode } from '../region.ts'
import type { LeadFacts } from './assignment-rule.ts'
import { australianState } from './lead-facts.ts'

const text = (label: string) => ({ label, schema: z.string().max(100), input: String })

/** INBOX-4: 'Who would get this lead?' asks this of a lead that nobody sent. */
export const MADE_UP_LEAD_FORM = defineForm({
  category: text('Kind'),
  location: text('Location'),
  make: text('Make'),
  condition: text('Condition'),
  price: { label: 'Price', schema: check.optionalAmount('Price', 100_000_000), input: asText },
  postcode: text('Buyer’s postcode'),
  weekday: text('Day'),
  time: { label: 'Time', schema: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Enter a time.'), input: String },
})

export type MadeUpLeadFields = (typeof MADE_UP_LEAD_FORM)['fields']

/** The same to the rules. What is left out is as it would be of a lead at this moment. */
export function factsOfMadeUp(
  lead: Partial<ValuesOf<MadeUpLeadFields>>,
  { timezone, region }: { readonly timezone: string; readonly region: RegionCode },
  now: Date,
): LeadFacts {
  const { category, location, make, condition, price = null, postcode, weekday, time } = lead
  const arrives = zonedTime(now, timezone)
  return {
    category: category || LEAD_CATEGORIES[0],
    locationId: location || null,
    make: make || null,
    condition: condition || null,
    price,
    state: postcode && region === 'AU' ? australianState(postcode) : null,
    postcode: postcode || null,
    weekday: weekday ? Number(weekday) : arrives.weekday,
    minutes: time ? minutesOf(time) : arrives.minutes,
  }
}

function asText(value: number | null): string {
  return value === null ? '' : String(value)
}
