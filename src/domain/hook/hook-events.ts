/** Events that an address can choose: each names kinds of events of the inbox, or news of reservations. */
export const HOOK_EVENTS = {
  'lead.created': { label: 'A lead arrives', kinds: ['lead'] },
  'conversation.assigned': { label: 'A lead gets an owner, or loses one', kinds: ['assigned'] },
  'conversation.stage_changed': { label: 'A stage changes', kinds: ['stage'] },
  'conversation.overdue': { label: 'A lead is overdue', kinds: ['overdue'] },
  'message.received': { label: 'The buyer writes', kinds: ['mail-in', 'text-in'] },
  'message.sent': { label: 'Staff write to the buyer', kinds: ['mail-out', 'text-out'] },
  'note.added': { label: 'A note or a call', kinds: ['note', 'call', 'next-action'] },
  'appointment.changed': { label: 'An appointment is booked, moved or cancelled', kinds: ['appointment'] },
  'reservation.held': { label: 'A deposit is paid and the car is held', kinds: ['reservation-held'] },
  'reservation.extended': { label: 'A hold is extended', kinds: ['reservation-extended'] },
  'reservation.completed': { label: 'The buyer of a held car has bought it', kinds: ['reservation-completed'] },
  'reservation.released': { label: 'A hold ends without a sale', kinds: ['reservation-released'] },
  'reservation.refunded': { label: 'A deposit is refunded', kinds: ['reservation-refunded'] },
  'person.erased': { label: 'A buyer’s details are erased', kinds: ['details-erased'] },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly kinds: readonly string[] }>>
export type HookEvent = keyof typeof HOOK_EVENTS
export const HOOK_EVENT_NAMES = Object.keys(HOOK_EVENTS) as HookEvent[]

export function isHookEvent(text: string): text is HookEvent {
  return text in HOOK_EVENTS
}

/** The name of a kind of event; 'test' for a test. */
export function hookEventOf(kind: string): HookEvent | 'test' {
  return HOOK_EVENT_NAMES.find((name) => (HOOK_EVENTS[name].kinds as readonly string[]).includes(kind)) ?? 'test'
}

/** Why an address is not called, in words; null: it is. */
export function hookUrlFault(text: string): string | null {
  if (!URL.canParse(text)) return 'Write the whole address, such as https://crm.example/forecourt.'
  const url = new URL(text)
  if (url.protocol !== 'https:') return 'The address must begin with https://.'
  if (url.username !== '' || url.password !== '') return 'Leave the password out: each call is signed.'
  return text.length > 500 ? 'The address is too long.' : null
}
