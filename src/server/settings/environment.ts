import { resolve } from 'node:path'
import type { Budgets } from '#domain/spending/budget.ts'
import type { Sender } from '#gateways/mail/sender.ts'
import type { MailboxAddress } from '#gateways/mailbox/mailbox-address.ts'
import type { ObjectsAddress } from '#gateways/objects/objects-address.ts'
import { type Allowances, allowancesOf } from './allowances.ts'
import { byAccount, feedsInsideBySite, hostsOf, serversByAccount } from './by-account.ts'
import { environmentSchema } from './environment-schema.ts'
import { expectedValue } from './expected-value.ts'
import { processesOf } from './processes.ts'
import { mailboxOf, repliesOf } from './reply-settings.ts'
import { servedSlugs } from './served-slugs.ts'
import { type TracesAddress, tracesOf } from './trace-settings.ts'

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
  /** The hostname below which sites' previews are; null: this installation has none (STUDIO-6). */
  readonly previewDomain: string | null
  readonly dataFolder: string
  /** LOOK-6: photos for a demonstration’s made stock; null: it has drawings. */
  readonly demoPhotos: string | null
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
  /** S3-17: by account, the server that its password is for; an account without one sends it where staff say. */
  readonly feedHosts: Readonly<Record<string, string>>
  readonly channelHosts: Readonly<Record<string, string>>
  /** Null: no card payments. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | null
  /** By account: AUTOGRAB_KEY_SOUTHSIDE and REDBOOK_KEY_SOUTHSIDE belong to the account 'southside' (TRADE-3). */
  readonly autograbKeys: Readonly<Record<string, string>>
  readonly redbookKeys: Readonly<Record<string, string>>
  readonly webhooksInside: boolean
  readonly picturesInside: readonly string[]
  /** By site: FEEDS_INSIDE_CITY_CARS is for feeds and channels of 'city-cars' alone. */
  readonly feedsInside: Readonly<Record<string, readonly string[]>>
  readonly cookieSecret: string | null
  readonly cookieSecretBefore: string | null
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
  /** C-10: a person tries it and has not asked for the log: warnings and errors are sentences, not JSON. */
  readonly logsSentences: boolean
  /** One line in the log for each request. */
  readonly requestLog: boolean
  /** Null: no traces. */
  readonly traces: TracesAddress | null
}

/** Every variable that this program reads by its full name. */
export const SETTINGS: readonly string[] = Object.keys(environmentSchema.shape)
/** Prefixes of variables whose names end with an account. */
export const SETTINGS_BY_ACCOUNT = [
  'WEBHOOK_SECRET_',
  'FEED_SECRET_',
  'FEED_HOST_',
  'FEEDS_INSIDE_',
  'CHANNEL_SECRET_',
  'CHANNEL_HOST_',
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
  const filledVariables = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(filledVariables)
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
    previewDomain: env.PREVIEW_DOMAIN ?? (env.FORECOURT_MODE === 'production' ? null : 'preview.localhost'),
    dataFolder: resolve(env.DATA_DIR),
    demoPhotos: env.DEMO_PHOTOS === undefined ? null : resolve(env.DEMO_PHOTOS),
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
    webhookSecrets: byAccount(filledVariables, 'WEBHOOK_SECRET_'),
    feedSecrets: byAccount(filledVariables, 'FEED_SECRET_'),
    channelSecrets: byAccount(filledVariables, 'CHANNEL_SECRET_'),
    feedHosts: serversByAccount(filledVariables, 'FEED_HOST_'),
    channelHosts: serversByAccount(filledVariables, 'CHANNEL_HOST_'),
    autograbKeys: byAccount(filledVariables, 'AUTOGRAB_KEY_'),
    redbookKeys: byAccount(filledVariables, 'REDBOOK_KEY_'),
    stripe: stripeOf(env.STRIPE_SECRET_KEY, env.STRIPE_WEBHOOK_SECRET),
    webhooksInside: env.WEBHOOKS_INSIDE,
    picturesInside: hostsOf(env.PICTURES_INSIDE),
    feedsInside: feedsInsideBySite(filledVariables),
    cookieSecret: env.COOKIE_SECRET ?? null,
    cookieSecretBefore: env.COOKIE_SECRET_BEFORE ?? null,
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
    logLevel: env.LOG_LEVEL ?? 'info',
    logsSentences: env.LOG_LEVEL === undefined && env.FORECOURT_MODE !== 'production',
    requestLog: env.REQUEST_LOG,
    traces: tracesOf(env),
  }
}

/** Both or none: without the webhook's secret we would not learn of a payment in time. */
function stripeOf(secretKey: string | undefined, webhookSecret: string | undefined): Environment['stripe'] {
  if (secretKey !== undefined && webhookSecret !== undefined) return { secretKey, webhookSecret }
  if (secretKey === undefined && webhookSecret === undefined) return null
  throw new Error(
    'The environment cannot be used: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together, and one is missing.',
  )
}
