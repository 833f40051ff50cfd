import { resolve } from 'node:path'
import { z } from 'zod'
import { type Budgets, readBudgets } from '#domain/spending/budget.ts'
import { readSender, type Sender } from '#gateways/mail/sender.ts'
import type { MailboxAddress } from '#gateways/mailbox/mailbox-address.ts'
import { type ObjectsAddress, readObjectsAddress } from '#gateways/objects/objects-address.ts'
import { type Allowances, allowanceFlags, allowancesOf } from './allowances.ts'
import { byAccount } from './by-account.ts'
import { expectedValue } from './expected-value.ts'
import { flag } from './flag.ts'
import { processesOf, processSettings } from './processes.ts'
import { mailboxOf, repliesOf, replySettings } from './reply-settings.ts'
import { servedSlugs } from './served-slugs.ts'
import { type TracesAddress, traceSettings, tracesOf } from './trace-settings.ts'

const port = z.coerce.number().int().min(0).max(65535)

const schema = z.object({
  PORT: port.default(3000),
  /** Health, readiness and metrics, separate from the public port. 0: any free port. */
  OPERATIONS_PORT: port.default(3001),
  HOST: z.string().default('127.0.0.1'),
  /** Host of the operations port: its metrics are for the machine or the private network, never for visitors. */
  OPERATIONS_HOST: z.string().default('127.0.0.1'),
  /** Seconds that a server keeps serving, not ready, before it shuts down, so that proxies send visitors elsewhere. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(600).optional(),
  /** Limit of concurrent connections in total. */
  MAX_CONNECTIONS: z.coerce.number().int().positive().default(5_000),
  /** Limit of connections per network address. Ignored with TRUST_PROXY: the proxy makes all connections. */
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().positive().default(256),
  /** Empty: the embedded database in DATA_DIR. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'postgres://user:password@host:port/database')
    .optional(),
  /**
   * The database that DATA_DIR belongs to from now on, in the form that a refusal names it (docs/decisions/063). Empty:
   * the remembered one.
   */
  ADOPT_DATABASE: z.string().optional(),
  /** An OpenSearch cluster (docs/decisions/010). Empty: this process searches in its own memory. */
  OPENSEARCH_URL: z.url({ protocol: /^https?$/, error: 'https://user:password@host:9200' }).optional(),
  /** Prefix of the index names, so that several platforms can share a cluster. */
  OPENSEARCH_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,40}$/, 'lower-case letters, digits and hyphens')
    .default('forecourt'),
  ...processSettings,
  /** Hostname of the console (STAFF-1), never a dealer's. Empty: console.localhost, and in production no console. */
  CONSOLE_HOST: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a hostname such as console.forecourt.example')
    .optional(),
  DATA_DIR: z.string().default('.data'),
  /** A bucket for files that several processes share (OPS-1). Empty: they are in DATA_DIR. */
  OBJECTS_URL: z
    .string()
    .transform((text, context) => {
      const address = readObjectsAddress(text)
      if (address !== null) return address
      context.addIssue('expected https://KEY:SECRET@host/bucket?region=REGION, with KEY and SECRET percent-encoded')
      return z.NEVER
    })
    .optional(),
  SITES_DIR: z.string().default('sites'),
  /**
   * Whether a site without faults goes live when its files are saved, or only by `forecourt site publish`
   * (docs/decisions/038).
   */
  PUBLISHING: z.enum(['on-save', 'on-command']).default('on-save'),
  /** Empty: mail is written to DATA_DIR/mail; in production only with MAIL_TO_FOLDER. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'smtp://user:password@host:port')
    .optional(),
  /** 'website@forecourt.example', or 'Forecourt <website@forecourt.example>'. */
  MAIL_FROM: z
    .string()
    .default('website@forecourt.example')
    .transform((text, context) => {
      const sender = readSender(text)
      if (sender !== null) return sender
      context.addIssue('expected an address, or Name <address>, such as Forecourt <website@forecourt.example>')
      return z.NEVER
    }),
  ...replySettings,
  /** The password with which the SMS service posts buyers' answers to /webhooks/text (INBOX-8). Empty: none are taken. */
  INBOUND_SMS_SECRET: z.string().min(20).optional(),
  /**
   * A folder of keys that sign mail, one file {domain}.{selector}.pem each (docs/decisions/101). Empty: mail is
   * unsigned.
   */
  DKIM_KEYS_DIR: z.string().optional(),
  /**
   * Key for Google's geocoding service, for addresses and for postcodes outside Australia. Empty: only the table of
   * postcodes.
   */
  GEOCODING_KEY: z.string().min(1).optional(),
  /** Empty: text messages are written to DATA_DIR/sms; in production only with SMS_TO_FOLDER. */
  SMS_URL: z
    .string()
    .regex(/^https?:\/\/[^:@]+:[^@]+@/, 'https://{account sid}:{auth token}@api.twilio.com')
    .optional(),
  /** Sender of text messages, a number or a name. */
  SMS_FROM: z.string().default('Forecourt'),
  /**
   * Address for alerts to the platform's operator about leads that need a person: a POST of JSON (docs/leads.md).
   * Empty: none.
   */
  ALERT_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'https://hooks.example/…' }).optional(),
  /** The operator's mobile number, for the same alerts as text messages. Empty: none. */
  ALERT_SMS: z
    .string()
    .regex(/^\+\d{8,15}$/, '+61412345678')
    .optional(),
  /** Stripe's key, 'sk_test_…' or 'sk_live_…'. Empty: the built-in sandbox; in production no payments without SANDBOX_PAYMENTS. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_/, 'sk_test_… or sk_live_…')
    .optional(),
  /** Secret of Stripe's endpoint /webhooks/stripe. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'whsec_…')
    .optional(),
  /** 1: webhooks may call systems inside the server's own network. */
  WEBHOOKS_INSIDE: flag,
  /** Servers inside the own network from which pictures may be fetched: 'images.lan,10.0.0.7:8080'. Empty: none. */
  PICTURES_INSIDE: z.string().default(''),
  /** The same for feeds that are pulled: 'dms.lan:22'. */
  FEEDS_INSIDE: z.string().default(''),
  /** Signs cookies; at least 32 characters. Empty: one is made in DATA_DIR; in production only with COOKIE_SECRET_IN_DATA_DIR. */
  COOKIE_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  /**
   * 'demonstration' adds generated stock, the list of sites, *.localhost names and sandbox payments. `npm start` sets
   * it unless this variable or NODE_ENV=production is set (scripts/mode.mjs).
   */
  FORECOURT_MODE: z.enum(['production', 'demonstration']).default('production'),
  ...allowanceFlags,
  /** 1: the server ends when the process that started it ends. Needs an IPC channel to it (scripts/start.mjs). */
  STOP_WITH_PARENT: flag,
  /** 1: production without https: links and cookies use http, and there is no HSTS. */
  PLAIN_HTTP: flag,
  /** 1: HSTS includes the subdomains of a site's hostnames (includeSubDomains). */
  HSTS_SUBDOMAINS: flag,
  /**
   * 1: our own proxy sets X-Forwarded-For, whose last entry is the client's address, and X-Forwarded-Proto, the
   * visitor's scheme.
   */
  TRUST_PROXY: flag,
  /** Forms per minute from one address. */
  FORMS_PER_MINUTE: z.coerce.number().int().positive().default(60),
  /** Revealed phone numbers per minute for one address. */
  REVEALS_PER_MINUTE: z.coerce.number().int().positive().default(20),
  /** Uncached pages and searches per minute for one address. */
  PAGES_PER_MINUTE: z.coerce.number().int().positive().default(12_000),
  /** Overrides of the standard budgets: 'sign-in-codes.site.hour=30, geocoding.platform.day=0'. */
  BUDGETS: z
    .string()
    .default('')
    .transform((text, context) => {
      const read = readBudgets(text)
      if (read.ok) return read.budgets
      context.addIssue(read.fault)
      return z.NEVER
    }),
  PAGE_CACHE_MEGABYTES: z.coerce.number().int().min(0).default(128),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** 1: one line in the log for each request; without it only for those that fail with 500 or above. */
  REQUEST_LOG: flag,
  ...traceSettings,
})

export interface Environment {
  readonly port: number
  readonly operationsPort: number
  readonly host: string
  readonly operationsHost: string
  readonly drainMs: number
  readonly maxConnections: number
  readonly connectionsPerAddress: number
  readonly databaseUrl: string | null
  readonly adoptDatabase: string | null
  readonly openSearchUrl: string | null
  readonly openSearchPrefix: string
  /** Processes of this machine that share the ports (OPS-3). */
  readonly processes: number
  /** Which of them this is, from 1. The first one does the background work. */
  readonly processNumber: number
  /** Slugs of the sites that are served here; null: all. */
  readonly servedSlugs: ReadonlySet<string> | null
  /** Hostname of the console; null: this installation has none (STAFF-1). */
  readonly consoleHost: string | null
  readonly dataFolder: string
  /** Null: objects are files of the data folder. */
  readonly objects: ObjectsAddress | null
  readonly sitesFolder: string
  readonly publishing: 'on-save' | 'on-command'
  readonly smtpUrl: string | null
  readonly mailFrom: Sender
  /** INBOX-8; null: buyers' text messages are not received. */
  readonly textsSecret: string | null
  /** INBOX-7; null: no address of its own for a conversation. */
  readonly replies: { readonly domain: string; readonly secret: string | null } | null
  /** INBOX-7; null: no mailbox is read for buyers' answers. */
  readonly mailbox: { readonly address: MailboxAddress; readonly password: string } | null
  readonly dkimKeysFolder: string | null
  readonly geocodingKey: string | null
  readonly smsUrl: string | null
  readonly smsFrom: string
  readonly alertWebhookUrl: string | null
  readonly alertSms: string | null
  /** By account: WEBHOOK_SECRET_SOUTHSIDE belongs to the account 'southside'. */
  readonly webhookSecrets: Readonly<Record<string, string>>
  /** By account: FEED_SECRET_CITY_CARS__STOCK is the password of the feed 'stock' of 'city-cars' (INTAKE-1). */
  readonly feedSecrets: Readonly<Record<string, string>>
  /** By account: CHANNEL_SECRET_CITY_CARS__GOOGLE is the password of the server that gets its file for Google (OUT-1). */
  readonly channelSecrets: Readonly<Record<string, string>>
  /** Null: no card payments. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | null
  /** By account: AUTOGRAB_KEY_SOUTHSIDE and REDBOOK_KEY_SOUTHSIDE belong to the account 'southside' (TRADE-3). */
  readonly autograbKeys: Readonly<Record<string, string>>
  readonly redbookKeys: Readonly<Record<string, string>>
  readonly webhooksInside: boolean
  readonly picturesInside: readonly string[]
  readonly feedsInside: readonly string[]
  readonly cookieSecret: string | null
  readonly production: boolean
  /** Things that production does only if enabled by name. */
  readonly allowances: Allowances
  readonly stopWithParent: boolean
  readonly trustProxy: boolean
  readonly plainHttp: boolean
  readonly hstsSubdomains: boolean
  readonly formsPerMinute: number
  readonly revealsPerMinute: number
  readonly pagesPerMinute: number
  readonly budgets: Budgets
  readonly pageCacheBytes: number
  readonly logLevel: string
  /** One line in the log for each request. */
  readonly requestLog: boolean
  /** Null: no traces. */
  readonly traces: TracesAddress | null
}

/** Every variable that this program reads by its full name. */
export const SETTINGS: readonly string[] = Object.keys(schema.shape)
/** Prefixes of variables whose names end with an account. */
export const SETTINGS_BY_ACCOUNT = [
  'WEBHOOK_SECRET_',
  'FEED_SECRET_',
  'CHANNEL_SECRET_',
  'AUTOGRAB_KEY_',
  'REDBOOK_KEY_',
] as const
/**
 * Time that a stopping server stays reachable but not ready. In production long enough for a proxy that checks /readyz
 * every second or two.
 */
const DRAIN_SECONDS = { production: 5, demonstration: 0.5 } as const

/** Reads the environment. Throws a sentence that names each wrong variable and its allowed values. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${expectedValue(issue)}`)
    throw new Error(`The environment cannot be used: ${faults.join('; ')}.`)
  }
  const env = parsed.data
  return {
    port: env.PORT,
    operationsPort: env.OPERATIONS_PORT,
    host: env.HOST,
    operationsHost: env.OPERATIONS_HOST,
    drainMs: 1000 * (env.DRAIN_SECONDS ?? DRAIN_SECONDS[env.FORECOURT_MODE]),
    maxConnections: env.MAX_CONNECTIONS,
    connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
    databaseUrl: env.DATABASE_URL ?? null,
    adoptDatabase: env.ADOPT_DATABASE ?? null,
    openSearchUrl: env.OPENSEARCH_URL ?? null,
    openSearchPrefix: env.OPENSEARCH_PREFIX,
    processes: processesOf(env.PROCESSES, env.DATABASE_URL ?? null),
    processNumber: env.PROCESS_NUMBER,
    servedSlugs: servedSlugs(env.SITES),
    consoleHost: env.CONSOLE_HOST ?? (env.FORECOURT_MODE === 'production' ? null : 'console.localhost'),
    dataFolder: resolve(env.DATA_DIR),
    objects: env.OBJECTS_URL ?? null,
    sitesFolder: resolve(env.SITES_DIR),
    publishing: env.PUBLISHING,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    textsSecret: env.INBOUND_SMS_SECRET ?? null,
    replies: repliesOf(env),
    mailbox: mailboxOf(env),
    dkimKeysFolder: env.DKIM_KEYS_DIR === undefined ? null : resolve(env.DKIM_KEYS_DIR),
    geocodingKey: env.GEOCODING_KEY ?? null,
    smsUrl: env.SMS_URL ?? null,
    smsFrom: env.SMS_FROM,
    alertWebhookUrl: env.ALERT_WEBHOOK_URL ?? null,
    alertSms: env.ALERT_SMS ?? null,
    webhookSecrets: byAccount(given, 'WEBHOOK_SECRET_'),
    feedSecrets: byAccount(given, 'FEED_SECRET_'),
    channelSecrets: byAccount(given, 'CHANNEL_SECRET_'),
    autograbKeys: byAccount(given, 'AUTOGRAB_KEY_'),
    redbookKeys: byAccount(given, 'REDBOOK_KEY_'),
    stripe: stripeOf(env.STRIPE_SECRET_KEY, env.STRIPE_WEBHOOK_SECRET),
    webhooksInside: env.WEBHOOKS_INSIDE,
    picturesInside: hostsOf(env.PICTURES_INSIDE),
    feedsInside: hostsOf(env.FEEDS_INSIDE),
    cookieSecret: env.COOKIE_SECRET ?? null,
    production: env.FORECOURT_MODE === 'production',
    allowances: allowancesOf(env),
    stopWithParent: env.STOP_WITH_PARENT,
    trustProxy: env.TRUST_PROXY,
    plainHttp: env.PLAIN_HTTP,
    hstsSubdomains: env.HSTS_SUBDOMAINS,
    formsPerMinute: env.FORMS_PER_MINUTE,
    revealsPerMinute: env.REVEALS_PER_MINUTE,
    pagesPerMinute: env.PAGES_PER_MINUTE,
    budgets: env.BUDGETS,
    pageCacheBytes: env.PAGE_CACHE_MEGABYTES * 1024 * 1024,
    logLevel: env.LOG_LEVEL,
    requestLog: env.REQUEST_LOG,
    traces: tracesOf(env),
  }
}

function hostsOf(text: string): readonly string[] {
  return text
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '')
}

/** Both or none: without the webhook's secret we would not learn of a payment in time. */
function stripeOf(secretKey: string | undefined, webhookSecret: string | undefined): Environment['stripe'] {
  if (secretKey !== undefined && webhookSecret !== undefined) return { secretKey, webhookSecret }
  if (secretKey === undefined && webhookSecret === undefined) return null
  throw new Error(
    'The environment cannot be used: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together, and one is missing.',
  )
}
