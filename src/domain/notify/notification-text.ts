import { type HeldFile, heldQuestion } from '../intake/held-question.ts'
import { inWordsOf, type RegionCode } from '../region.ts'
import type { NotificationEvent } from './notification-event.ts'

/** What a sentence needs to know. A part that the event does not have is null. */
export interface NotificationFacts {
  /** Of the conversation's buyer. */
  readonly name: string | null
  /** Title of the car. */
  readonly car: string | null
  /** Category of the lead. */
  readonly category: string | null
  /** Of an overdue lead: what became of it, for this person. */
  readonly overdue: 'escalated' | 'reassigned' | 'taken' | 'stays' | null
  /** Of an appointment. */
  readonly act: 'make' | 'move' | 'cancel' | null
  /** Local time of an appointment or of a reservation's end. */
  readonly time: string | null
  /** Of a failed delivery: whether it was for the dealer or for the buyer. */
  readonly reader: 'dealer' | 'buyer' | null
  /** Name of the feed, or label of the channel; of a draft its name. */
  readonly feed: string | null
  readonly feedState: 'held' | 'silent' | 'unsent' | null
  /** Of a held file: its figures. */
  readonly file: HeldFile | null
  readonly draftState: 'proposed' | 'held' | null
  /** Of a silent feed or an unsent file: what the last try said. */
  readonly why: string | null
}

/** INBOX-13: a notification in one sentence, for the console, a mail and a text message; a second line explains it. */
export function notificationText(event: NotificationEvent, facts: NotificationFacts, region: RegionCode): string {
  const { car, time } = facts
  const name = facts.name || 'a buyer'
  const lead = [name, car ?? facts.category].filter(Boolean).join(', ')
  switch (event) {
    case 'lead-new':
      return `New lead: ${lead}`
    case 'lead-unassigned':
      return `Unassigned: ${lead}`
    case 'lead-assigned':
      return `You were given a lead: ${lead}`
    case 'lead-overdue':
      return `${OVERDUE[facts.overdue ?? 'stays']}: ${lead}`
    case 'buyer-replied':
      return `Reply from ${lead}`
    case 'appointment':
      return `${inWordsOf(region, ACTS[facts.act ?? 'make'])}: ${[name, time].filter(Boolean).join(', ')}`
    case 'reservation-paid':
      return `Deposit paid: ${car ?? 'a car'}`
    case 'reservation-ending':
      return `Reservation ends soon: ${[car ?? 'a car', time].filter(Boolean).join(', ')}`
    case 'delivery-failed':
      if (facts.name === null) return 'Not delivered: a test lead'
      return facts.reader === 'buyer' ? `Not delivered: a mail to ${name}` : `Not delivered: the lead of ${lead}`
    case 'draft':
      if (facts.draftState === 'proposed') return `The draft ${facts.feed} waits for your approval`
      return `The draft ${facts.feed} did not go live at its time${facts.why ? `.\n${facts.why}` : ''}`
    case 'feed':
      return `${feedText(facts)}${facts.why ? `.\nThe last try: ${facts.why}` : ''}`
  }
}

function feedText({ feed, feedState, file }: NotificationFacts): string {
  if (feedState === 'held' && feed !== null && file !== null) return heldQuestion(feed, file)
  if (feedState === 'held') return `‘${feed}’ sent a file that looks wrong. Use it?`
  if (feedState === 'unsent') return `The file of ${feed} could not be sent, and is not tried again`
  return `Nothing has come from ‘${feed}’ for two days`
}

const OVERDUE = {
  escalated: 'Overdue, escalated to you',
  reassigned: 'Overdue, now yours',
  taken: 'Overdue, given to a colleague',
  stays: 'Overdue',
} as const

const ACTS = { make: 'Appointment booked', move: 'Appointment moved', cancel: 'Appointment cancelled' } as const
