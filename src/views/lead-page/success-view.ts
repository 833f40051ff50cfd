import type { LeadCategory } from '#domain/lead/category.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { CardView } from '../card/card-view.ts'
import type { HoursRow } from '../location/places-view.ts'
import type { NextSteps } from './next-steps.ts'

/** The page after a lead, for the browser that sent it (ROUTE-6). Nothing the visitor typed is in it. */
export interface SuccessView extends NextSteps {
  readonly leadId: string
  /** False for a form that was answered and stored nowhere (FORM-2's trap): nothing is counted then (FIELD-2). */
  readonly kept: boolean
  /** FORM-12. */
  readonly event: number | null
  readonly category: LeadCategory
  /** What the visitor may quote when they call; it leads to the lead in the dealer's own list. */
  readonly reference: string
  /** The dealership's slug, which the browser keeps the category by (GARAGE-6). */
  readonly dealership: string | null
  /** The site's own sentence of thanks. */
  readonly message: string
  /** The time that is booked (FORM-14). */
  readonly appointment: { readonly text: string; readonly calendarHref: string } | null
  /** Who will call. */
  readonly place: SuccessPlace | null
  readonly car:
    | null
    | (EnquiredCarView & {
        readonly id: string
        readonly similarHref: string
      })
  /** Never a sold one; empty where the lead was about no car. */
  readonly similar: readonly CardView[]
  /** Where to go on from here. */
  readonly onward: { readonly label: string; readonly href: string }
}

export interface EnquiredCarView {
  readonly title: string
  readonly subtitle: string
  readonly href: string
  readonly picture: PictureView
}

export interface SuccessPlace {
  readonly name: string
  /** Its own page (ROUTE-8). */
  readonly href: string
  readonly address: string
  readonly directionsHref: string
  /** 'Open today 8:30 am – 5:30 pm' (PLACE-3) */
  readonly today: string
  readonly hours: readonly HoursRow[]
  readonly department: 'sales' | 'service' | 'parts'
  /** The department's number; null where the call is about a car, for then it is masked. */
  readonly phone: { readonly text: string; readonly tel: string } | null
  /** PHONE-1: first 5 characters, the rest stars. */
  readonly maskedPhone: string | null
  /** What a revealed number is recorded with (PHONE-1). */
  readonly dealershipId: string | null
}
