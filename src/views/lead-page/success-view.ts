import type { LeadCategory } from '#domain/lead/category.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { CardView } from '../card/card-view.ts'
import type { HoursRow } from '../location/hours-rows.ts'
import type { AnswererView } from './answerer-view.ts'
import type { NextSteps } from './next-steps.ts'

/** ROUTE-6: the page after a lead, for the browser that sent it. It contains nothing that the visitor typed. */
export interface SuccessView extends NextSteps {
  readonly leadId: string
  /** False for a form caught by FORM-2's honeypot: it is not stored and not counted (FIELD-2). */
  readonly kept: boolean
  /** FORM-12. */
  readonly event: number | null
  readonly category: LeadCategory
  /** Reference to quote on the phone; staff can find the lead by it. */
  readonly reference: string
  /** Slug of the dealership, under which the browser stores the category (GARAGE-6). */
  readonly dealership: string | null
  /** The site's own thank-you sentence. */
  readonly message: string
  /** The booked appointment (FORM-14), and where it is moved or cancelled (FORM-17). */
  readonly appointment: {
    readonly text: string
    readonly end: string
    readonly calendarHref: string
    readonly changeHref: string
  } | null
  /** Who will call. */
  readonly place: SuccessPlace | null
  readonly answerer: AnswererView | null
  readonly car:
    | null
    | (EnquiredCarView & {
        readonly id: string
        readonly similarHref: string
      })
  /** B18: what else the buyer can do about the car. */
  readonly actions: readonly { readonly label: string; readonly href: string }[]
  /** B14, B24: photos of the visitor's own car; null if the lead takes none. */
  readonly photos: SuccessPhotos | null
  /** Similar cars, none of them sold; empty if the lead was not about a car. */
  readonly similar: readonly CardView[]
  /** Link to continue. */
  readonly onward: { readonly label: string; readonly href: string }
}

export interface EnquiredCarView {
  readonly title: string
  readonly subtitle: string
  readonly href: string
  readonly picture: PictureView
}

export interface SuccessPlace {
  readonly id: string
  readonly name: string
  /** The location's page (ROUTE-8). */
  readonly href: string
  readonly address: string
  readonly directionsHref: string
  /** 'Open today 8:30 am – 5:30 pm' (PLACE-3) */
  readonly today: string
  readonly hours: readonly HoursRow[]
  readonly department: 'sales' | 'service' | 'parts'
  /** The department's number; null for a lead about a car, because then it is masked. */
  readonly phone: { readonly text: string; readonly tel: string } | null
  /** PHONE-1: first 5 characters, the rest stars. */
  readonly maskedPhone: string | null
  /** Dealership with which a revealed number is recorded (PHONE-1). */
  readonly dealershipId: string | null
}

export interface SuccessPhotos {
  readonly heading: string
  readonly hint: string
  /** What happened to the photos just sent. */
  readonly answer: string | null
  readonly isFault: boolean
  /** How many more the lead takes; 0 leaves the form out. */
  readonly room: number
}
