import { readInboxQuery } from '#domain/inbox/saved-view.ts'
import { STAGES } from '#domain/inbox/stage.ts'
import { may } from '#domain/staff/actor.ts'
import { explainAssignment, showAssignmentRules } from '#operations/inbox/assignment-rules.ts'
import { draftReply } from '#operations/inbox/mail/draft-reply.ts'
import { listTemplates } from '#operations/inbox/mail/mail-templates.ts'
import { type ShownConversation, showConversation } from '#operations/inbox/show-conversation.ts'
import { showInbox } from '#operations/inbox/show-inbox.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { onSite } from '../on-site.ts'
import { conversationDetails } from './conversation-details.ts'
import { stageBadge } from './lead-labels.ts'
import type { ConversationDetails, Notice, ReplyForm } from './leads-page.ts'
import { listPage } from './list-page.ts'
import { type FilledNext, nextForm } from './next-form.ts'
import { type TypedText, textForm } from './text-form.ts'

export const NOT_FOUND: ConsoleAnswer = {
  page: { kind: 'message', title: 'Not found', sentence: 'There is no such lead, or your role does not include it.' },
  status: 404,
}

interface TypedReply {
  readonly mailId: string
  readonly subject: string
  readonly text: string
  readonly stockNumber: string
  readonly carIds: readonly string[]
}

/** The page of a conversation with its list; after a refused form with the fault and what was typed. */
export async function conversationPage(
  call: ConsoleCall,
  {
    fault = null,
    typed = null,
    typedText = null,
    isAnswered = false,
    next = null,
  }: {
    readonly fault?: string | null
    readonly typed?: TypedReply | null
    readonly typedText?: TypedText | null
    /** A colleague answered while the person wrote. */
    readonly isAnswered?: boolean
    readonly next?: FilledNext | null
  },
): Promise<ConsoleAnswer> {
  const { platform, params } = call
  const { site, actor } = onSite(call)
  const now = platform.clock.now()
  const query = readInboxQuery(fault === null ? call.query : new URLSearchParams(formText(call.form, 'place')))
  const shown = await showConversation(platform, site, actor, params.id ?? '')
  if (shown === null) return NOT_FOUND
  const list = listPage(await showInbox(platform, site, actor, query), site, actor, query, now)
  const details = conversationDetails(shown, site, actor, now, {
    place: list.place,
    fault,
    reply: await replyForm(call, shown, typed),
    text: await textForm(call, shown, typedText),
    answering: typedText || call.query.get('compose') === 'text' ? 'text' : 'mail',
    explanation: await explained(call, shown),
    isAnswered,
    next: nextForm(shown, site, now, next),
  })
  return {
    page: { ...list, shown: details, notice: fault === null ? noticeOf(call, details) : null },
    status: fault === null ? 200 : 409,
  }
}

async function replyForm(
  call: ConsoleCall,
  shown: ShownConversation,
  typed: TypedReply | null,
): Promise<ReplyForm | null> {
  const { platform, query } = call
  const { site, actor } = onSite(call)
  if (!may(actor, site, 'lead.reply')) return null
  const template = query.get('template')
  const draft = await draftReply(platform, site, actor, shown, template)
  if (draft === null) return null
  const templates = (await listTemplates(platform, site, actor)) ?? []
  return {
    mailId: typed?.mailId || platform.randomId(),
    to: shown.conversation.email ?? '',
    subject: typed?.subject ?? draft.subject,
    text: typed?.text ?? draft.text,
    signature: draft.signature,
    templates: templates.map(({ id, name }) => ({ value: id, label: name })),
    template: template ?? '',
    stockNumber: typed?.stockNumber ?? '',
    carIds: typed?.carIds ?? [],
  }
}

/** INBOX-4: 'Who would get this lead?', by the rules as they are now. */
async function explained(
  { platform, query, ...call }: ConsoleCall,
  { enquiries }: ShownConversation,
): Promise<ConversationDetails['explanation']> {
  const { site, actor } = onSite({ platform, query, ...call })
  const lead = enquiries.at(-1)?.lead
  if (!query.has('who') || lead === undefined) return null
  const rules = (await showAssignmentRules(platform, site, actor))?.rules ?? []
  const found = await explainAssignment(platform, site, actor, rules, { leadId: lead.id })
  return (
    found && {
      owner: found.owner?.name ?? 'Unassigned',
      steps: found.steps.map(({ rule, because }) => `${rule}: ${because}`),
    }
  )
}

const SAID: Readonly<Record<string, string>> = {
  reply: 'The mail is on its way.',
  text: 'The text message is on its way.',
  note: 'The note is saved.',
  call: 'The call is noted.',
  next: 'The next step is saved.',
  retry: 'The delivery is tried again.',
}

/** What was just done; a stage or an owner can be put back. */
function noticeOf({ query }: ConsoleCall, { id, seen, stage, owner, may }: ConversationDetails): Notice | null {
  const did = query.get('did') ?? ''
  const was = query.get('was')
  if (did === 'stage') {
    const before = STAGES.find((each) => each === was)
    const fields = before && before !== 'new' ? [{ name: 'stage', value: before }] : null
    const reason = before === 'lost' || before === 'junk' ? [{ name: 'reason', value: 'Put back' }] : []
    return {
      text: `Moved to ${stage.label}${before ? ` from ${stageBadge(before).label}` : ''}.`,
      undo:
        fields && may.reply
          ? { action: `/leads/${id}/stage`, fields: [...fields, ...reason, { name: 'seen', value: seen }] }
          : null,
    }
  }
  if (did === 'assign')
    return {
      text: owner === null ? 'Nobody owns it now.' : `${owner} owns it now.`,
      undo: may.assign
        ? {
            action: `/leads/${id}/assign`,
            fields: [
              { name: 'person', value: was ?? '' },
              { name: 'seen', value: seen },
            ],
          }
        : null,
    }
  if (did === 'export' && may.export)
    return {
      text: 'You asked for everything that the site stores about this person.',
      undo: null,
      link: { href: `/leads/${id}/person.json`, label: 'Download it' },
    }
  return SAID[did] ? { text: SAID[did], undo: null } : null
}
