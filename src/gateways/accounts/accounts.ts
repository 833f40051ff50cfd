import { renderSVG } from 'uqr'
import type { AccountAnswer } from './account-answer.ts'
import { type AccountsParts, ADDRESS_HEADER, createAuth } from './create-auth.ts'
import { passkeyCalls } from './passkey-calls.ts'
import { stepOfCode } from './step-of-code.ts'
import { withReason } from './with-reason.ts'

/** Days after which a session ends in any case (STAFF-6). */
export const LONGEST_DAYS = 30

/** A signed-in browser. */
export interface AccountSession {
  readonly id: string
  readonly token: string
  readonly personId: string
  readonly siteSlug: string | null
  readonly secondFactorAt: Date | null
  readonly device: string | null
  readonly address: string | null
  readonly since: Date
  readonly lastUse: Date
}

/** Accounts of the console (STAFF-2, STAFF-6). Better-auth has no address of its own: only this code calls it. */
export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts(parts: AccountsParts) {
  const auth = createAuth(parts)
  return {
    ...passkeyCalls(auth),
    /** What better-auth may see of a request: its cookies, device and address. */
    headersOf(request: Headers, address: string): Headers {
      const visibleHeaders = new Headers({ [ADDRESS_HEADER]: address })
      for (const name of ['cookie', 'user-agent']) visibleHeaders.set(name, request.get(name) ?? '')
      return visibleHeaders
    },
    /** `refused` also for an address without an account: the answer never says which addresses have one. */
    async signIn(email: string, password: string, headers: Headers) {
      const answer = await auth.api.signInEmail({ body: { email, password }, headers, asResponse: true })
      const body: unknown = await answer.json().catch(() => null)
      const value = !answer.ok ? 'refused' : asksForFactor(body) ? 'second-factor' : 'signed-in'
      return { value, cookies: answer.headers.getSetCookie() } as const
    },
    /** Proves the second factor at sign-in, when it is set up, or for an action that wants a fresh one. */
    async proveCode(code: string, headers: Headers): Promise<AccountAnswer<boolean | 'unreadable'>> {
      return unlessUnreadable(() => auth.api.verifyTOTP({ body: { code }, headers, asResponse: true }))
    },
    /** S3-8: what tells one code of a person's app from the next; null: the code is of no period near now. */
    stepOfCode: (personId: string, code: string) => stepOfCode(auth, personId, code),
    /** A recovery code works once. */
    async proveRecoveryCode(code: string, headers: Headers): Promise<AccountAnswer<boolean | 'unreadable'>> {
      return unlessUnreadable(() => auth.api.verifyBackupCode({ body: { code }, headers, asResponse: true }))
    },
    /** The secret of an authenticator app, also as a picture, and ten recovery codes; null for a wrong password. */
    async setUpFactor(password: string, headers: Headers) {
      const answer = await auth.api.enableTwoFactor({ body: { password }, headers, asResponse: true })
      if (!answer.ok) return null
      const { totpURI, backupCodes }: { totpURI: string; backupCodes: readonly string[] } = await answer.json()
      const picture = `data:image/svg+xml;base64,${Buffer.from(renderSVG(totpURI)).toString('base64')}`
      const secret = new URL(totpURI).searchParams.get('secret') ?? ''
      return { secret, picture, recoveryCodes: backupCodes }
    },
    /** Ten recovery codes in place of those of before; null for a wrong password. */
    async renewRecoveryCodes(password: string, headers: Headers): Promise<readonly string[] | null> {
      const answer = await auth.api.generateBackupCodes({ body: { password }, headers, asResponse: true })
      if (!answer.ok) return null
      const { backupCodes }: { backupCodes: readonly string[] } = await answer.json()
      return backupCodes
    },
    /** The session of a request; null without one, or when its longest time is over. */
    async session(headers: Headers, now: Date): Promise<AccountAnswer<AccountSession | null>> {
      const answer = await withReason(() => auth.api.getSession({ headers, returnHeaders: true }))
      const cookies = answer.headers.getSetCookie()
      if (answer.response === null) return { value: null, cookies }
      const session = sessionOf(answer.response.session)
      if (now.getTime() - session.since.getTime() <= LONGEST_DAYS * 86_400_000) return { value: session, cookies }
      const { internalAdapter } = await auth.$context
      await internalAdapter.deleteSession(session.token)
      return { value: null, cookies: [] }
    },
    /** Sessions of the person who asks. */
    async sessions(headers: Headers): Promise<readonly AccountSession[]> {
      return (await auth.api.listSessions({ headers })).map(sessionOf)
    },
    async endSession(id: string, headers: Headers): Promise<void> {
      const session = (await auth.api.listSessions({ headers })).find((each) => each.id === id)
      if (session) await auth.api.revokeSession({ body: { token: session.token }, headers })
    },
    async signOut(headers: Headers): Promise<AccountAnswer<boolean>> {
      return said(await auth.api.signOut({ headers, asResponse: true }))
    },
    /** Ends all other sessions too. False for a wrong password. */
    async changePassword(current: string, next: string, headers: Headers): Promise<AccountAnswer<boolean>> {
      const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true }
      return said(await auth.api.changePassword({ body, headers, asResponse: true }))
    },
    /** Mails a link, if there is such an account. */
    async askReset(email: string): Promise<void> {
      await auth.api.requestPasswordReset({ body: { email } })
    },
    /** The person of a reset link; null if it is over. */
    async personOfReset(token: string): Promise<string | null> {
      const { internalAdapter } = await auth.$context
      const verification = await internalAdapter.findVerificationValue(`reset-password:${token}`)
      return verification && verification.expiresAt > new Date() ? verification.value : null
    },
    /** Ends every session. False if the link is over. */
    async resetPassword(token: string, password: string): Promise<boolean> {
      return (await auth.api.resetPassword({ body: { token, newPassword: password }, asResponse: true })).ok
    },
    /** Makes an account for an address that was proven by an invitation. Returns the person's id. */
    async addPerson(person: { readonly email: string; readonly name: string; readonly password: string }) {
      const { user } = await auth.api.signUpEmail({ body: { ...person } })
      return user.id
    },
  }
}

function asksForFactor(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'twoFactorRedirect' in body
}

function said(answer: Response): AccountAnswer<boolean> {
  return { value: answer.ok, cookies: answer.headers.getSetCookie() }
}

/** `unreadable`: another key encrypted it, so that better-auth's cipher says 'invalid tag'. */
async function unlessUnreadable(prove: () => Promise<Response>): Promise<AccountAnswer<boolean | 'unreadable'>> {
  try {
    return said(await prove())
  } catch (error) {
    if (error instanceof Error && error.message.includes('invalid tag')) return { value: 'unreadable', cookies: [] }
    throw error
  }
}

interface SessionRow {
  readonly id: string
  readonly token: string
  readonly userId: string
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly userAgent?: string | null | undefined
  readonly ipAddress?: string | null | undefined
  readonly secondFactorAt?: Date | null | undefined
  readonly siteSlug?: string | null | undefined
}

function sessionOf(row: SessionRow): AccountSession {
  return {
    id: row.id,
    token: row.token,
    personId: row.userId,
    siteSlug: row.siteSlug ?? null,
    secondFactorAt: row.secondFactorAt ?? null,
    device: row.userAgent ?? null,
    address: row.ipAddress ?? null,
    since: row.createdAt,
    lastUse: row.updatedAt,
  }
}
