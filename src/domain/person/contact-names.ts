/** Names of a person's contact fields, in the order in which forms ask for them (FORM-2). */
export const CONTACT_NAMES = ['name', 'last_name', 'phone', 'email', 'postcode'] as const
export type ContactName = (typeof CONTACT_NAMES)[number]

/** B11: whether a form requires a field, offers it, or leaves it out. */
type Asking = 'required' | 'optional' | 'none'

/** B11: how a site's forms ask for contact details besides the first name. Phone or email is required. */
export interface ContactAsking {
  readonly lastName: Asking
  readonly phone: Exclude<Asking, 'none'>
  readonly email: Exclude<Asking, 'none'>
  readonly postcode: Asking
}

/** FORM-2, FORM-3: the default, and what a reservation needs. */
export const ALL_REQUIRED: ContactAsking = {
  lastName: 'required',
  phone: 'required',
  email: 'required',
  postcode: 'required',
}
