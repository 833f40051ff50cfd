import type { CarType } from './vocabulary.ts'

/** A location's phone numbers, by purpose. */
export interface PhoneNumbers {
  readonly phone: string | null
  readonly phoneNew: string | null
  readonly phoneUsed: string | null
  readonly phoneDemo: string | null
}

/**
 * PHONE-2: the number to call about a car. In order: the override, the number of its type (for a demo, then the new
 * cars' number), the new and used cars' numbers, the location's; null if there is none.
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
