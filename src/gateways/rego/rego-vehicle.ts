import type { RegoVehicle } from './rego.ts'

/** Builds a vehicle from a service's fields; null if they are not enough to value it. */
export function regoVehicle(
  field: (name: 'id' | 'make' | 'model' | 'year' | 'variant') => string | number | null,
): RegoVehicle | null {
  const [vendorId, make, model, year, variant] = [
    field('id'),
    field('make'),
    field('model'),
    Number(field('year')),
    field('variant'),
  ]
  if (vendorId === null || make === null || model === null || !(year >= 1900 && year <= 2100)) return null
  return {
    make: String(make),
    model: String(model),
    year,
    variant: variant === null ? null : String(variant),
    vendorId: String(vendorId),
  }
}
