import type { ClockPlace } from '#domain/date/local-time.ts'
import { deliveryVerdict } from '#domain/lead/delivery/delivery-verdict.ts'
import { isGatewayError } from '#gateways/gateway-error.ts'
import type { StaffPerson } from '#storage/staff/staff-people.ts'
import type { StaffWarning } from '#storage/staff/staff-warnings.ts'
import { signInWarningMail } from '#views/mail/sign-in-warning-mail.ts'
import { atOnce } from '../at-once.ts'
import { recordRest } from './note-sign-in.ts'
import type { StaffPlatform } from './staff-platform.ts'

/**
 * S3-15: writes the number of refused tries of each quarter of an hour that is over to the audit log. S3-9: mails the
 * warnings that are due. The rows decide, so a killed process loses and doubles none.
 */
export async function sweepStaffSignIns(platform: StaffPlatform, signal: AbortSignal | null = null): Promise<void> {
  const { storage, clock, log } = platform
  const { people, refusals, warnings, transaction } = storage.staff
  for (const refused of await refusals.ended(clock.now())) {
    const { personId, kind } = refused
    if (signal?.aborted) return
    await transaction(async (within) => {
      const window = await refusals.close(within, refused, clock.now())
      const person = personId === null ? null : await people.find(personId, within)
      if (window && person)
        await recordRest(platform, within, { person, address: null, route: '' }, { refused, window })
      if (window) log.warn('staff sign-ins refused', { person: personId, reason: kind, times: window.count })
    })
  }
  const due = await warnings.due(clock.now())
  await atOnce(
    MAILS_AT_ONCE,
    due.map((id) => async () => {
      if (!signal?.aborted) await sendWarning(platform, id)
    }),
  )
  await refusals.dropEnded(clock.now())
  await warnings.dropOld(clock.now())
}

const MAILS_AT_ONCE = 4
/** Longer than the timeout of a mail (gateways/mail/smtp.ts). */
const CLAIM_MS = 120_000

/** Makes one attempt and records it. It claims its row first, and every attempt has the same message id. */
async function sendWarning(platform: StaffPlatform, id: string): Promise<void> {
  const { storage, clock, mailer, log } = platform
  const { people, warnings } = storage.staff
  const now = clock.now()
  const warning = await warnings.claim(id, now, new Date(now.getTime() + CLAIM_MS))
  if (warning === null) return
  const facts = { person: warning.personId, warning: id }
  try {
    const person = await people.find(warning.personId)
    if (person === null) return await warnings.record(id, 'dead', null)
    await mailer.send(await mailOf(platform, person, warning))
  } catch (error) {
    const refused = isGatewayError(error) && error.permanent
    const failed = { kind: 'reply', refused, attempts: warning.attempts + 1, since: warning.createdAt } as const
    const { retryAt } = deliveryVerdict(failed, clock.now())
    await warnings.record(id, retryAt === null ? 'dead' : 'failed', retryAt)
    log.warn('sign-in warning not sent', { ...facts, givenUp: retryAt === null })
    return
  }
  await warnings.record(id, 'sent', null)
  log.info('sign-in warning sent', facts)
}

async function mailOf({ storage, siteBySlug }: StaffPlatform, person: StaffPerson, warning: StaffWarning) {
  const [slug = ''] = await storage.staff.people.sitesOf(person.id)
  const place: ClockPlace = siteBySlug(slug) ?? { region: 'AU', timezone: 'UTC' }
  return {
    ...signInWarningMail(warning, place),
    fromName: 'Forecourt',
    to: person.email,
    replyTo: null,
    html: null,
    messageId: `sign-in-warning-${warning.id}`,
    date: warning.createdAt,
  }
}
