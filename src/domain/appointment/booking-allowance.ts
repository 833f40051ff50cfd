/** FORM-14: how many times one phone or e-mail may have booked ahead at a site. */
export const BOOKINGS_AHEAD = 2

/** FORM-14: how many times may be booked at a site from one network address within a day. */
export const BOOKINGS_OF_AN_ADDRESS = { most: 6, seconds: 86_400 } as const
