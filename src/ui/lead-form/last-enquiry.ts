import { storedJson, storeText } from '../browser-storage/stored-items.ts'

/** FORM-11, GARAGE-6: the car and kind of the last enquiry, stored in this browser. */
export interface LastEnquiry {
  readonly carId: string | null
  readonly category: string
  /** '2021 Toyota HiLux'; known after the success page was shown. */
  readonly car?: string | null
}

export function rememberEnquiry(enquiry: LastEnquiry): void {
  storeText('last-enquiry', JSON.stringify(enquiry))
}

/** GARAGE-6: the kind of the last enquiry at each dealership, by its slug. */
export function rememberSuccess(dealership: string, category: string): void {
  const stored = storedJson('success-category')
  const before = typeof stored === 'object' && stored !== null ? stored : {}
  storeText('success-category', JSON.stringify({ ...before, [dealership]: category }))
}
