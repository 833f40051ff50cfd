import type { Platform } from '../platform.ts'

/** What operations on people need. */
export type StaffPlatform = Pick<
  Platform,
  | 'storage'
  | 'accounts'
  | 'consoleOrigin'
  | 'mailer'
  | 'clock'
  | 'randomId'
  | 'keyedHash'
  | 'dataHash'
  | 'earlierHashes'
  | 'limiter'
  | 'siteBySlug'
  | 'log'
>
