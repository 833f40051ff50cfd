import { type ClockPlace, deadlineText } from '#domain/date/local-time.ts'
import type { StaffMailView } from './notification-mail.ts'

/** What the mail is about: how many tries since when, and whether the person's password was right. */
export interface SignInWarning {
  readonly kind: 'password' | 'code'
  readonly tries: number
  readonly since: Date
}

/**
 * S3-9: tells a person that someone tries to sign in as them. Without a link: a mail like this with a link is what a
 * thief of passwords would send.
 */
export function signInWarningMail({ kind, tries, since }: SignInWarning, place: ClockPlace): StaffMailView {
  const { subject, what, means, first } = WORDS[kind]
  const text = [
    `Since ${deadlineText(since, place)}, ${tries} ${what} have been typed to sign in to the console as you, on devices in which you have not signed in before. None of them got in.`,
    means,
    `If it was not you, open the console as you always do. ${first} Then look at the devices under ‘Your account’, and end each session that you do not know. The devices that you use stay as they are: wrong tries elsewhere do not keep you out.`,
    'If it was you, on a new device, there is nothing to do.',
    'You get this mail once in 24 hours at most, also if it goes on.',
  ]
  return { subject, text: `${text.join('\n\n')}\n` }
}

const WORDS = {
  password: {
    subject: 'Wrong passwords for your account',
    what: 'wrong passwords',
    means: 'Someone may be guessing your password.',
    first: 'Change your password there, if it is short or you use it elsewhere too.',
  },
  code: {
    subject: 'Someone may know your password',
    what: 'wrong codes',
    means: 'Before each code comes the right password. So someone may know yours.',
    first: 'Change your password there at once.',
  },
} as const
