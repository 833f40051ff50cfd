import type { InboundMail } from '#domain/inbox/inbound-mail.ts'
import { readPostedMail } from '#domain/inbox/posted-mail.ts'
import { readSource } from './read-source.ts'

/** H4-1: what reads strangers' mails: as a mailbox has them, and as a service posts them. Null: it is no mail. */
export const MAIL_READERS = { source: readSource, posted: readPosted }

function readPosted(json: Uint8Array): InboundMail | null {
  try {
    return readPostedMail(JSON.parse(new TextDecoder().decode(json)))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
