import { normalPhone } from '#domain/phone/phone.ts'
import { type CodeVerdict, judgeCode, typedCode } from '#domain/visitor/sign-in-code.ts'
import { SESSION_DAYS, type Visitor } from '#domain/visitor/visitor.ts'
import type { SiteRequest } from '../site-request.ts'
import { codeDigits } from './code-digits.ts'
import { sessionHash } from './session-hash.ts'

export type SignedIn =
  | {
      readonly ok: true
      readonly visitor: Visitor
      /** Session token for the cookie; the database stores only its hash. */
      readonly token: string
    }
  | { readonly ok: false; readonly verdict: Exclude<CodeVerdict, { readonly kind: 'right' }> }

/**
 * GARAGE-2: signs in with a phone number and its code, and creates a session on this site, which replaces the browser's
 * current one. Counts wrong codes. Logs the outcome without the number.
 */
export async function signIn(
  { platform, site }: SiteRequest,
  given: { readonly phone: string; readonly code: string; readonly session: string | null },
): Promise<SignedIn> {
  const phone = normalPhone(given.phone, site.region)
  if (phone === null) return { ok: false, verdict: { kind: 'over' } }
  const { signInCodes, visitors, transaction } = platform.storage.forSite(site)
  const signedIn = await transaction<SignedIn>(async (within) => {
    const now = platform.clock.now()
    const sent = await signInCodes.find(phone, within)
    const isRight =
      sent !== null && typedCode(given.code) === codeDigits(platform, { siteSlug: site.slug, phone, ...sent })
    const verdict = judgeCode(sent, isRight, now)
    if (verdict.kind !== 'right') {
      if (sent !== null) await signInCodes.judge(phone, { tries: sent.tries + 1, used: sent.used }, within)
      return { ok: false, verdict }
    }
    await signInCodes.judge(phone, { tries: sent?.tries ?? 0, used: true }, within)
    const visitor = await visitors.ofPhone(phone, platform.randomId(), now, within)
    // A random id has 122 random bits; a session needs 128 (docs/asvs.md, 7.2.3).
    const token = platform.randomId() + platform.randomId()
    const expiresAt = new Date(now.getTime() + SESSION_DAYS * 86_400_000)
    await visitors.begin({ tokenHash: sessionHash(platform, site, token), visitorId: visitor.id, expiresAt }, within)
    if (given.session !== null) await visitors.end(sessionHash(platform, site, given.session), within)
    return { ok: true, visitor, token }
  })
  if (signedIn.ok) platform.log.info('signed in', { site: site.slug, visitor: signedIn.visitor.id })
  else platform.log.warn('sign-in refused', { site: site.slug, verdict: signedIn.verdict.kind })
  return signedIn
}
