/** FORM-14: how many future appointments one phone number or e-mail address may hold at a site. */
export const BOOKINGS_AHEAD = 2

/** FORM-14: how many bookings a site accepts from one network address within a day. */
export const BOOKINGS_OF_AN_ADDRESS = { most: 6, seconds: 86_400 } as const
