import { CODE_MINUTES } from '../visitor/sign-in-code.ts'

/** INBOX-13: the text message that proves a number before notifications go to it. `code` is unique in it. */
export function phoneCodeSms(code: string, siteName: string): string {
  return `${code} proves that notifications of ${siteName} reach you here. It works once, for ${CODE_MINUTES} minutes.`
}
