import type { AppointmentAct, AppointmentState } from '#domain/appointment/appointment.ts'
import type { FieldState } from '#domain/form/compare-shown.ts'
import type { Choice, Moment } from '../page-values.ts'

/** A week of appointments (INBOX-9). */
export interface CalendarPage {
  readonly kind: 'calendar'
  /** '23 – 29 November 2026' */
  readonly week: string
  readonly previous: string
  readonly next: string
  readonly thisWeek: string
  readonly isThisWeek: boolean
  readonly locations: readonly Choice[]
  readonly location: string
  /** Monday of the week, for the form that chooses a location. */
  readonly monday: string
  /** Null without the right. */
  readonly newHref: string | null
  readonly hasReservations: boolean
  /** In a week without a visit, the next one; null if there is none either. */
  readonly nextVisit: { readonly none: string; readonly time: Moment; readonly href: string } | null
  readonly days: readonly CalendarPageDay[]
}

export interface CalendarPageDay {
  readonly date: string
  /** 'Mon' */
  readonly weekday: string
  /** '23 Nov' */
  readonly day: string
  readonly isToday: boolean
  readonly isPast: boolean
  readonly specialDays: readonly string[]
  /** '8:30 am – 5:00 pm', with the location's name if several are shown. */
  readonly hours: readonly string[]
  /** '6 free times'; null on a past or closed day. */
  readonly free: { readonly text: string; readonly href: string | null } | null
  readonly appointments: readonly CalendarEntry[]
}

export interface CalendarEntry {
  readonly href: string
  readonly time: Moment
  readonly kind: string
  readonly name: string
  readonly car: string | null
  /** Null if one location is shown. */
  readonly place: string | null
  readonly state: AppointmentState
  /** Null while it is booked and ahead. */
  readonly badge: { readonly text: string; readonly tone: 'good' | 'danger' | 'warning' | 'plain' } | null
}

export interface AppointmentPage {
  readonly kind: 'appointment'
  readonly id: string
  /** STAFF-11: the time and place that the page shows. */
  readonly seen: string
  readonly notice: string | null
  readonly fault: string | null
  readonly title: string
  readonly name: string
  readonly phone: { readonly text: string; readonly href: string } | null
  readonly car: string | null
  readonly when: string
  readonly place: string
  readonly state: NonNullable<CalendarEntry['badge']>
  readonly back: string
  readonly conversation: string | null
  readonly acts: readonly AppointmentAct[]
  readonly times: FreeTimes
}

export interface NewAppointmentPage {
  readonly kind: 'new-appointment'
  readonly fault: string | null
  readonly back: string
  readonly words: string
  /** People of the inbox to choose from, while none is chosen. */
  readonly people: readonly { readonly href: string; readonly name: string; readonly about: string }[]
  /** Why the list is empty: nobody has the words, or nobody is there yet. */
  readonly none: string
  /** Where a person whom nobody knows is written down; null for who may not. */
  readonly toAdd: string | null
  /** Null until a person is chosen. */
  readonly chosen: {
    readonly id: string
    readonly conversationId: string
    readonly name: string
    readonly about: string
    readonly kind: FieldState
    readonly kinds: readonly Choice[]
    readonly times: FreeTimes
  } | null
}

/** The free times of a day at a location, and what chooses another one. */
export interface FreeTimes {
  readonly locations: readonly Choice[]
  readonly location: string
  readonly date: string
  /** 'Wednesday 25 November' */
  readonly day: string
  readonly times: readonly Choice[]
  /** The one that is chosen. */
  readonly time: FieldState
}
