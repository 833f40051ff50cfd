import { mayAct } from '#domain/inbox/inbox-rights.ts'
import { type MailFile, mailFileKey } from '#domain/inbox/mail-file.ts'
import type { StaffRequest } from '../../staff-request.ts'

/** A file of a mail with its bytes. */
export interface ShownMailFile extends MailFile {
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** INBOX-7: a file of a mail; null if no mail of the conversation has it, or the person may not read that (STAFF-5). */
export async function showMailFile(
  { platform, site, actor }: StaffRequest,
  { conversationId, fileId }: { readonly conversationId: string; readonly fileId: string },
): Promise<ShownMailFile | null> {
  const { inbox } = platform.storage.forSite(site)
  const conversation = await inbox.conversations.find(conversationId)
  if (conversation === null || !mayAct(actor, site, 'lead.read', conversation)) return null
  const files = (await inbox.mails.of(conversationId)).flatMap((mail) => mail.files)
  const file = files.find(({ id }) => id === fileId)
  const bytes = file && (await platform.objects.read(mailFileKey(site.slug, fileId)))
  return file && bytes ? { ...file, bytes } : null
}
