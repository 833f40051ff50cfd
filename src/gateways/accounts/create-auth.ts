import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins'
import { LONGEST_PASSWORD, PASSWORD_CHARACTERS } from '#domain/staff/password.ts'
import { asSecondFactor, pendingSignIn } from './pending-sign-in.ts'
import { REASON_LOGGER } from './with-reason.ts'

/** Hours without use after which a session ends (STAFF-6). */
const IDLE_HOURS = 12
/** How often use lengthens a session. */
const NOTE_USE_MINUTES = 5
/** STAFF-2: how long a reset link works. */
const RESET_HOURS = 1

/** The header with the client's network address. The console writes it; a browser's own is dropped. */
export const ADDRESS_HEADER = 'x-console-address'

/** What accounts need. `database` is what the storage has for better-auth (docs/decisions/145). */
export interface AccountsParts {
  readonly database: NonNullable<Parameters<typeof betterAuth>[0]['database']>
  /** Signs cookies. */
  readonly secret: string
  /** Encrypts the secrets of authenticator apps and recovery codes; it outlives `secret` (S3-6). */
  readonly factorKey: string
  /** Where browsers open the console, 'https://work.example': passkeys work at this address alone. */
  readonly origin: string | null
  /** Whether browsers may send the cookies over https alone. */
  readonly secureCookies: boolean
  /** How passwords are hashed; without it as better-auth does, with scrypt. Tests inject a cheap one. */
  readonly passwords?: PasswordHashes
  /** False: does not compare its tables with what it expects. Reading all columns takes most of a test's setup. */
  readonly checksTables?: boolean
  sendReset(to: { readonly email: string; readonly name: string }, token: string): Promise<void>
}

/** Hashes passwords and compares one with its hash. */
export interface PasswordHashes {
  hash(password: string): Promise<string>
  verify(given: { readonly hash: string; readonly password: string }): Promise<boolean>
}

export type Auth = ReturnType<typeof createAuth>

/** Better-auth as we set it up: its tables, times and second factors (docs/decisions/145 and 163). */
export function createAuth({
  database,
  secret,
  factorKey,
  origin,
  secureCookies,
  passwords,
  checksTables = true,
  sendReset,
}: AccountsParts) {
  const address = origin ?? 'http://console.localhost'
  return betterAuth({
    appName: 'Forecourt',
    baseURL: address,
    secret,
    database,
    telemetry: { enabled: false },
    logger: REASON_LOGGER,
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
      // Operations ask for a fresh second factor where it matters; an old session still lists its sessions (STAFF-6).
      freshAge: 0,
      updateAge: NOTE_USE_MINUTES * 60,
      additionalFields: {
        secondFactorAt: { type: 'date', required: false, input: false },
        siteSlug: { type: 'string', required: false, input: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      ...(passwords && { password: passwords }),
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
      database: { validateSchema: checksTables },
    },
    plugins: [
      twoFactor({
        issuer: 'Forecourt',
        twoFactorTable: 'staff_two_factors',
        backupCodeOptions: { amount: 10 },
        // It locks a person out for everyone's tries; `takeTry` counts by device and network address (S3-9).
        accountLockout: { enabled: false },
      }),
      passkey({
        rpID: new URL(address).hostname,
        rpName: 'Forecourt',
        origin: address,
        authentication: { afterVerification: ({ ctx, clientData }) => asSecondFactor(ctx, clientData.id) },
        schema: { passkey: { modelName: 'staff_passkeys' } },
        advanced: { webAuthnChallengeCookie: 'passkey' },
      }),
      pendingSignIn,
      // Better-auth encrypts with what signs its cookies, unless its context has another key.
      { id: 'factor-key', init: () => ({ context: { secretConfig: factorKey } }) },
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
}

/** Paths of better-auth at which a session begins with a second factor. */
const PROOFS: readonly string[] = [
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
]
