import { storedJson, storeText } from '../browser-storage/stored-items.ts'

/** FORM-11, GARAGE-6: the car and kind of the last enquiry, stored in this browser. */
export interface LastEnquiry {
  readonly carId: string | null
  readonly category: string
  /** '2021 Toyota HiLux'; known after the success page was shown. */
  readonly car?: string | null
  /** The test drive that was booked with it, with its end in ISO 8601. */
  readonly booked?: { readonly text: string; readonly end: string } | null
}

/** A booked time stays when another enquiry follows. */
export function rememberEnquiry(enquiry: LastEnquiry): void {
  const { booked = null } = (storedJson('last-enquiry') ?? {}) as Pick<LastEnquiry, 'booked'>
  storeText('last-enquiry', JSON.stringify({ ...enquiry, booked: enquiry.booked ?? booked }))
}

/** GARAGE-6: the kind of the last enquiry at each dealership, by its slug. */
export function rememberSuccess(dealership: string, category: string): void {
  const stored = storedJson('success-category')
  const before = typeof stored === 'object' && stored !== null ? stored : {}
  storeText('success-category', JSON.stringify({ ...before, [dealership]: category }))
}

/** FORM-14: the test drive booked with the last enquiry, unless it is over. `now`: milliseconds. */
export function bookedTime(now: number): string | null {
  const { booked } = (storedJson('last-enquiry') ?? {}) as { readonly booked?: unknown }
  if (typeof booked !== 'object' || booked === null) return null
  const { text, end } = booked as Readonly<Record<string, unknown>>
  return typeof text === 'string' && typeof end === 'string' && Date.parse(end) > now ? text : null
}
