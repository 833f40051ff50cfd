import { fieldStates } from '#domain/form/compare-shown.ts'
import { TEXT_FORM } from '#domain/inbox/form/answer-forms.ts'
import { canBeAnswered } from '#domain/inbox/text-message.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { may } from '#domain/staff/actor.ts'
import { draftReply } from '#operations/inbox/mail/draft-reply.ts'
import { textsFault } from '#operations/inbox/mail/write-text.ts'
import type { ShownConversation } from '#operations/inbox/show-conversation.ts'
import type { ConsoleCall } from '../console-call.ts'
import { onceId } from '../form/once-id.ts'
import { staffRequest } from '../on-site.ts'
import type { ConversationCame } from './conversation-forms.ts'
import type { TextForm } from './leads-page.ts'
import { lengthText } from './length-text.ts'

/** INBOX-8: the form of a text message, or why it is closed; null without the right to answer. */
export async function textForm(
  call: ConsoleCall,
  shown: ShownConversation,
  came: ConversationCame['text'],
): Promise<TextForm | null> {
  const { platform, query, form } = call
  const request = staffRequest(call)
  const { site, actor } = request
  if (!may(actor, site, 'lead.reply')) return null
  const { phone } = shown.conversation
  const sender = site.delivery.textSender
  const template = query.get('compose') === 'text' ? query.get('template') : null
  const drafted = template ? await draftReply(request, shown, template) : null
  const fields = fieldStates(TEXT_FORM, { text: drafted?.text ?? '' }, came)
  return {
    textId: onceId(form, 'textId') ?? platform.randomId(),
    closed: await textsFault(platform, site, shown.conversation),
    to: phone === null ? '' : formatPhone(phone, site.region),
    from: sender ? (canBeAnswered(sender) ? formatPhone(sender.from, site.region) : sender.from) : '',
    takesAnswers: canBeAnswered(sender) && platform.textsSecret !== null,
    fields,
    length: lengthText(fields.text.input),
  }
}
