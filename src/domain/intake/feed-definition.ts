import { Cron } from 'croner'
import { z } from 'zod'
import { feedMappingSchema } from '../feed/mapping.ts'

/** How a feed's file reaches us (INTAKE-1). */
export const FEED_WAYS = ['https', 'sftp', 'ftps', 'upload', 'push'] as const
export type FeedWay = (typeof FEED_WAYS)[number]

const LONGEST_ADDRESS = 1000

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
    /** Of an SFTP server, 'SHA256:…'. */
    hostKey: z.string().max(100).default(''),
    /** A cron expression in the site's zone. */
    schedule: z.string().max(100).refine(isSchedule, 'This is not a schedule.').default('*/15 * * * *'),
    isPaused: z.boolean().default(false),
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
 * INTAKE-1: the account whose password is in the environment, as FEED_SECRET_{ACCOUNT}. It is made from site and feed,
 * so that a dealer cannot name another dealer's password. Feeds have no '--' in their names, so no two share one.
 */
export function secretAccount(siteSlug: string, feed: string): string {
  return `${siteSlug}--${feed}`
}

/** The name of the variable: 'FEED_SECRET_CITY_CARS__STOCK'. */
export function secretVariable(siteSlug: string, feed: string): string {
  return `FEED_SECRET_${secretAccount(siteSlug, feed).toUpperCase().replaceAll('-', '_')}`
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
