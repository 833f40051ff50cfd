export interface RevealedPhone {
  /** Formatted for display. */
  readonly phone: string
  /** 'tel:+61…' */
  readonly tel: string
}

/** The number to reveal: a car's, or a location's. */
export interface AskedNumber {
  readonly carId: string | null
  readonly locationId: string | null
  readonly dealershipId: string | null
  readonly websiteId: string
}

/** PHONE-1: requests a number; the server records the reveal. Null on failure, which is only logged. */
export async function revealPhone(asked: AskedNumber): Promise<RevealedPhone | null> {
  try {
    const response = await fetch('/api/phone-reveal', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        car_id: asked.carId,
        location_id: asked.locationId,
        dealership_id: asked.dealershipId,
        website_id: asked.websiteId,
      }),
    })
    if (!response.ok) throw new Error(`/api/phone-reveal answered ${response.status}`)
    const { phone, tel }: RevealedPhone = await response.json()
    return { phone, tel: tel.startsWith('tel:') ? tel : `tel:${tel}` }
  } catch (error) {
    // PHONE-1 and PHONE-2: the visitor gets the enquiry instead; the console has the reason.
    console.warn('We couldn’t load the phone number.', error)
    return null
  }
}
