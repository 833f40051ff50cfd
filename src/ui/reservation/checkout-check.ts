import type { RegionCode } from '#domain/region.ts'
import { reservationFormSchema } from '#domain/reservation/reservation-form.ts'
import type { FormCheck } from '../form/form-check.ts'
import { schemaErrors } from '../form/schema-errors.ts'

export function checkoutCheck(region: RegionCode): FormCheck {
  return (values) => schemaErrors(reservationFormSchema(region), values)
}
