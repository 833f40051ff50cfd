import { z } from 'zod'
import { dateAfter } from '../date/date-after.ts'
import { dateInFigures } from '../date/local-time.ts'
import { defineForm, type ValuesOf } from '../form/define-form.ts'
import * as check from '../form/field-schema.ts'
import type { RegionCode } from '../region.ts'
import { amountFault, typedAmount } from '../typed-number.ts'

/** SALES-9: what 'Won' asks: which car, for how much, and when. `today`: on the site's clock. */
export function saleForm(today: string, region: RegionCode) {
  return defineForm({
    car: { label: 'Car', schema: check.requiredLine('Car', CAR, 'the'), input: String },
    isElsewhere: { label: 'Not in our stock', schema: z.enum(['', 'yes']), input: String, isTicks: true },
    price: { label: 'Price', schema: PRICE, input: (value) => (value === 0 ? '' : String(value)) },
    on: {
      label: 'Sold on',
      schema: z
        .string()
        .regex(/^\d{4}-\d\d-\d\d$/, 'Enter the day of the sale.')
        .refine((day) => day <= today, 'A sale is today or before.')
        .refine((day) => day >= dateAfter(today, -EARLIEST_DAYS), 'A sale is at most a year old.'),
      input: String,
      text: (value) => dateInFigures(String(value), region),
    },
  })
}

export type SaleFields = ReturnType<typeof saleForm>['fields']
export type SaleForm = ValuesOf<SaleFields>

const CAR = 200
const EARLIEST_DAYS = 365

const HIGHEST = 99_999_999

/** '$24,990', '24 990', '25k' or '24990', in whole currency units. */
const PRICE = z.string().transform((typed, context) => {
  const price = typedAmount(typed)
  if (Number.isInteger(price) && price > 0 && price <= HIGHEST) return price
  context.addIssue(`Price: ${amountFault(24_990)}`)
  return z.NEVER
})
