import * as words from '#words/lead-page.ts'
import { say } from '#words/say.ts'
import type { EnquiredCarView, SuccessPlace } from './success-view.ts'

/** FORM-17: a buyer's page of their visit. Only the buyer has its link, and the page is never cached. */
export interface VisitView extends VisitWords {
  readonly state: VisitState
  /** 'Saturday, 28 November 2026 at 10:30 am' */
  readonly when: string
  readonly car: EnquiredCarView | null
  readonly place: SuccessPlace | null
  readonly calendarHref: string | null
  /** What the buyer may change; null: nothing (any more). */
  readonly change: VisitChange | null
  /** Why the last button did nothing. */
  readonly fault: string | null
  readonly reference: string
}

export interface VisitChange {
  /** 'test drive' */
  readonly word: string
  /** 'Saturday 28 November at 8:30 am': until then the page changes it. */
  readonly until: string
  /** Why it is moved here no more; null: it can be. */
  readonly noMore: string | null
  /** Days with free times; the chosen one's times are in `times`. */
  readonly days: readonly {
    readonly href: string
    readonly label: string
    readonly free: number
    readonly isChosen: boolean
  }[]
  readonly times: readonly { readonly value: string; readonly label: string }[]
}

/** `late`: too near to be changed here. `over`: it has been. */
export type VisitState = 'booked' | 'late' | 'over' | 'cancelled'

export interface VisitWords {
  readonly heading: string
  readonly text: string
}

/** The page's heading and sentence. `word`: 'test drive'. `done`: what the buyer has just pressed. */
export function visitWords(
  state: VisitState,
  { word, day, hours, phone, place }: VisitFacts,
  done: 'moved' | null = null,
): VisitWords {
  if (state === 'cancelled')
    return {
      heading: say(words.wordCancelled, { word }),
      text: say(words.letPlaceKnowEmailed, { place, phone }),
    }
  if (state === 'over')
    return { heading: say(words.wordWasDay, { word, day }), text: say(words.needAnythingElseCall, { phone }) }
  if (state === 'late')
    return {
      heading: say(words.wordBooked, { word }),
      text: say(words.seeDayStartsLess, { day, hours, phone }),
    }
  return done === 'moved'
    ? { heading: say(words.newTimeBooked), text: say(words.seeDayLetPlace, { day, place }) }
    : { heading: say(words.wordBooked, { word }), text: say(words.seeYouDay, { day }) }
}

interface VisitFacts {
  readonly word: string
  /** 'Saturday 28 November at 10:30 am' */
  readonly day: string
  /** '2 hours' */
  readonly hours: string
  readonly phone: string
  readonly place: string
}

/** Why a visit was not moved or cancelled. */
export const visitFaults = () =>
  ({
    taken: say(words.timeJustGonePlease),
    'not-now': say(words.cantChangedHereAny),
    'not-placed': say(words.wereStillStoringBooking),
    'no-time': say(words.chooseTimeFirst),
  }) as const
