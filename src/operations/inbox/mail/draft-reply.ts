import { fillDraft } from '#domain/inbox/mail-template.ts'
import type { StaffRequest } from '../../staff-request.ts'
import type { ShownConversation } from '../show-conversation.ts'
import { signatureOf, subjectOf, templateValues } from './write-reply.ts'

/** INBOX-7: a mail as it would go out, to be changed and sent. */
interface ReplyDraft {
  readonly subject: string
  readonly text: string
  readonly signature: string
}

/**
 * INBOX-7: a draft from a template, or an empty one with a greeting. Its variables are filled in, so that staff read what
 * the buyer will read; a variable without a value stays visible.
 */
export async function draftReply(
  request: StaffRequest,
  { conversation, enquiries, mails }: ShownConversation,
  templateId: string | null,
): Promise<ReplyDraft | null> {
  const { platform, site, actor } = request
  const last = enquiries.at(-1)
  if (last === undefined || conversation.email === null) return null
  const template = (await platform.storage.forSite(site).inbox.templates.all()).find(({ id }) => id === templateId)
  const car = last.carNow?.car ?? null
  const values = templateValues(request, { conversation, lead: last.lead, car })
  return {
    subject: template?.subject
      ? fillDraft(template.subject, values)
      : subjectOf(site, { conversation, lead: last.lead }, mails),
    text: fillDraft(template?.body ?? 'Hi {first_name},\n\n', values),
    signature: signatureOf(site, actor, conversation),
  }
}
