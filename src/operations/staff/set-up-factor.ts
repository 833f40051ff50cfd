import { cutText } from '#domain/cut-text.ts'
import { hasFreshFactor } from '#domain/staff/authorise.ts'
import type { AccountAnswer } from '#gateways/accounts/account-answer.ts'
import type { PasskeyAnswer } from '#gateways/accounts/passkey-calls.ts'
import { confirmApp } from './confirm-app.ts'
import type { ConsoleVisitor } from './console-actor.ts'
import { noteWrongPassword } from './note-sign-in.ts'
import { proveAppCode } from './prove-app-code.ts'
import { recordAccountAudit } from './record-account-audit.ts'
import type { StaffPlatform } from './staff-platform.ts'

/** More than a person has devices. */
const MOST_PASSKEYS = 20
const LONGEST_NAME = 60

/** `null` codes: those that the person has stay valid. */
export type FactorStart =
  | {
      readonly ok: true
      readonly way: 'app'
      readonly secret: string
      readonly picture: string
      readonly recoveryCodes: readonly string[]
    }
  | {
      readonly ok: true
      readonly way: 'passkey'
      /** For the browser, as JSON. */
      readonly options: string
      readonly recoveryCodes: readonly string[] | null
      readonly cookies: readonly string[]
    }
  | { readonly ok: false; readonly reason: 'prove-first' | 'password' | 'has-app' | 'many' }

/** STAFF-6: a person with a second factor proves it before their factors change. */
export function mustProveFirst({ person, session }: ConsoleVisitor, now: Date): boolean {
  return person.hasSecondFactor && !hasFreshFactor({ kind: 'member', secondFactorAt: session.secondFactorAt }, now)
}

/**
 * STAFF-2: begins to set up an authenticator app or a passkey, after the password. The first of a person comes with ten
 * recovery codes; so does the app, whose codes replace those of before.
 */
export async function startFactor(
  platform: StaffPlatform,
  visitor: ConsoleVisitor,
  { way, password }: { readonly way: 'app' | 'passkey'; readonly password: string },
  headers: Headers,
): Promise<FactorStart> {
  const { accounts, storage, clock } = platform
  if (mustProveFirst(visitor, clock.now())) return { ok: false, reason: 'prove-first' }
  const { person } = visitor
  const { factors } = storage.staff
  const { hasApp, passkeys } = await factors.of(person.id)
  if (way === 'app' && hasApp) return { ok: false, reason: 'has-app' }
  if (way === 'passkey' && passkeys.length >= MOST_PASSKEYS) return { ok: false, reason: 'many' }
  const isFirst = !person.hasSecondFactor
  await factors.dropUnconfirmed(person.id)
  const setUp = way === 'app' || isFirst ? await accounts.setUpFactor(password, headers) : null
  if (setUp === null && (way === 'app' || isFirst || !(await accounts.isPassword(password, headers)))) {
    await noteWrongPassword(platform, visitor, '/second-factor')
    return { ok: false, reason: 'password' }
  }
  if (way === 'app' && setUp !== null) return { ok: true, way, ...setUp }
  const { value: options, cookies } = await accounts.passkeyToMake(headers)
  return { ok: true, way: 'passkey', options, recoveryCodes: setUp?.recoveryCodes ?? null, cookies }
}

/**
 * STAFF-2, STAFF-8: adds the authenticator app of `startFactor` by a first code of it. `value` is false for a wrong code, and
 * without a fresh second factor where the person has one.
 */
export async function addApp(
  platform: StaffPlatform,
  visitor: ConsoleVisitor,
  code: string,
  headers: Headers,
): Promise<AccountAnswer<boolean>> {
  const { storage, clock } = platform
  if (mustProveFirst(visitor, clock.now())) return { value: false, cookies: [] }
  const answer = await proveAppCode(platform, visitor.person.id, code, headers)
  const isProven = answer.value === true
  if (isProven) await confirmApp(storage, visitor, clock.now())
  return { ...answer, value: isProven }
}

/**
 * STAFF-2, STAFF-8: adds the passkey that a browser made for the options of `startFactor`; false if its answer is
 * refused. It counts from the transaction of its audit row on. Making one proves it.
 */
export async function addPasskey(
  platform: StaffPlatform,
  visitor: ConsoleVisitor,
  { response, name }: { readonly response: PasskeyAnswer; readonly name: string },
  headers: Headers,
): Promise<boolean> {
  const { accounts, storage, clock } = platform
  const id = await accounts.addPasskey(response, cutText(name.trim(), LONGEST_NAME) || 'Passkey', headers)
  if (id === null) return false
  const now = clock.now()
  const { factors, people, transaction } = storage.staff
  const { person, session } = visitor
  const counts = await transaction(async (within) => {
    await factors.lock(within, person.id)
    if (!(await factors.confirm(within, person.id, id, now))) return false
    const change = { action: 'account.passkey-add', before: null, after: { passkey: id } }
    await recordAccountAudit(storage, within, visitor, { change, now })
    return true
  })
  if (counts) await people.noteSecondFactor(session.id, now)
  return counts
}
