/** What a person comes for. */
export const APPOINTMENT_KINDS = ['drive', 'service', 'visit'] as const
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number]

/** INBOX-9: `kept`: the person came. `missed`: they did not. */
export const APPOINTMENT_STATES = ['booked', 'cancelled', 'kept', 'missed'] as const
export type AppointmentState = (typeof APPOINTMENT_STATES)[number]

/** INBOX-9: what staff do with an appointment. */
export const APPOINTMENT_ACTS = ['move', 'cancel', 'came', 'missed'] as const
export type AppointmentAct = (typeof APPOINTMENT_ACTS)[number]

/** A person who is early has come. */
const EARLY_MINUTES = 60

/** INBOX-9: what staff may do now. A mark can be corrected, and a missed appointment gets a new time. */
export function appointmentActs(
  { state, start }: { readonly state: AppointmentState; readonly start: Date },
  now: Date,
): readonly AppointmentAct[] {
  const hasBegun = start.getTime() - EARLY_MINUTES * 60_000 <= now.getTime()
  return ACTS[state].filter((act) => hasBegun || (act !== 'came' && act !== 'missed'))
}

const ACTS: Readonly<Record<AppointmentState, readonly AppointmentAct[]>> = {
  booked: ['came', 'missed', 'move', 'cancel'],
  kept: ['missed'],
  missed: ['came', 'move'],
  cancelled: [],
}

/**
 * FORM-17: what buyers do with their own visit until `hours` before it; after that they ring. Each move mails two people,
 * so a link has an end of them; who gives up cancels.
 */
export function buyerActs(
  { state, start, changes }: { readonly state: AppointmentState; readonly start: Date; readonly changes: number },
  now: Date,
  hours: number,
): readonly AppointmentAct[] {
  if (state !== 'booked' || start.getTime() - now.getTime() < hours * 3_600_000) return []
  return changes < MOST_MOVES ? ['move', 'cancel'] : ['cancel']
}

/** More than anybody needs to find a time. */
const MOST_MOVES = 6

/** The state after an act. A moved appointment is booked again. */
export const STATE_AFTER: Readonly<Record<AppointmentAct, AppointmentState>> = {
  move: 'booked',
  cancel: 'cancelled',
  came: 'kept',
  missed: 'missed',
}

/** The kind of the booking that comes with an enquiry. */
export function kindOfCategory(category: string): AppointmentKind {
  if (category === 'Test Drive' || category === 'Vehicle Enquiry') return 'drive'
  return category === 'Service Booking' ? 'service' : 'visit'
}
