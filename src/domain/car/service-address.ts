import type { Car } from './car.ts'

/**
 * Fills '{vin}', '{id}' and '{stocknum}' into the address of a service's page about a car; null if the car lacks one of
 * them.
 */
export function serviceAddressOf(
  address: string,
  car: Pick<Car, 'id' | 'stocknum'> & Partial<Pick<Car, 'vin'>>,
): string | null {
  const values: Readonly<Record<string, string | null | undefined>> = {
    id: car.id,
    stocknum: car.stocknum,
    vin: car.vin,
  }
  const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.some((name) => !values[name])) return null
  return address.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
