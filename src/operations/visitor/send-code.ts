import { codeMark, codeSms } from '#domain/visitor/sign-in-code.ts'
import { isGatewayError } from '#gateways/gateway-error.ts'
import { inWordsOfSite } from '#site/own-words.ts'
import type { Later } from '../later.ts'
import type { Platform } from '../platform.ts'
import { codeDigits } from './code-digits.ts'

export type SentCodeOutcome = 'sent' | 'not due' | 'unknown site' | 'failed'

/**
 * GARAGE-2: sends a due code if it is still valid. Safe to call twice: it claims the row first, and checks with the
 * service for an earlier attempt before sending again. A failed code is due again after half a minute until it expires.
 * The service's error is not logged because it contains the number.
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
    const text = inWordsOfSite(site, () => codeSms(digits, { name: site.name, host }))
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

/** Longer than the service's timeout, so that two attempts never overlap. */
const AGAIN_AFTER_MS = 30_000
