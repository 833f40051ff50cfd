import { fileSize, type MailFile, UNKNOWN_TYPE } from '#domain/inbox/mail-file.ts'
import type { Stage } from '#domain/inbox/stage.ts'
import { clockOf } from '#domain/local-time.ts'
import type { ShownConversation } from '#operations/inbox/show-conversation.ts'
import type { Site } from '#site/site.ts'
import type { Moment } from '../page-values.ts'
import { momentAgo, momentOf } from '../time/moment.ts'
import { shownDelivery } from './deliveries.ts'
import { stageBadge } from './lead-labels.ts'
import type { ThreadFile, ThreadItem } from './leads-page.ts'

type Event = ShownConversation['history'][number]
type Enquiry = ShownConversation['enquiries'][number]

/** INBOX-6: everything that happened in a conversation, oldest first. */
export function threadOf(shown: ShownConversation, site: Site, now: Date, mayRetry: boolean): readonly ThreadItem[] {
  const enquiries = new Map(shown.enquiries.map((enquiry) => [enquiry.lead.id, enquiry]))
  const mails = new Map(shown.mails.map((mail) => [mail.id, mail]))
  const items = shown.history.map((event): ThreadItem | null => {
    const at = momentAgo(new Date(event.at), site.timezone, now)
    const enquiry = event.kind === 'lead' && event.leadId !== null ? enquiries.get(event.leadId) : undefined
    if (enquiry) return enquiryItem(enquiry, shown, at)
    const mail = mails.get(textOf(event, 'mailId'))
    if (mail) {
      return {
        kind: 'mail',
        id: event.id,
        at,
        by: `${event.by?.name ?? (mail.fromName || mail.fromAddress)}${event.data['automatic'] === true ? ' (automatic answer)' : ''}`,
        isOurs: mail.direction === 'out',
        subject: mail.channel === 'text' ? 'Text message' : mail.subject,
        body: mail.body.trim(),
        files: mail.files.map((file) => threadFile(file, mail.conversationId)),
        delivery: mail.delivery && shownDelivery(mail.delivery, mayRetry, site, now),
      }
    }
    const by = event.by?.name ?? 'Forecourt'
    if (event.kind === 'note') return { kind: 'note', id: event.id, at, by, title: 'Note', text: textOf(event, 'text') }
    if (event.kind === 'call')
      return { kind: 'call', id: event.id, at, by, title: callTitle(event), text: textOf(event, 'text') }
    const text = eventText(event, site)
    return text === null ? null : { kind: 'event', id: event.id, at, text }
  })
  return items.filter((item) => item !== null)
}

/** INBOX-7: files that come in are stored as they are; one that staff could not send is not opened without a thought. */
function threadFile(file: MailFile, conversationId: string): ThreadFile {
  const { id, name, size, contentType, isInline } = file
  return {
    name,
    size: fileSize(size),
    href: id === null ? null : `/leads/${conversationId}/files/${id}`,
    warning: contentType === UNKNOWN_TYPE ? 'unusual kind: open it only if you expect it' : null,
    isInline,
  }
}

function enquiryItem({ lead, rows }: Enquiry, { conversation }: ShownConversation, at: Moment): ThreadItem {
  const shown = new Set(['Name', 'Email', 'Phone', 'Enquiry', 'Location', 'Marketing messages'])
  return {
    kind: 'enquiry',
    id: lead.id,
    at,
    by: conversation.name || 'The buyer',
    title: lead.payload.subcategory ? `${lead.payload.category}: ${lead.payload.subcategory}` : lead.payload.category,
    message: lead.payload.message ?? '',
    photos: Array.from(
      { length: lead.payload.photos ?? 0 },
      (_, index) => `/leads/${conversation.id}/photos/${lead.id}/${index + 1}`,
    ),
    facts: [...rows.visitor.filter(({ label }) => !shown.has(label)), ...rows.visit],
  }
}

const CALLS: Readonly<Record<string, string>> = {
  reached: 'Called and reached',
  'no-answer': 'Called, no answer',
  'message-left': 'Called, left a message',
  'wrong-number': 'Called, wrong number',
}

function callTitle(event: Event): string {
  return CALLS[textOf(event, 'outcome')] ?? 'Called'
}

const ACTS: Readonly<Record<string, string>> = {
  make: 'booked an appointment',
  confirm: 'confirmed the appointment',
  move: 'moved the appointment',
  cancel: 'cancelled the appointment',
  came: 'marked that the buyer came',
  missed: 'marked that the buyer did not come',
}

/** One line of the history; null: nothing to say of it. */
export function eventText(event: Event, site: Site): string | null {
  const who = event.by?.name ?? 'Forecourt'
  const text = (name: string) => textOf(event, name)
  switch (event.kind) {
    case 'stage': {
      const stage = stageBadge(text('to') as Stage).label
      return `${who} moved it to ${stage}${text('reason') ? `: ${text('reason')}` : ''}`
    }
    case 'assigned': {
      if (!text('to')) return `${who} took it from its owner: unassigned`
      const because = text('because') ? ` (${text('because')})` : ''
      return event.by?.id === text('to')
        ? `${who} took it`
        : `${who} gave it to ${text('name') || 'a member'}${because}`
    }
    case 'overdue':
      return text('move') === 'stays'
        ? `Overdue. It stays where it is: ${text('because')}`
        : `Overdue. It goes to ${text('name')}: ${text('because')}`
    case 'next-action':
      return text('text') ? `${who} plans: ${text('text')}` : `${who} removed the next step`
    case 'appointment': {
      const start = text('start')
      const clock = clockOf(site, text('locationId') || null)
      const when = start ? ` for ${momentOf(new Date(start), clock.timezone).text}` : ''
      const whose = text('by') === 'buyer' ? 'The buyer' : who
      return `${whose} ${ACTS[text('act')] ?? 'changed the appointment'}${when}`
    }
    case 'details-erased':
      return 'The buyer’s details were erased'
    case 'mail-out':
      return `${who} wrote a mail: ${text('subject')}`
    case 'text-out':
      return `${who} sent a text message`
    case 'text-in':
      return 'The buyer sent a text message'
    case 'mail-in':
      return `The buyer wrote a mail: ${text('subject')}`
    default:
      return event.kind === 'lead' ? 'An enquiry arrived' : null
  }
}

function textOf({ data }: Event, name: string): string {
  const value = data[name]
  return typeof value === 'string' ? value : ''
}
