import type { PasskeyAnswer } from '#gateways/accounts/passkey-calls.ts'
import { confirmApp } from './confirm-app.ts'
import type { ConsoleVisitor } from './console-actor.ts'
import { knownDevice, knownDeviceCookie } from './known-device.ts'
import { noteRefusal, noteSignIn, type SignInWay } from './note-sign-in.ts'
import { proveAppCode } from './prove-app-code.ts'
import type { StaffPlatform } from './staff-platform.ts'
import { giveBack, takeTry } from './try-wait.ts'

export type { PasskeyAnswer }

/** Who proves a second factor: at sign-in, or again in a session (STAFF-6). */
export interface Proving {
  readonly visitor: ConsoleVisitor | null
  readonly headers: Headers
  readonly address: string
}

/** What a person can prove a second factor with now; a recovery code always works too. */
export interface OfferedFactors {
  readonly hasApp: boolean
  /** Options for the browser to use a passkey, as JSON; null: the person has none. */
  readonly passkey: string | null
  readonly cookies: readonly string[]
}

/** Null: no session, and no sign-in that waits for a second factor. */
export async function offerFactors(
  { accounts, storage }: StaffPlatform,
  { visitor, headers }: Omit<Proving, 'address'>,
): Promise<OfferedFactors | null> {
  const personId = visitor?.person.id ?? (await accounts.pendingPerson(headers))
  if (personId === null) return null
  const { hasApp, passkeys } = await storage.staff.factors.of(personId)
  if (passkeys.length === 0) return { hasApp, passkey: null, cookies: [] }
  const { value, cookies } = await accounts.passkeyToUse(passkeys, headers)
  return { hasApp, passkey: value, cookies }
}

export type Proof = { readonly code: string } | { readonly passkey: PasskeyAnswer | null }

export type Proven =
  | { readonly ok: true; readonly cookies: readonly string[] }
  | { readonly ok: false; readonly reason: 'over' | 'refused' | 'unreadable'; readonly cookies: readonly string[] }
  | { readonly ok: false; readonly reason: 'wait'; readonly seconds: number; readonly cookies: readonly string[] }

/**
 * STAFF-2, STAFF-6: proves a second factor by a code of the app, a recovery code or a passkey of this person. `over`: the
 * sign-in that waited is too old. `unreadable`: the data key that encrypted the app is another one (S3-6). Tries count by
 * `takeTry` alone: better-auth's own lock would let a stranger with the password keep the person out (S3-9).
 */
export async function proveFactor(platform: StaffPlatform, proof: Proof, proving: Proving): Promise<Proven> {
  const { visitor, headers, address } = proving
  const { accounts, storage, clock } = platform
  const personId = visitor?.person.id ?? (await accounts.pendingPerson(headers))
  const person = personId === null ? null : await storage.staff.people.find(personId)
  const device = (person && knownDevice(platform, person.email, headers)) ?? sessionOf(visitor)
  const place = { person, address, route: '/sign-in/code' }
  const isKnown = device !== null
  const taken = await takeTry(platform, { at: 'code', account: personId ?? `nobody ${address}`, address, device })
  const { wait } = taken
  if (wait?.isFirst && person) await noteRefusal(platform, place, { kind: 'wait', isKnown })
  if (wait) return { ok: false, reason: 'wait', seconds: wait.seconds, cookies: [] }
  if (person === null) return { ok: false, reason: 'over', cookies: [] }
  const { value, cookies } =
    'code' in proof
      ? await proveCode(platform, person.id, proof.code, headers)
      : await provePasskey(platform, person.id, proof.passkey, headers)
  if (value === 'unreadable') return { ok: false, reason: value, cookies }
  if (!value) {
    await noteRefusal(platform, place, { kind: 'code', isKnown })
    return { ok: false, reason: 'refused', cookies }
  }
  await giveBack(platform, taken)
  await countNewApp(platform, person.id, address)
  const way = wayOf(proof)
  if (way === 'recovery-code') await noteSignIn(platform, { ...place, person }, { action: 'account.recovery-code' })
  if (visitor) {
    await storage.staff.people.noteSecondFactor(visitor.session.id, clock.now())
    // A session proves again in a browser that is known.
    return { ok: true, cookies }
  }
  await noteSignIn(platform, { ...place, person }, { action: 'account.sign-in', with: way })
  return { ok: true, cookies: [...cookies, knownDeviceCookie(platform, person.email)] }
}

/** S3-9: a session is its person's own device, also without the cookie of one. */
function sessionOf(visitor: ConsoleVisitor | null): string | null {
  return visitor && `session ${visitor.session.id}`
}

function wayOf(proof: Proof): SignInWay {
  if ('passkey' in proof) return 'passkey'
  return isAppCode(codeOf(proof.code)) ? 'app' : 'recovery-code'
}

/** An app whose adding was cut off, or that an older version added, counts from its first code on, with its audit row. */
async function countNewApp({ storage, clock }: StaffPlatform, personId: string, address: string): Promise<void> {
  const { factors, people } = storage.staff
  if ((await factors.of(personId)).hasApp) return
  const person = await people.find(personId)
  if (person === null) return
  await confirmApp(storage, { person, sites: await people.sitesOf(personId), session: { address } }, clock.now())
}

async function proveCode(platform: StaffPlatform, personId: string, typed: string, headers: Headers) {
  const { accounts, storage } = platform
  const code = codeOf(typed)
  if (!isAppCode(code)) return accounts.proveRecoveryCode(code, headers)
  // In a session better-auth would also take, and switch on, an app that is only being set up.
  if (!(await storage.staff.factors.takesCodes(personId))) return { value: false, cookies: [] }
  return proveAppCode(platform, personId, code, headers)
}

function codeOf(typed: string): string {
  return typed.replaceAll(' ', '')
}

/** Six digits; recovery codes are longer. */
function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

async function provePasskey(
  { accounts, storage, clock }: StaffPlatform,
  personId: string,
  response: PasskeyAnswer | null,
  headers: Headers,
) {
  const { factors } = storage.staff
  const passkey = (await factors.of(personId)).passkeys.find(({ credentialId }) => credentialId === response?.id)
  if (response === null || passkey === undefined) return { value: false, cookies: [] }
  const proven = await accounts.provePasskey(response, headers)
  if (proven.value) await factors.noteUse(passkey.id, clock.now())
  return proven
}
