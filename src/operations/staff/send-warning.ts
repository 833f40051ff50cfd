import type { ClockPlace } from '#domain/date/local-time.ts'
import type { OutboxRow } from '#storage/outbox/due-notices.ts'
import type { StaffPerson } from '#storage/staff/staff-people.ts'
import type { StaffWarning } from '#storage/staff/staff-warnings.ts'
import { signInWarningMail } from '#views/mail/sign-in-warning-mail.ts'
import { type AttemptOutcome, attempt, claimUntil } from '../outbox/attempt.ts'
import type { StaffPlatform } from './staff-platform.ts'

/** S3-9: makes one attempt at a mail about many wrong passwords or codes. */
export async function sendWarning(platform: StaffPlatform, { id }: Pick<OutboxRow, 'id'>): Promise<AttemptOutcome> {
  const { storage, clock, mailer } = platform
  const { people, warnings } = storage.staff
  const now = clock.now()
  const warning = await warnings.claim(id, now, claimUntil(now))
  if (warning === null) return 'not due'
  return attempt(platform, {
    name: 'sign-in warning',
    facts: { person: warning.personId, warning: id },
    patience: 'reply',
    attempts: warning.attempts,
    since: warning.createdAt,
    async send() {
      const person = await people.find(warning.personId)
      if (person !== null) await mailer.send(await mailOf(platform, person, warning))
      return person !== null
    },
    record: (attempted) => warnings.record(id, attempted),
  })
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
