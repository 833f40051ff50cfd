import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins'
import { renderSVG } from 'uqr'
import { LONGEST_PASSWORD, PASSWORD_CHARACTERS } from '#domain/staff/password.ts'

/** Hours without use, and days in any case, after which a session ends (STAFF-6). */
const IDLE_HOURS = 12
export const LONGEST_DAYS = 30
/** How often use lengthens a session. */
const NOTE_USE_MINUTES = 5
/** STAFF-2: how long a reset link works. */
const RESET_HOURS = 1

/** The header with the client's network address. The console writes it; a browser's own is dropped. */
const ADDRESS_HEADER = 'x-console-address'

/** What accounts need. `database` is what the storage has for better-auth (docs/decisions/145). */
export interface AccountsParts {
  readonly database: NonNullable<Parameters<typeof betterAuth>[0]['database']>
  /** Signs cookies and encrypts the secrets of authenticator apps. */
  readonly secret: string
  /** Whether browsers may send the cookies over https alone. */
  readonly secureCookies: boolean
  sendReset(to: { readonly email: string; readonly name: string }, token: string): Promise<void>
}

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

/** An answer with the cookies that the browser must get. */
export interface AccountAnswer<Value> {
  readonly value: Value
  readonly cookies: readonly string[]
}

/** Accounts of the console (STAFF-2, STAFF-6). Better-auth has no address of its own: only this code calls it. */
export type Accounts = ReturnType<typeof createAccounts>

export function createAccounts({ database, secret, secureCookies, sendReset }: AccountsParts) {
  const auth = betterAuth({
    appName: 'Forecourt',
    baseURL: 'http://console.localhost',
    secret,
    database,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    user: {
      modelName: 'staff_people',
      additionalFields: {
        isOperator: { type: 'boolean', required: false, input: false, defaultValue: false },
        made: { type: 'boolean', required: false, input: false, defaultValue: false },
      },
    },
    account: { modelName: 'staff_accounts' },
    verification: { modelName: 'staff_verifications' },
    session: {
      modelName: 'staff_sessions',
      expiresIn: IDLE_HOURS * 3600,
      updateAge: NOTE_USE_MINUTES * 60,
      additionalFields: {
        secondFactorAt: { type: 'date', required: false, input: false },
        siteSlug: { type: 'string', required: false, input: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: PASSWORD_CHARACTERS,
      maxPasswordLength: LONGEST_PASSWORD,
      resetPasswordTokenExpiresIn: RESET_HOURS * 3600,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => sendReset(user, token),
    },
    advanced: {
      cookiePrefix: 'console',
      useSecureCookies: secureCookies,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    plugins: [
      twoFactor({
        issuer: 'Forecourt',
        twoFactorTable: 'staff_two_factors',
        backupCodeOptions: { amount: 10 },
      }),
    ],
    databaseHooks: {
      session: {
        create: {
          // STAFF-6: a session that begins with a second factor says when.
          before: async (session, context) =>
            PROOFS.includes(context?.path ?? '') ? { data: { ...session, secondFactorAt: new Date() } } : undefined,
        },
      },
    },
  })

  return {
    /** What better-auth may see of a request: its cookies, device and address. */
    headersOf(request: Headers, address: string): Headers {
      const own = new Headers({ [ADDRESS_HEADER]: address })
      for (const name of ['cookie', 'user-agent']) own.set(name, request.get(name) ?? '')
      return own
    },
    /** `refused` also for an address without an account: the answer never says which addresses have one. */
    async signIn(email: string, password: string, headers: Headers) {
      const answer = await auth.api.signInEmail({ body: { email, password }, headers, asResponse: true })
      const body: unknown = await answer.json().catch(() => null)
      const value = !answer.ok ? 'refused' : asksForFactor(body) ? 'second-factor' : 'signed-in'
      return { value, cookies: answer.headers.getSetCookie() } as const
    },
    /** Proves the second factor at sign-in, when it is set up, or for an action that wants a fresh one. */
    async proveCode(code: string, headers: Headers): Promise<AccountAnswer<boolean>> {
      return said(await auth.api.verifyTOTP({ body: { code }, headers, asResponse: true }))
    },
    /** A recovery code works once. */
    async proveRecoveryCode(code: string, headers: Headers): Promise<AccountAnswer<boolean>> {
      return said(await auth.api.verifyBackupCode({ body: { code }, headers, asResponse: true }))
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
    /** The session of a request; null without one, or when its longest time is over. */
    async session(headers: Headers, now: Date): Promise<AccountAnswer<AccountSession | null>> {
      const answer = await auth.api.getSession({ headers, returnHeaders: true })
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

/** Paths of better-auth at which a session begins with a second factor. */
const PROOFS: readonly string[] = ['/two-factor/verify-totp', '/two-factor/verify-backup-code']

function asksForFactor(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'twoFactorRedirect' in body
}

function said(answer: Response): AccountAnswer<boolean> {
  return { value: answer.ok, cookies: answer.headers.getSetCookie() }
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
