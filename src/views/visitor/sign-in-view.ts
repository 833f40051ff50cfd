import type { LeadField } from '#domain/form/field-description.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import type { RegionCode } from '#domain/region.ts'
import { SIGN_IN_CODE_PATH, type SignInAddress, signInPath } from '#domain/visitor/sign-in-address.ts'
import { CODE_DIGITS, CODE_MINUTES, type CodeVerdict } from '#domain/visitor/sign-in-code.ts'
import { numberField } from '#domain/visitor/sign-in-form.ts'
import type { SignInType } from '#domain/visitor/sign-in-type.ts'
import { say } from '#words/say.ts'
import * as words from '#words/visitor.ts'

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
  const { heading: usual, introduction } = wordsByType()[address.type]
  const heading = address.type === 'watchlist' && savedName !== null ? say(words.signSavedName, { savedName }) : usual
  const hrefs = {
    numberHref: signInPath(address),
    numberField: numberField(region),
    codeHref: signInPath(address, SIGN_IN_CODE_PATH),
    backHref: address.back,
    points: points(),
  }
  if (phone === null) return { step: 'number', heading, introduction, ...hrefs, phone: null }
  const phoneText = formatPhone(phone, region)
  return {
    step: 'code',
    heading: say(words.enterYourCode),
    introduction: say(words.sentCodeDigitsDigitCode, {
      codeDigits: CODE_DIGITS,
      shown: phoneText,
      codeMinutes: CODE_MINUTES,
    }),
    ...hrefs,
    phone: phoneText,
  }
}

/** Message for a wrong or expired code. */
export function codeFault(verdict: Exclude<CodeVerdict, { readonly kind: 'right' }>): string {
  if (verdict.kind === 'over') return say(words.codeExpiredRequestNew)
  const { triesLeft } = verdict
  return say(words.thatsNotCodeSent, { part: triesLeft === 1 ? 'once' : say(words.triesLeftTimes, { triesLeft }) })
}

/** H7: message while no codes can be sent to anyone, with the time to wait. */
export function usedUpFault(seconds: number): string {
  return say(words.cantSendCodesMoment, { minutes: minutesText(seconds) })
}

/** Message after too many tries, with the time to wait. */
export function waitFault(seconds: number): string {
  return say(words.tooManyAttemptsPlease, { minutes: minutesText(seconds) })
}

function minutesText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? say(words.aMinute) : say(words.minutesMinutes, { minutes })
}

const wordsByType = (): Readonly<Record<SignInType, { readonly heading: string; readonly introduction: string }>> => ({
  watchlist: {
    heading: say(words.signWatchlist),
    introduction: say(words.saveFavouritesSeeAny),
  },
  'trade-in': {
    heading: say(words.signValueTrade),
    introduction: say(words.quickCheckNumberSo),
  },
  checkout: {
    heading: say(words.signContinue),
    introduction: say(words.quickCheckNumberBefore),
  },
  finance: {
    heading: say(words.signFinance),
    introduction: say(words.quickCheckNumberSoFinance),
  },
})

const points = (): readonly string[] => [
  say(words.noPasswordTextCode),
  say(words.newHereSameTwo),
  say(words.onlyUseNumberSign),
]
