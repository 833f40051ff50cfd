import type { CheckedFile } from '#domain/inbox/checked-files.ts'
import { type MailFile, mailFileKey } from '#domain/inbox/mail-file.ts'
import { GatewayError } from '#gateways/gateway-error.ts'
import type { MailAttachment } from '#gateways/mail/mail.ts'
import type { SiteRequest } from '../../site-request.ts'

/** INBOX-7: a file before it is stored. */
export interface NewMailFile extends CheckedFile {
  readonly isInline?: boolean
}

/**
 * INBOX-7: stores files under new ids, before the mail's row names them. If that row is never stored, the hourly round
 * removes them (`sweepMailFiles`). Throws if the object store takes one not.
 */
export async function storeMailFiles(
  { platform: { objects, randomId }, site }: SiteRequest,
  files: readonly NewMailFile[],
): Promise<readonly MailFile[]> {
  const stored: MailFile[] = []
  for (const { name, bytes, contentType, isInline = false } of files) {
    const id = randomId()
    await objects.write(mailFileKey(site.slug, id), bytes, contentType)
    stored.push({ id, name, contentType, size: bytes.byteLength, isInline })
  }
  return stored
}

/** Removes files that no mail has. */
export async function dropMailFiles(
  { platform: { objects, log }, site }: SiteRequest,
  ids: Iterable<string | null>,
): Promise<void> {
  for (const id of ids) {
    if (id === null) continue
    await objects.remove(mailFileKey(site.slug, id)).catch((error: unknown) => {
      // The hourly round removes it.
      log.warn('file of a mail not removed yet', { site: site.slug, file: id, reason: String(error) })
    })
  }
}

/** INBOX-7: the files that a mail takes along. Throws GatewayError: a mail never goes out without one of its files. */
export async function readMailFiles(
  { platform: { objects }, site }: SiteRequest,
  files: readonly MailFile[],
): Promise<readonly MailAttachment[]> {
  const read: MailAttachment[] = []
  for (const { id, name, contentType } of files) {
    const bytes = id === null ? null : await objects.read(mailFileKey(site.slug, id))
    if (bytes === null) throw new GatewayError('mail', `its file ‘${name}’ is lost`, { permanent: true })
    read.push({ name, contentType, bytes })
  }
  return read
}
