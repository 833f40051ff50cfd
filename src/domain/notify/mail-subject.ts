import { counted } from '../counted.ts'
import type { NotificationEvent } from './notification-event.ts'

/** What a subject needs to know of a notification. */
export interface SubjectNews {
  readonly event: NotificationEvent
  /** Whether a feed's file waits for a person. */
  readonly isHeld: boolean
}

/** What is counted, the most urgent first: in the singular, and in the plural. */
const COUNTED: readonly (readonly [event: NotificationEvent, isHeld: boolean, one: string, many: string])[] = [
  ['lead-overdue', false, 'lead overdue', 'leads overdue'],
  ['delivery-failed', false, 'delivery failed', 'deliveries failed'],
  ['buyer-replied', false, 'reply', 'replies'],
  ['lead-new', false, 'new lead', 'new leads'],
  ['lead-unassigned', false, 'unassigned lead', 'unassigned leads'],
  ['lead-assigned', false, 'lead given to you', 'leads given to you'],
  ['feed', true, 'file to approve', 'files to approve'],
  ['feed', false, 'feed to look at', 'feeds to look at'],
  ['draft', false, 'draft of the site to look at', 'drafts of the site to look at'],
  ['appointment', false, 'appointment', 'appointments'],
  ['reservation-paid', false, 'deposit paid', 'deposits paid'],
  ['reservation-ending', false, 'reservation ends soon', 'reservations end soon'],
]

/** How many kinds a subject names, so that a phone shows it whole. */
const MOST_KINDS = 3

/** INBOX-13: '4 leads overdue, 1 file to approve' */
export function subjectOf(news: readonly SubjectNews[]): string {
  const parts = COUNTED.flatMap(([event, isHeld, one, many]) => {
    const count = news.filter((each) => each.event === event && each.isHeld === isHeld).length
    return count === 0 ? [] : [{ count, text: counted(count, one, many) }]
  })
  const rest = parts.slice(MOST_KINDS).reduce((sum, { count }) => sum + count, 0)
  const texts = parts.slice(0, MOST_KINDS).map(({ text }) => text)
  return [...texts, ...(rest === 0 ? [] : [`${rest} more`])].join(', ')
}
