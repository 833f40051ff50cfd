import { useEffect } from 'react'

/** PHONE-2: a car without any number to call is a fault of the feed or the site, which only the console tells. */
export function useMissingPhone(carId: string, hasPhone: boolean): void {
  useEffect(() => {
    if (!hasPhone) console.warn(`No phone number for car ${carId}`)
  }, [carId, hasPhone])
}
