import { Cron } from 'croner'
import { z } from 'zod'
import { feedMappingSchema } from '../feed/mapping.ts'
import { accountVariable } from '../password-host.ts'

/** How a feed's file reaches us (INTAKE-1). */
export const FEED_WAYS = ['https', 'sftp', 'ftps', 'upload', 'push'] as const
export type FeedWay = (typeof FEED_WAYS)[number]

const LONGEST_ADDRESS = 1000
const SHARE = 'Enter a whole number from 1 to 100, or leave it empty.'
const share = z.int(SHARE).min(1, SHARE).max(100, SHARE)

/**
 * INTAKE-1: a feed of a site. It holds no password: that is in the server's environment, under the name that
 * `secretAccount` gives.
 */
export const feedDefinitionSchema = z
  .strictObject({
    name: z
      .string()
      .max(40)
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens.'),
    way: z.enum(FEED_WAYS),
    address: z.string().max(LONGEST_ADDRESS).default(''),
    /** Empty: none. */
    username: z.string().max(200).default(''),
    /** The name of the password (`secretAccount`); empty: the feed's own name. */
    secret: z
      .string()
      .max(40)
      .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'Choose one of the passwords.')
      .default(''),
    /** Of an SFTP server, 'SHA256:…'. */
    hostKey: z.string().max(100).default(''),
    /** A cron expression in the site's zone. */
    schedule: z.string().max(100).refine(isSchedule, 'This is not a schedule.').default('*/15 * * * *'),
    isPaused: z.boolean().default(false),
    /** Slugs of the dealership and the location that all cars of the feed belong to; empty: as each row says. */
    dealership: z.string().max(100).default(''),
    location: z.string().max(100).default(''),
    /** INTAKE-3: limits of this feed, in per cent; one that is left out is the site's. */
    limits: z
      .strictObject({ carsFallBy: share, locationFallsBy: share, pricesChange: share, identitiesChange: share })
      .partial()
      .default({}),
    /** INTAKE-5; null: as the site says. */
    soldAfterFiles: z
      .int('Enter a whole number from 1 to 5, or leave it empty.')
      .min(1, 'Enter 1 or more.')
      .max(5, 'Enter 5 or less.')
      .nullable()
      .default(null),
    mapping: feedMappingSchema.default(() => feedMappingSchema.parse({})),
  })
  .superRefine(({ way, address, username, hostKey }, context) => {
    if (!isPulled(way)) return
    const url = URL.canParse(address) ? new URL(address) : null
    const fault = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (url?.protocol !== SCHEMES[way] || url.hostname === '')
      return fault('address', `Enter an address that starts with ${SCHEMES[way]}//`)
    if (url.username !== '' || url.password !== '') fault('address', 'Leave user name and password out of the address.')
    if (way === 'https') return
    if (url.pathname.endsWith('/') || url.pathname === '')
      fault('address', 'End the address with the name of the file.')
    if (username === '') fault('username', 'Enter the user name.')
    if (way === 'sftp' && !/^SHA256:[A-Za-z0-9+/]{43}$/.test(hostKey))
      fault('hostKey', 'Enter the server’s key as SHA256: and 43 characters, as ssh-keygen -l prints it.')
  })

export type FeedDefinition = z.output<typeof feedDefinitionSchema>

/** A stored definition, which may be from before a field was added. */
export function wholeDefinition(stored: FeedDefinition): FeedDefinition {
  return { ...ADDED_LATER, ...stored }
}

const ADDED_LATER = { secret: '', dealership: '', location: '', limits: {}, soldAfterFiles: null } as const

/** How the address of each way begins. */
export const SCHEMES: Readonly<Record<FeedWay, string>> = {
  https: 'https:',
  sftp: 'sftp:',
  ftps: 'ftps:',
  upload: '',
  push: '',
}

/** Whether we look for the file ourselves. */
export function isPulled(way: FeedWay): way is Exclude<FeedWay, 'upload' | 'push'> {
  return way !== 'upload' && way !== 'push'
}

/**
 * INTAKE-1: the account whose password is in the environment, as FEED_SECRET_{ACCOUNT}. It begins with the site, so
 * that a dealer cannot name another dealer's password. No name of a password has '--', so no two share one.
 */
export function secretAccount(siteSlug: string, name: string): string {
  return `${siteSlug}--${name}`
}

/** The name of a feed's password: one that staff chose, or the feed's own name. */
export function secretNameOf({ secret, name }: Pick<FeedDefinition, 'secret' | 'name'>): string {
  return secret || name
}

/** The name of the variable: 'FEED_SECRET_CITY_CARS__STOCK'. */
export function secretVariable(siteSlug: string, name: string): string {
  return accountVariable('FEED_SECRET_', secretAccount(siteSlug, name))
}

function isSchedule(text: string): boolean {
  try {
    const job = new Cron(text, { paused: true, mode: '5-part' })
    return job.nextRun() !== null
  } catch {
    // The text is no schedule, which is what the caller asks.
    return false
  }
}
