/** Digits of a code (GARAGE-2). */
export const CODE_DIGITS = 6
/** How long a code is good for, in minutes (GARAGE-2). */
export const CODE_MINUTES = 10
/** How often one may be tried (GARAGE-2). */
export const CODE_TRIES = 5

/** A code as it was sent, the way the database knows it. */
export interface SentCode {
  readonly expiresAt: Date
  /** Wrong ones so far. */
  readonly tries: number
  readonly used: boolean
}

/** What became of a code that somebody gave. `over`: it ran out, was used or was tried too often. */
export type CodeVerdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'over' }

/** GARAGE-2: ten minutes, five tries, one use; `isRight` says whether the digits agree. No code at all is one that is over. */
export function judgeCode(sent: SentCode | null, isRight: boolean, now: Date): CodeVerdict {
  if (sent === null || sent.used || sent.tries >= CODE_TRIES || now >= sent.expiresAt) return { kind: 'over' }
  if (isRight) return { kind: 'right' }
  const triesLeft = CODE_TRIES - sent.tries - 1
  return triesLeft === 0 ? { kind: 'over' } : { kind: 'wrong', triesLeft }
}

/**
 * The six digits that a keyed hash (hex) stands for, as RFC 4226 makes them of one, of 48 bits instead of 31: no digit
 * comes noticeably more often.
 */
export function codeOfHash(hash: string): string {
  const number = Number.parseInt(hash.slice(0, 12), 16)
  return String(number % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
}

/** The digits of what somebody typed or pasted: '123 456' and 'Code: 123456.' are 123456. */
export function typedCode(text: string): string {
  return text.replace(/\D/g, '')
}

/** When a code asked for now runs out. */
export function codeExpiry(now: Date): Date {
  return new Date(now.getTime() + CODE_MINUTES * 60_000)
}

/** The text message. The last line is the form by which browsers offer the code to this site's field alone. */
export function codeSms(code: string, site: { readonly name: string; readonly host: string }): string {
  return `${code} is your ${site.name} sign-in code. It works once, for ${CODE_MINUTES} minutes. We never ask you for it.\n\n${codeMark(code, site.host)}`
}

/** What no other message to a number has at its end; by it a repeat is known. */
export function codeMark(code: string, host: string): string {
  return `@${host} #${code}`
}
