import type { CarType } from './car.ts'

/** The numbers of a location, by what they are for. */
export interface PhoneNumbers {
  readonly phone: string | null
  readonly phoneNew: string | null
  readonly phoneUsed: string | null
  readonly phoneDemo: string | null
}

/**
 * The number to call about a car: an override; else the one of its type, a demo's being the new cars' when it has none;
 * else the new or the used cars'; else the location's; null when there is none at all (PHONE-2).
 */
export function phoneNumber(carType: CarType, numbers: PhoneNumbers, override: string | null = null): string | null {
  const candidates = [override, ...BY_TYPE[carType](numbers), numbers.phoneNew, numbers.phoneUsed, numbers.phone]
  return candidates.find((number) => number !== null && number !== '') ?? null
}

const BY_TYPE: Readonly<Record<CarType, (numbers: PhoneNumbers) => readonly (string | null)[]>> = {
  new: ({ phoneNew }) => [phoneNew],
  used: ({ phoneUsed }) => [phoneUsed],
  demo: ({ phoneDemo, phoneNew }) => [phoneDemo, phoneNew],
}
