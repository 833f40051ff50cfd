import type { StaffPerson } from '#storage/staff/staff-people.ts'
import type { RefusalWindow, Refused } from '#storage/staff/staff-refusals.ts'
import type { Transaction } from '#storage/transaction.ts'
import { type AccountOwner, recordAccountAudit } from './record-account-audit.ts'
import type { StaffPlatform } from './staff-platform.ts'

/** Whose account it is, from where, and the address of the console that it came to. */
export interface SignInPlace {
  readonly person: StaffPerson
  /** Network address; null: several. */
  readonly address: string | null
  /** For the log. */
  readonly route: string
}

/** What a person signed in with, or proved a second factor with. */
export type SignInWay = 'password' | 'app' | 'passkey' | 'recovery-code'

type Done =
  | { readonly action: 'account.sign-in'; readonly with: SignInWay }
  | { readonly action: 'account.sign-out' | 'account.recovery-code' }

/** S3-9: this many from elsewhere within a day make a mail. Before each code comes the right password, so fewer of them do. */
const MANY = { password: 10, code: 5, wait: null } as const

const ACTIONS = {
  password: 'account.wrong-password',
  code: 'account.wrong-code',
  wait: 'account.wait',
} as const satisfies Readonly<Record<Refused['kind'], string>>

/**
 * STAFF-13, S3-15: a sign-in, a sign-out or the use of a recovery code, in the audit log and the log. An account belongs
 * to no dealer, so each site of the person has a row of its own (`recordAccountAudit`): an owner sees what happened to
 * a member while they were one, and nothing of people of other dealers, also after they join or leave.
 */
export async function noteSignIn(platform: StaffPlatform, place: SignInPlace, done: Done): Promise<void> {
  const { storage, log } = platform
  const { action, ...after } = done
  log.info(LOGGED[action], { route: place.route, person: place.person.id, ...after })
  await storage.staff.transaction((within) =>
    record(platform, within, place, { action, after: 'with' in after ? after : null }),
  )
}

const LOGGED = {
  'account.sign-in': 'staff signed in',
  'account.sign-out': 'staff signed out',
  'account.recovery-code': 'staff used a recovery code',
} as const

export interface RefusedPlace extends Omit<SignInPlace, 'person'> {
  /** Null: no account has this email, so nothing of it is stored. */
  readonly person: StaffPerson | null
}

/**
 * STAFF-13, S3-15: a wrong password, a wrong code, or too many of them. The audit log has the first of a quarter of an
 * hour at once and the number of the others when it is over, so that a flood of tries is two rows. S3-9: many from
 * elsewhere are mailed to the person, once in 24 hours. An email without an account costs the same time, and is a count.
 */
export async function noteRefusal(
  platform: StaffPlatform,
  { person, address, route }: RefusedPlace,
  { kind, isKnown }: Omit<Refused, 'personId'>,
): Promise<void> {
  const { storage, clock, log, randomId } = platform
  const { refusals, warnings, transaction } = storage.staff
  const refused = { personId: person?.id ?? null, kind, isKnown }
  const now = clock.now()
  const noted = await transaction(async (within) => {
    const one = await refusals.add(within, refused, now)
    if (person === null) return one
    if (one.ended) await recordRest(platform, within, { person, address: null, route }, { refused, window: one.ended })
    if (one.count === 1)
      await record(platform, within, { person, address, route }, { action: ACTIONS[kind], after: { isKnown } })
    if (!isKnown && kind !== 'wait' && one.dayCount === MANY[kind]) {
      const warning = { personId: person.id, kind, tries: one.dayCount, since: one.dayStartedAt, createdAt: now }
      await warnings.add(within, { id: randomId(), ...warning })
    }
    return one
  })
  if (noted.count === 1) log.warn('staff sign-in refused', { route, person: refused.personId, reason: kind, isKnown })
}

/** The same for the password that a signed-in person types again: in a session, so on a device of theirs. */
export async function noteWrongPassword(
  platform: StaffPlatform,
  { person, session }: Pick<AccountOwner, 'person' | 'session'>,
  route: string,
): Promise<void> {
  await noteRefusal(platform, { person, address: session.address, route }, { kind: 'password', isKnown: true })
}

/** Writes the number of tries of a window that is over; the first one is in the audit log already. */
export async function recordRest(
  platform: StaffPlatform,
  within: Transaction,
  place: SignInPlace,
  {
    refused: { kind, isKnown },
    window: { startedAt, endsAt, count },
  }: { readonly refused: Refused; readonly window: RefusalWindow },
): Promise<void> {
  if (count < 2) return
  const window = { from: startedAt.toISOString(), until: endsAt.toISOString() }
  await record(platform, within, place, { action: ACTIONS[kind], after: { isKnown, more: count - 1, ...window } })
}

async function record(
  { storage, clock }: StaffPlatform,
  within: Transaction,
  { person, address }: SignInPlace,
  change: { readonly action: string; readonly after: unknown },
): Promise<void> {
  const owner = { person, sites: await storage.staff.people.sitesOf(person.id, within), session: { address } }
  await recordAccountAudit(storage, within, owner, { change: { ...change, before: null }, now: clock.now() })
}
