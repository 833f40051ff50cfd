/** Where a lead goes to one of the dealer's people: no option of the website, so that a change is live at once. */
export const ROUTING_PLACE = {
  href: '/site/assignment',
  label: 'Lead routing',
  note: 'Who gets a new lead.',
  /** What people call it, for the search. */
  words: 'route rules assign assignment enquiry enquiries who gets get new goes go for salesperson round robin roster',
} as const
