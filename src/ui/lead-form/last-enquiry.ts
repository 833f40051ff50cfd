/** FORM-11, GARAGE-6: the car last enquired about and what kind of enquiry it was, kept in this browser. */
export interface LastEnquiry {
  readonly carId: string | null
  readonly category: string
}

export function rememberEnquiry(enquiry: LastEnquiry): void {
  try {
    localStorage.setItem('last-enquiry', JSON.stringify(enquiry))
  } catch {
    // The browser keeps nothing; the enquiry itself is on its way.
  }
}
