import type { Platform } from '../../platform.ts'
import { receiveMail } from './receive-mail.ts'

/** A mail that the mail service posts. */
export function receivePosted(platform: Platform, mail: object): ReturnType<typeof receiveMail> {
  return receiveMail(platform, new TextEncoder().encode(JSON.stringify(mail)))
}
