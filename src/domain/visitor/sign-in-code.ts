import { say } from '#words/say.ts'
import * as words from '#words/sign-in.ts'

/** Digits of a code (GARAGE-2). */
export const CODE_DIGITS = 6
/** GARAGE-2: how long a code is valid, in minutes. */
export const CODE_MINUTES = 10
/** GARAGE-2: how many times a code can be tried. */
export const CODE_TRIES = 5

/** A sent code, as stored. */
export interface SentCode {
  readonly expiresAt: Date
  /** Wrong tries so far. */
  readonly tries: number
  readonly used: boolean
}

/** Result of checking a code. `over`: it has expired, was used already or was tried too often. */
export type CodeVerdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'over' }

/**
 * GARAGE-2: valid for ten minutes, five tries and one use. `isRight` says whether the digits match. Without a sent code
 * the result is `over`.
 */
export function judgeCode(sent: SentCode | null, isRight: boolean, now: Date): CodeVerdict {
  if (sent === null || sent.used || sent.tries >= CODE_TRIES || now >= sent.expiresAt) return { kind: 'over' }
  if (isRight) return { kind: 'right' }
  const triesLeft = CODE_TRIES - sent.tries - 1
  return triesLeft === 0 ? { kind: 'over' } : { kind: 'wrong', triesLeft }
}

/**
 * Derives six digits from a keyed hash (hex) as in RFC 4226, but from 48 bits instead of 31, which makes all digits
 * practically equally likely.
 */
export function codeOfHash(hash: string): string {
  const number = Number.parseInt(hash.slice(0, 12), 16)
  return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
}

/** The digits of typed or pasted text: '123 456' and 'Code: 123456.' become 123456. */
export function typedCode(text: string): string {
  return text.replace(/\D/g, '')
}

/** When a code sent now expires. */
export function codeExpiry(now: Date): Date {
  return new Date(now.getTime() + CODE_MINUTES * 60_000)
}

/** The text message. Its last line has the format by which browsers offer the code only to this site. */
export function codeSms(code: string, site: { readonly name: string; readonly host: string }): string {
  return `${say(words.codeText, { code, site: site.name, minutes: CODE_MINUTES })}\n\n${codeMark(code, site.host)}`
}

/** The last line of the message. It is unique to a code, so it identifies repeats. */
export function codeMark(code: string, host: string): string {
  return `@${host} #${code}`
}
