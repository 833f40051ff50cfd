import { canBeAnswered } from '#domain/inbox/text-message.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { may } from '#domain/staff/actor.ts'
import { draftReply } from '#operations/inbox/mail/draft-reply.ts'
import { textsFault } from '#operations/inbox/mail/write-text.ts'
import type { ShownConversation } from '#operations/inbox/show-conversation.ts'
import type { ConsoleCall } from '../console-call.ts'
import { staffRequest } from '../on-site.ts'
import type { TextForm } from './leads-page.ts'
import { lengthText } from './length-text.ts'

export interface TypedText {
  readonly textId: string
  readonly text: string
}

/** INBOX-8: the form of a text message, or why it is closed; null without the right to answer. */
export async function textForm(
  call: ConsoleCall,
  shown: ShownConversation,
  typed: TypedText | null,
): Promise<TextForm | null> {
  const { platform, query } = call
  const request = staffRequest(call)
  const { site, actor } = request
  if (!may(actor, site, 'lead.reply')) return null
  const { phone } = shown.conversation
  const sender = site.delivery.textSender
  const template = query.get('compose') === 'text' ? query.get('template') : null
  const drafted = template ? await draftReply(request, shown, template) : null
  const text = typed?.text ?? drafted?.text ?? ''
  return {
    textId: typed?.textId || platform.randomId(),
    closed: await textsFault(platform, site, shown.conversation),
    to: phone === null ? '' : formatPhone(phone, site.region),
    from: sender ? (canBeAnswered(sender) ? formatPhone(sender.from, site.region) : sender.from) : '',
    takesAnswers: canBeAnswered(sender) && platform.textsSecret !== null,
    text,
    length: lengthText(text),
  }
}
