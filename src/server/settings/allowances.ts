import { flag } from './flag.ts'
import { type Passwords, unboundPasswords } from './unbound-passwords.ts'

/** Settings that the table reads; `Environment` has them. */
interface Settings extends Passwords {
  readonly smtpUrl: string | null
  readonly smsUrl: string | null
  readonly cookieSecret: string | null
  readonly stripe: { readonly secretKey: string } | null
}

/**
 * Things that production refuses unless the variable of that name is 1, each with the alternative. None is a default: a
 * lead written to a folder because of a mistyped variable is a lost lead.
 */
const ALLOWANCES = {
  MAIL_TO_FOLDER: {
    needed: ({ smtpUrl }) => smtpUrl === null,
    sentence:
      'SMTP_URL is not set, so no lead reaches a dealer: set it to smtp://user:password@host:port, or set MAIL_TO_FOLDER=1 to write mail to DATA_DIR/mail',
  },
  SMS_TO_FOLDER: {
    needed: ({ smsUrl }) => smsUrl === null,
    sentence:
      'SMS_URL is not set, so no sign-in code reaches a buyer: set it to https://{account sid}:{auth token}@api.twilio.com, or set SMS_TO_FOLDER=1 to write text messages to DATA_DIR/sms',
  },
  COOKIE_SECRET_IN_DATA_DIR: {
    needed: ({ cookieSecret }) => cookieSecret === null,
    sentence:
      'COOKIE_SECRET is not set: set it to 32 or more random characters, the same for each process, or set COOKIE_SECRET_IN_DATA_DIR=1 to make one in DATA_DIR',
  },
  SANDBOX_PAYMENTS: {
    needed: ({ stripe }) => stripe !== null && /^[rs]k_test_/.test(stripe.secretKey),
    sentence:
      "STRIPE_SECRET_KEY is a test key, so cars are reserved for no money: set the live key, or set SANDBOX_PAYMENTS=1 to allow it (without a key, SANDBOX_PAYMENTS=1 turns on the platform's own sandbox)",
  },
  UNBOUND_PASSWORDS: {
    needed: (settings) => unboundPasswords(settings).length > 0,
    sentence:
      "a password of FEED_SECRET_… or CHANNEL_SECRET_… is for no named server, so the dealer's staff can have it sent to their own: set FEED_HOST_… or CHANNEL_HOST_… to the name of its server, or set UNBOUND_PASSWORDS=1",
  },
  READABLE_DATA_DIR: {
    // Checked on the disk (private-folder.ts).
    needed: () => false,
    sentence: '',
  },
} as const satisfies Record<string, { readonly needed: (settings: Settings) => boolean; readonly sentence: string }>

type Allowance = keyof typeof ALLOWANCES
export type Allowances = Readonly<Record<Allowance, boolean>>

interface Checked {
  readonly production: boolean
  readonly allowances: Allowances
}

const NAMES = Object.keys(ALLOWANCES) as readonly Allowance[]

/** The variables of the table above, for the environment's schema. */
export const allowanceFlags = Object.fromEntries(NAMES.map((name) => [name, flag])) as Record<Allowance, typeof flag>

export function allowancesOf(env: Allowances): Allowances {
  return Object.fromEntries(NAMES.map((name) => [name, env[name]])) as Allowances
}

/**
 * Why this environment may not serve real buyers: one sentence with all missing settings and what to set. Null in a
 * demonstration, or if every missing setting has an allowance.
 */
export function productionFault(environment: Settings & Checked): string | null {
  if (!environment.production) return null
  const missing = NAMES.filter((name) => !environment.allowances[name] && ALLOWANCES[name].needed(environment))
  if (missing.length === 0) return null
  const list = missing.map((name) => `\n  - ${ALLOWANCES[name].sentence}`).join(';')
  return `Forecourt does not start in production like this (for a demonstration with made stock, set FORECOURT_MODE=demonstration or use npm start):${list}.`
}
