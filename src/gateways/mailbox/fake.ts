import type { MailReader } from './mail-reader.ts'
import { MAIL_READERS } from './mail-readers.ts'

/** Reads mails in this process, without bounds. */
export const FAKE_MAIL_READER: MailReader = {
  read: async (kind, input) => (await MAIL_READERS[kind](input as never)) as never,
  close: async () => {},
}
