import { z } from 'zod'
import { readBudgets } from '#domain/spending/budget.ts'
import { readSender } from '#gateways/mail/sender.ts'
import { readObjectsAddress } from '#gateways/objects/objects-address.ts'
import { allowanceFlags } from './allowances.ts'
import { flag } from './flag.ts'
import { processSettings } from './processes.ts'
import { replySettings } from './reply-settings.ts'
import { traceSettings } from './trace-settings.ts'

const port = z.coerce.number().int().min(0).max(65535)

/** Every variable that this program reads by its full name, with its allowed values and its default. */
export const environmentSchema = z.object({
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
    .refine(URL.canParse, 'postgres://user:password@host:port/database, with user and password percent-encoded')
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
  /** STUDIO-6: a site's preview is at its slug below this name. Empty: preview.localhost, and in production no previews. */
  PREVIEW_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a hostname such as preview.forecourt.example')
    .optional(),
  DATA_DIR: z.string().default('.data'),
  /** LOOK-6: photos for a demonstration's made stock. Empty: it has drawings. */
  DEMO_PHOTOS: z.string().optional(),
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
    .url({ protocol: /^smtps?$/, error: 'smtp://user:password@host:port, with user and password percent-encoded' })
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
    .refine(URL.canParse, 'https://{account sid}:{auth token}@api.twilio.com, with sid and token percent-encoded')
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
  /** Signs cookies; at least 32 characters. Empty: one is made in DATA_DIR; in production only with COOKIE_SECRET_IN_DATA_DIR. */
  COOKIE_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  /** The COOKIE_SECRET of before: reads API keys from versions without a data key. Empty: none. */
  COOKIE_SECRET_BEFORE: z.string().min(32, 'at least 32 characters').optional(),
  /**
   * 'demonstration' adds generated stock, the list of sites, *.localhost names and sandbox payments. `npm start` sets
   * it unless this variable or NODE_ENV=production is set (scripts/mode.mjs).
   */
  FORECOURT_MODE: z.enum(['production', 'demonstration']).default('production'),
  ...allowanceFlags,
  /** 1: the server ends when the process that started it ends. Needs an IPC channel to it (scripts/start.mjs). */
  STOP_WITH_PARENT: flag,
  RELEASE_DIR: z.string().optional(),
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
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
  /** 1: one line in the log for each request; without it only for those that fail with 500 or above. */
  REQUEST_LOG: flag,
  ...traceSettings,
})
