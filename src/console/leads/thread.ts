import { clockOf, timeOfDay } from '#domain/date/local-time.ts'
import { fileSize, type MailFile, UNKNOWN_TYPE } from '#domain/inbox/mail-file.ts'
import type { MailPart } from '#domain/inbox/mail-parts.ts'
import type { Stage } from '#domain/inbox/stage.ts'
import { partsOfMail } from '#domain/inbox/stored-text.ts'
import { formatMoney } from '#domain/money.ts'
import { inWordsOf } from '#domain/region.ts'
import type { ShownConversation } from '#operations/inbox/show-conversation.ts'
import { undoOf } from '#operations/inbox/undo-lead-step.ts'
import type { Site } from '#site/site.ts'
import type { Moment } from '../page-values.ts'
import { momentAgo, momentOf } from '../time/moment.ts'
import { shownDelivery } from './deliveries.ts'
import { stageBadge } from './lead-labels.ts'
import type { ConversationDetails, ThreadFile, ThreadItem } from './leads-page.ts'
import { undoForm } from './undo-notice.ts'

type Event = ShownConversation['history'][number]
type Enquiry = ShownConversation['enquiries'][number]

/** INBOX-6: everything that happened in a conversation, oldest first. */
export function threadOf(
  shown: ShownConversation,
  site: Site,
  now: Date,
  may: Pick<ConversationDetails['may'], 'reply' | 'assign' | 'retry'>,
): readonly ThreadItem[] {
  const enquiries = new Map(shown.enquiries.map((enquiry) => [enquiry.lead.id, enquiry]))
  const mails = new Map(shown.mails.map((mail) => [mail.id, mail]))
  const items = shown.history.map((event): ThreadItem | null => {
    const at = momentAgo(new Date(event.at), site, now)
    const enquiry = event.kind === 'lead' && event.leadId !== null ? enquiries.get(event.leadId) : undefined
    if (enquiry) return enquiryItem(enquiry, shown, site, at)
    const mail = mails.get(dataText(event, 'mailId'))
    if (mail) {
      return {
        kind: 'mail',
        id: event.id,
        at,
        by: `${event.by?.name ?? (mail.fromName || mail.fromAddress)}${event.data['automatic'] === true ? ' (automatic answer)' : ''}`,
        isOurs: mail.direction === 'out',
        subject: mail.channel === 'text' ? 'Text message' : mail.subject,
        parts: partsOfMail(mail)
          .map(shownPart)
          .filter(({ text }) => text !== ''),
        files: mail.files.map((file) => threadFile(file, mail.conversationId)),
        delivery: mail.delivery && shownDelivery(mail.delivery, may.retry, site, now),
      }
    }
    const by = event.by?.name ?? 'Forecourt'
    if (event.kind === 'note')
      return { kind: 'note', id: event.id, at, by, title: 'Note', text: dataText(event, 'text') }
    if (event.kind === 'call')
      return { kind: 'call', id: event.id, at, by, title: callTitle(event), text: dataText(event, 'text') }
    const text = eventText(event, site)
    if (text === null) return null
    const mayUndo = event.kind === 'assigned' ? may.assign : may.reply
    const undo = mayUndo ? undoOf(shown.history, event, now) : null
    return {
      kind: 'event',
      id: event.id,
      at,
      text,
      undo: undo && { ...undoForm(undo.step, shown.conversation.id), until: timeOfDay(undo.until, site) },
    }
  })
  return items.filter((item) => item !== null)
}

/** Without the empty lines around it. */
function shownPart({ kind, text }: MailPart): MailPart {
  return { kind, text: text.trim() }
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

function enquiryItem({ lead, rows }: Enquiry, { conversation }: ShownConversation, site: Site, at: Moment): ThreadItem {
  const shownLabels = new Set([
    'Name',
    'Email',
    'Phone',
    inWordsOf(site.region, 'Enquiry'),
    'Location',
    'Marketing messages',
  ])
  const category = inWordsOf(site.region, lead.payload.category)
  return {
    kind: 'enquiry',
    id: lead.id,
    at,
    by: lead.payload.taken_by ?? (conversation.name || 'The buyer'),
    title: lead.payload.subcategory ? `${category}: ${lead.payload.subcategory}` : category,
    message: lead.payload.message ?? '',
    photos: Array.from(
      { length: lead.payload.photos ?? 0 },
      (_, index) => `/leads/${conversation.id}/photos/${lead.id}/${index + 1}`,
    ),
    facts: [...rows.visitor.filter(({ label }) => !shownLabels.has(label)), ...rows.visit],
  }
}

const CALLS: Readonly<Record<string, string>> = {
  reached: 'Called and reached',
  'no-answer': 'Called, no answer',
  'message-left': 'Called, left a message',
  'wrong-number': 'Called, wrong number',
}

function callTitle(event: Event): string {
  return CALLS[dataText(event, 'outcome')] ?? 'Called'
}

const ACTS: Readonly<Record<string, string>> = {
  make: 'booked an appointment',
  confirm: 'confirmed the appointment',
  move: 'moved the appointment',
  cancel: 'cancelled the appointment',
  came: 'marked that the buyer came',
  missed: 'recorded a no-show',
}

/** Why a rule gave it to this person, where that says more than the person's name. */
function reasonOf(because: string, name: string): string {
  return because === '' || because === `goes to ${name}` ? '' : ` (${because})`
}

/** One line of the history; null: nothing to say of it. */
export function eventText(event: Event, site: Site): string | null {
  const who = event.by?.name ?? 'Forecourt'
  const text = (name: string) => dataText(event, name)
  switch (event.kind) {
    case 'stage': {
      const stage = stageBadge(text('to') as Stage).label
      const sold = saleText(event)
      if (event.data['undoes']) return `${who} took ${sold ? 'the sale' : 'that'} back: ${stage} again`
      if (sold) return `${who} sold ${sold}`
      const why = [text('reason'), text('note')].filter(Boolean).join('. ')
      if (text('from') === text('to')) return `${who} corrected the reason: ${why}`
      return `${who} moved it to ${stage}${why && `: ${why}`}`
    }
    case 'assigned': {
      if (event.data['undoes']) return `${who} took that back: ${text('name') || 'unassigned'} again`
      if (!text('to')) return `${who} took it from its owner: unassigned`
      if (event.by?.id === text('to')) return `${who} took it`
      const to = text('name') || 'a member'
      if (event.by) return `${who} gave it to ${to}`
      return text('rule')
        ? `Given to ${to} by the rule ‘${text('rule')}’`
        : `Given to ${to}${reasonOf(text('because'), to)}`
    }
    case 'overdue':
      return text('move') === 'stays'
        ? `Overdue, and nobody ${text('from') ? 'else takes it' : 'has it'}`
        : `Overdue. It goes to ${text('name')}${reasonOf(text('because'), text('name'))}`
    case 'next-action':
      return text('text') ? `${who} plans: ${text('text')}` : `${who} removed the next step`
    case 'appointment': {
      const start = text('start')
      const clock = clockOf(site, text('locationId') || null)
      const when = start ? ` for ${momentOf(new Date(start), clock).text}` : ''
      const whose = text('by') === 'buyer' ? 'The buyer' : who
      return `${whose} ${inWordsOf(site.region, ACTS[text('act')] ?? 'changed the appointment')}${when}`
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
      return event.kind === 'lead' ? inWordsOf(site.region, 'An enquiry arrived') : null
  }
}

/** SALES-9: '2021 Toyota Hilux for $24,990'; null: the event is of no sale. */
function saleText({ data }: Event): string | null {
  const sale = data['sale'] as { readonly car: string; readonly price: number } | undefined
  return sale ? `${sale.car} for ${formatMoney(sale.price)}` : null
}

function dataText({ data }: Event, name: string): string {
  const value = data[name]
  return typeof value === 'string' ? value : ''
}
