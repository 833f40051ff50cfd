import { standardChoices } from '#domain/notify/notification-choices.ts'
import { phoneCodeSms } from '#domain/notify/phone-code.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { type CodeVerdict, codeExpiry, codeOfHash, judgeCode, typedCode } from '#domain/visitor/sign-in-code.ts'
import { signInSchema } from '#domain/visitor/sign-in-form.ts'
import { isGatewayError } from '#gateways/gateway-error.ts'
import type { Site } from '#site/site.ts'
import type { PhoneCode } from '#storage/notify/phone-codes.ts'
import type { Transaction } from '#storage/transaction.ts'
import type { Platform } from '../platform.ts'
import { waitOf } from '../spending/limiter.ts'
import { recordAudit } from '../staff/record-audit.ts'
import type { StaffRequest } from '../staff-request.ts'
import { senderFault } from './text-fault.ts'

/** INBOX-13: codes within an hour, of one person and to one number. */
const CODES = { name: 'staff-phone-codes', most: 5, seconds: 3_600 }

export type AskedPhoneCode =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'phone' | 'sender' | 'budget' | 'not sent' }
  | { readonly ok: false; readonly reason: 'wait'; readonly seconds: number }

/**
 * INBOX-13: sends six digits to a mobile number that a person wants text messages at. It changes nothing until they are
 * typed: a proven number stays in use. The person waits for the message, so it is sent at once and once; the service's
 * error is not logged because it contains the number.
 */
export async function askPhoneCode({ platform, site, actor }: StaffRequest, typed: string): Promise<AskedPhoneCode> {
  const now = platform.clock.now()
  authorise(actor, site, 'notification.own', now)
  const { textSender } = site.delivery
  if (textSender === null || senderFault(site, now) !== null) return { ok: false, reason: 'sender' }
  const checked = signInSchema(site.region).safeParse({ phone: typed })
  if (!checked.success) return { ok: false, reason: 'phone' }
  const { phone } = checked.data
  const seconds = waitOf(await platform.limiter.count([actor.id, phone].map((of) => ({ ...CODES, of }))))
  if (seconds !== null) return { ok: false, reason: 'wait', seconds }
  if (!(await platform.spending.spend('lead-texts', site.slug)).ok) return { ok: false, reason: 'budget' }
  const code = { phone, salt: platform.randomId(), expiresAt: codeExpiry(now) }
  await platform.storage.forSite(site).phoneCodes.put(actor.id, code)
  const digits = digitsOf(platform, site, actor, code)
  const facts = { site: site.slug, person: actor.id }
  try {
    const text = phoneCodeSms(digits, site.name)
    await platform.sms.send({ to: phone, from: textSender.from, text, mark: digits, since: now, again: false })
  } catch (error) {
    platform.log.warn('code for a staff number not sent', { ...facts, known: isGatewayError(error) })
    return { ok: false, reason: 'not sent' }
  }
  platform.log.info('code for a staff number sent', facts)
  return { ok: true }
}

/** INBOX-13, STAFF-8: proves the number by its code: ten minutes, five tries, one use. From now on text messages go there. */
export async function provePhone(request: StaffRequest, typed: string): Promise<CodeVerdict> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  authorise(actor, site, 'notification.own', now)
  const { phoneCodes, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    const sent = await phoneCodes.take(actor.id, within)
    const isRight = sent !== null && typedCode(typed) === digitsOf(platform, site, actor, sent)
    const verdict = judgeCode(sent && { ...sent, used: false }, isRight, now)
    if (verdict.kind === 'right') {
      await phoneCodes.drop(actor.id, within)
      await storePhone(request, { phone: sent?.phone ?? null, now, within })
    } else if (sent !== null) await phoneCodes.countTry(actor.id, within)
    return verdict
  })
}

/** INBOX-13, STAFF-8: no more text messages, and no number that waits for its code. */
export async function removePhone(request: StaffRequest): Promise<void> {
  const { platform, site, actor } = request
  const now = platform.clock.now()
  authorise(actor, site, 'notification.own', now)
  const { phoneCodes, transaction } = platform.storage.forSite(site)
  await transaction(async (within) => {
    await phoneCodes.drop(actor.id, within)
    await storePhone(request, { phone: null, now, within })
  })
}

async function storePhone(
  { platform: { storage }, site, actor }: StaffRequest,
  { phone, now, within }: { readonly phone: string | null; readonly now: Date; readonly within: Transaction },
): Promise<void> {
  const { notificationChoices } = storage.forSite(site)
  if ((await notificationChoices.find(actor.id, within)) === null)
    await notificationChoices.save(actor.id, standardChoices(actor.roles), within)
  await notificationChoices.setPhone(actor.id, phone, now, within)
  // Without the number: a row of the log cannot be erased.
  const change = { after: { phone: phone === null ? 'removed' : 'proven' } }
  await recordAudit(storage, within, actor, {
    action: 'notification.own',
    object: { kind: 'member', id: actor.id },
    change,
    now,
  })
}

/** The digits are stored nowhere, nor a hash of them: six digits are found by trying (docs/decisions/050). */
function digitsOf(
  { keyedHash }: Pick<Platform, 'keyedHash'>,
  { slug }: Pick<Site, 'slug'>,
  { id }: Pick<Actor, 'id'>,
  { phone, salt }: Pick<PhoneCode, 'phone' | 'salt'>,
): string {
  return codeOfHash(keyedHash(`staff phone code ${slug} ${id} ${phone} ${salt}`))
}
