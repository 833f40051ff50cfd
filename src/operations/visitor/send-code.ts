import { codeMark, codeSms } from '#domain/visitor/sign-in-code.ts'
import { inWordsOfSite } from '#site/own-words.ts'
import type { OutboxRow } from '#storage/outbox/due-notices.ts'
import { type AttemptOutcome, attempt } from '../outbox/attempt.ts'
import type { Platform } from '../platform.ts'
import { codeDigits } from './code-digits.ts'

/**
 * GARAGE-2: makes one attempt at a code that is due and still valid; the service is asked about an earlier attempt before
 * it sends again. A failed code is due again after half a minute until it expires. The service's error is not logged
 * because it contains the number.
 */
export async function sendCode(platform: Platform, { siteSlug, id }: OutboxRow): Promise<AttemptOutcome> {
  const site = platform.siteBySlug(siteSlug)
  if (!site) return 'unknown site'
  const { signInCodes } = platform.storage.forSite(site)
  const now = platform.clock.now()
  const code = await signInCodes.claim(id, now, new Date(now.getTime() + AGAIN_AFTER_MS))
  if (code === null) return 'not due'
  const digits = codeDigits(platform, { siteSlug, ...code })
  const { host, phone, attempts } = code
  return attempt(platform, {
    name: 'sign-in code',
    facts: { site: siteSlug, code: id },
    patience: 'confirmation',
    attempts,
    since: now,
    async send() {
      const text = inWordsOfSite(site, () => codeSms(digits, { name: site.name, host }))
      await platform.sms.send({ to: phone, text, mark: codeMark(digits, host), again: attempts > 0 })
      return true
    },
    record: async ({ state }) => (state === 'failed' ? undefined : signInCodes.settle(id)),
  })
}

/** Longer than the service's timeout, so that two attempts never overlap. */
const AGAIN_AFTER_MS = 30_000
