/** ALERT-5: how a buyer hears of news. */
export type AlertWay = 'mail' | 'text'

/** The parameter of the form's address and of its field that says the way; absent: by mail. */
export const WAY_FIELD = 'by'

export function alertWayFrom(text: unknown): AlertWay {
  return text === 'text' ? 'text' : 'mail'
}

/** The way of a stored address: a mobile number is stored as +61412345678, and no email address begins so. */
export function alertWayOf(address: string): AlertWay {
  return /^\+\d+$/.test(address) ? 'text' : 'mail'
}

/** The address for a page, masked, because the link to it may have been forwarded: '•••678'. */
export function maskedNumber(phone: string): string {
  return `•••${phone.slice(-3)}`
}
