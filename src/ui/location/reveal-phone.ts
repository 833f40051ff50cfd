export interface RevealedPhone {
  /** As people write it. */
  readonly phone: string
  /** 'tel:+61…' */
  readonly tel: string
}

/** Whose number is asked for: that of a car, or of a location by itself. */
export interface AskedNumber {
  readonly carId: string | null
  readonly locationId: string | null
  readonly dealershipId: string | null
  readonly websiteId: string
}

/** PHONE-1: asks for a number, which records that it was asked for. Null when it cannot be had; that is only logged. */
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
    // PHONE-1 and PHONE-2: the visitor is led to the enquiry; whoever looks at the console sees why.
    console.warn('The phone number could not be shown.', error)
    return null
  }
}
