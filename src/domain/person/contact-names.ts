/** Names of a person's contact fields, in the order in which forms ask for them. */
export const CONTACT_NAMES = ['name', 'last_name', 'email', 'phone', 'postcode'] as const
export type ContactName = (typeof CONTACT_NAMES)[number]
