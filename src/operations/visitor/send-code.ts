import { codeMark, codeSms } from '#domain/visitor/sign-in-code.ts'
import { isGatewayError } from '#gateways/gateway-error.ts'
import type { Later } from '../later.ts'
import type { Platform } from '../platform.ts'
import { codeDigits } from './code-digits.ts'

export type SentCodeOutcome = 'sent' | 'not due' | 'unknown site' | 'failed'

/**
 * GARAGE-2: sends a code that is due, if it still works. Safe to call twice: the row is claimed first, and what was tried
 * before is looked for before it is sent again. A code that could not be sent is due again in half a minute, until it runs
 * out; what the service said is not logged, for it names the number.
 */
export async function sendCode(platform: Platform, { siteSlug, codeId }: Later['send-code']): Promise<SentCodeOutcome> {
  const site = platform.siteBySlug(siteSlug)
  if (!site) return 'unknown site'
  const { signInCodes } = platform.storage.forSite(site)
  const now = platform.clock.now()
  const code = await signInCodes.claim(codeId, now, new Date(now.getTime() + AGAIN_AFTER_MS))
  if (code === null) return 'not due'
  const digits = codeDigits(platform, { siteSlug, ...code })
  const { host, phone, again } = code
  try {
    const text = codeSms(digits, { name: site.name, host })
    await platform.sms.send({ to: phone, text, mark: codeMark(digits, host), again })
  } catch (error) {
    const permanent = isGatewayError(error) && error.permanent
    if (permanent) await signInCodes.settle(codeId)
    platform.log.warn('sign-in code not sent', { site: siteSlug, code: codeId, permanent })
    return 'failed'
  }
  await signInCodes.settle(codeId)
  platform.log.info('sign-in code sent', { site: siteSlug, code: codeId })
  return 'sent'
}

/** Longer than a call to the service may take, so that two sendings never overlap. */
const AGAIN_AFTER_MS = 30_000
