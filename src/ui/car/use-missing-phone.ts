import { useEffect } from 'react'

/** PHONE-2: warns in the console about a car without a phone number, a fault of the feed or the site. */
export function useMissingPhone(carId: string, hasPhone: boolean): void {
  useEffect(() => {
    if (!hasPhone) console.warn(`No phone number for car ${carId}`)
  }, [carId, hasPhone])
}
