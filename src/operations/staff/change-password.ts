import type { AccountAnswer } from '#gateways/accounts/account-answer.ts'
import type { ConsoleVisitor } from './console-actor.ts'
import { noteWrongPassword } from './note-sign-in.ts'
import { recordAccountAudit } from './record-account-audit.ts'
import type { StaffPlatform } from './staff-platform.ts'

const CHANGE = { before: null, after: { sessions: 'ended' } } as const

/**
 * STAFF-6, STAFF-8: a new password in place of the current one; every other session ends. `value` is false for a wrong
 * current one. As with recovery codes, the audit row is first (docs/decisions/185).
 */
export async function changePassword(
  platform: StaffPlatform,
  visitor: ConsoleVisitor,
  { current, next }: { readonly current: string; readonly next: string },
  headers: Headers,
): Promise<AccountAnswer<boolean>> {
  const { accounts, storage, clock } = platform
  if (!(await accounts.isPassword(current, headers))) {
    await noteWrongPassword(platform, visitor, '/account/password')
    return { value: false, cookies: [] }
  }
  const change = { action: 'account.password-change', ...CHANGE }
  await storage.staff.transaction((within) =>
    recordAccountAudit(storage, within, visitor, { change, now: clock.now() }),
  )
  const answer = await accounts.changePassword(current, next, headers)
  // S3-14: a link that was asked for before would set another one.
  if (answer.value) await storage.staff.people.endResetLinks(visitor.person.id)
  return answer
}

/** STAFF-8: notes that the person of a reset link gets a new password, and from which network address; false if it is over. */
export async function noteReset(
  { accounts, storage, clock }: StaffPlatform,
  token: string,
  address: string,
): Promise<boolean> {
  const { people, transaction } = storage.staff
  const personId = await accounts.personOfReset(token)
  const person = personId === null ? null : await people.find(personId)
  if (person === null) return false
  const owner = { person, sites: await people.sitesOf(person.id), session: { address } }
  const change = { action: 'account.password-reset', ...CHANGE }
  await transaction((within) => recordAccountAudit(storage, within, owner, { change, now: clock.now() }))
  return true
}
