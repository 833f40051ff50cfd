import { fieldStates } from '#domain/form/compare-shown.ts'
import { ACCEPTED_FILES } from '#domain/inbox/file-kind.ts'
import { REPLY_FORM } from '#domain/inbox/form/answer-forms.ts'
import { fileSize, MAIL_FILE_LIMITS } from '#domain/inbox/mail-file.ts'
import { readInboxQuery } from '#domain/inbox/saved-view.ts'
import { STAGES } from '#domain/inbox/stage.ts'
import { may } from '#domain/staff/actor.ts'
import { explainAssignment, showAssignmentRules } from '#operations/inbox/assignment-rules.ts'
import { draftReply } from '#operations/inbox/mail/draft-reply.ts'
import { listTemplates } from '#operations/inbox/mail/mail-templates.ts'
import { type ShownConversation, showConversation } from '#operations/inbox/show-conversation.ts'
import { showInbox } from '#operations/inbox/show-inbox.ts'
import { countToTell } from '#operations/sale/others-who-asked.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { onceId } from '../form/once-id.ts'
import { formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { missing } from '../refusal-pages.ts'
import { typedPage } from '../shown.ts'
import { conversationDetails } from './conversation-details.ts'
import { type ConversationCame, conversationForms } from './conversation-forms.ts'
import { stageBadge } from './lead-labels.ts'
import type { ConversationDetails, ConversationPage, Notice, ReplyForm } from './leads-page.ts'
import { listPage } from './list-page.ts'
import { toldText } from './sale/sale-view.ts'
import { textForm } from './text-form.ts'
import { undoForm, undoneText } from './undo-notice.ts'

export const NOT_FOUND = missing('There is no such lead, or your role does not include it.')

/** The page of a conversation beside its list. With a fault, it keeps what was typed into the refused form. */
export async function conversationPage(
  call: ConsoleCall,
  {
    fault = null,
    came = {},
    isAnswered = false,
  }: {
    readonly fault?: string | null
    readonly came?: ConversationCame
    /** A colleague answered while the person wrote. */
    readonly isAnswered?: boolean
  },
): Promise<ConsoleAnswer> {
  const { params } = call
  const request = staffRequest(call)
  const { site, now } = request
  const query = readInboxQuery(fault === null ? call.query : new URLSearchParams(formText(call.form, 'place')))
  const shownConversation = await showConversation(request, params.id ?? '')
  if (shownConversation === null) return NOT_FOUND
  const list = listPage(request, await showInbox(request, query), query)
  const details = conversationDetails(request, shownConversation, {
    place: list.place,
    fault,
    reply: await replyForm(call, shownConversation, came.reply),
    text: await textForm(call, shownConversation, came.text),
    forms: conversationForms(shownConversation, site, now, came),
    answering: answeringOf(call, came),
    explanation: await explained(call, shownConversation),
    isAnswered,
    othersWaiting: await countToTell(request, shownConversation.sale?.sale ?? null),
  })
  return {
    page: typedPage<ConversationPage>({
      kind: 'conversation',
      ...list,
      shown: details,
      notice: fault === null ? noticeOf(call, details) : null,
    }),
    status: fault === null ? 200 : 409,
  }
}

function answeringOf({ query }: ConsoleCall, came: ConversationCame): ConversationDetails['answering'] {
  if (came.note) return 'note'
  if (came.call) return 'call'
  return came.text || query.get('compose') === 'text' ? 'text' : 'mail'
}

async function replyForm(
  call: ConsoleCall,
  shown: ShownConversation,
  came: ConversationCame['reply'],
): Promise<ReplyForm | null> {
  const { platform, query, form } = call
  const request = staffRequest(call)
  const { site, actor } = request
  if (!may(actor, site, 'lead.reply')) return null
  const template = query.get('template')
  const draft = await draftReply(request, shown, template)
  if (draft === null) return null
  const templates = (await listTemplates(request)) ?? []
  return {
    mailId: onceId(form, 'mailId') ?? platform.randomId(),
    to: shown.conversation.email ?? '',
    fields: fieldStates(REPLY_FORM, { subject: draft.subject, text: draft.text }, came),
    signature: draft.signature,
    templates: templates.map(({ id, name }) => ({ value: id, label: name })),
    template: template ?? '',
    files: { accept: ACCEPTED_FILES, most: fileSize(MAIL_FILE_LIMITS.bytes) },
  }
}

/** INBOX-4: 'Who would get this lead?', by the rules as they are now. */
async function explained(
  call: ConsoleCall,
  { enquiries }: ShownConversation,
): Promise<ConversationDetails['explanation']> {
  const request = staffRequest(call)
  const lead = enquiries.at(-1)?.lead
  if (!call.query.has('who') || lead === undefined) return null
  const rules = (await showAssignmentRules(request))?.rules ?? []
  const explanation = await explainAssignment(request, rules, { leadId: lead.id })
  return (
    explanation && {
      owner: explanation.owner?.name ?? 'Unassigned',
      steps: explanation.steps.map(({ rule, because }) => `${rule}: ${because}`),
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
  won: 'Sold. The website and every channel say so within a minute.',
  'sale-back': 'The sale is taken back.',
}

/** What was just done; a stage or an owner can be put back. */
function noticeOf(call: ConsoleCall, details: ConversationDetails): Notice | null {
  const { query } = call
  const { id, stage, reason, owner, may } = details
  const isOwn = details.assignee === staffRequest(call).actor.id
  const did = query.get('did') ?? ''
  const step = query.get('step')
  const undo = step ? undoForm(step, id) : null
  if (query.has('undone')) return { text: undoneText(query), undo: null }
  if (did === 'stage') {
    const before = STAGES.find((each) => each === query.get('was'))
    const from = before ? stageBadge(before).label : null
    const moved = `Moved to ${stage.label}${from ? ` from ${from}` : ''}.`
    return { text: from === stage.label ? `The reason is now: ${reason}.` : moved, undo: may.reply ? undo : null }
  }
  if (did === 'assign')
    return {
      text: owner === null ? 'Nobody owns it now.' : isOwn ? 'You own it now.' : `${owner} owns it now.`,
      undo: may.assign ? undo : null,
    }
  if (did === 'told') return { text: toldText(query), undo: null }
  if (did === 'taken') {
    const has = owner === null ? '' : isOwn ? ' You have it.' : ` ${owner} has it.`
    return { text: `The lead is saved.${has}`, undo: null }
  }
  if (did === 'export' && may.export)
    return {
      text: 'You asked for everything that the site stores about this person.',
      undo: null,
      link: { href: `/leads/${id}/person.json`, label: 'Download it' },
    }
  return SAID[did] ? { text: SAID[did], undo: null } : null
}
