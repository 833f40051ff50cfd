import type { LeadField } from '#domain/form/field-description.ts'
import { formatPhone } from '#domain/lead/phone.ts'
import type { RegionCode } from '#domain/region.ts'
import { SIGN_IN_CODE_PATH, type SignInAddress, signInPath } from '#domain/visitor/sign-in-address.ts'
import { CODE_DIGITS, CODE_MINUTES, type CodeVerdict } from '#domain/visitor/sign-in-code.ts'
import { numberField } from '#domain/visitor/sign-in-form.ts'
import type { SignInType } from '#domain/visitor/sign-in-type.ts'

/** ROUTE-5: a step of the sign-in. */
export interface SignInView {
  readonly step: 'number' | 'code'
  readonly heading: string
  readonly introduction: string
  /** Benefits of signing in. */
  readonly points: readonly string[]
  /** Target of the form for the number. */
  readonly numberHref: string
  /** The field for the number. */
  readonly numberField: LeadField
  /** Target of the form for the code. */
  readonly codeHref: string
  readonly backHref: string | null
  /** '0412 345 678', the number that the code was sent to; null in the first step. */
  readonly phone: string | null
}

/** ROUTE-5: the sign-in for an address. With `phone`, the number that a code was sent to, it is the second step. */
export function signInView(
  address: SignInAddress,
  phone: string | null,
  { region, savedName }: { readonly region: RegionCode; readonly savedName: string | null },
): SignInView {
  const { heading: usual, introduction } = WORDS[address.type]
  const heading = address.type === 'watchlist' && savedName !== null ? `Sign in to your ${savedName}` : usual
  const hrefs = {
    numberHref: signInPath(address),
    numberField: numberField(region),
    codeHref: signInPath(address, SIGN_IN_CODE_PATH),
    backHref: address.back,
    points: POINTS,
  }
  if (phone === null) return { step: 'number', heading, introduction, ...hrefs, phone: null }
  const shown = formatPhone(phone, region)
  return {
    step: 'code',
    heading: 'Enter your code',
    introduction: `We sent a ${CODE_DIGITS}-digit code to ${shown}. It works once, for ${CODE_MINUTES} minutes.`,
    ...hrefs,
    phone: shown,
  }
}

/** Message for a wrong or expired code. */
export function codeFault(verdict: Exclude<CodeVerdict, { readonly kind: 'right' }>): string {
  if (verdict.kind === 'over') return 'This code has expired. Request a new one below.'
  const { triesLeft } = verdict
  return `That’s not the code we sent. You can try ${triesLeft === 1 ? 'once' : `${triesLeft} times`} more.`
}

/** H7: message while no codes can be sent to anyone, with the time to wait. */
export function usedUpFault(seconds: number): string {
  return `We can’t send codes at the moment. Please try again in ${minutesText(seconds)}, or call us.`
}

/** Message after too many tries, with the time to wait. */
export function waitFault(seconds: number): string {
  return `Too many attempts. Please try again in ${minutesText(seconds)}.`
}

function minutesText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

const WORDS: Readonly<Record<SignInType, { readonly heading: string; readonly introduction: string }>> = {
  watchlist: {
    heading: 'Sign in to your watchlist',
    introduction: 'Save your favourites and see them on any phone or computer.',
  },
  'trade-in': {
    heading: 'Sign in to value your trade-in',
    introduction: 'A quick check of your number, so only you see your valuation.',
  },
  checkout: {
    heading: 'Sign in to continue',
    introduction: 'A quick check of your number before you reserve, so we know who to hold it for.',
  },
  finance: {
    heading: 'Sign in for finance',
    introduction: 'A quick check of your number, so your finance details stay private.',
  },
}

const POINTS: readonly string[] = [
  'No password: we text you a code',
  'New here? Same two steps',
  'We only use your number to sign you in',
]
