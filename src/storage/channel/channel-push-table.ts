import type { ColumnType, Generated } from 'kysely'
import type { PushTarget } from '#domain/channel/channel-push.ts'
import type { Instant, OptionalInstant } from '../column-types.ts'

/** Where channels' files are sent by SFTP, and how that is going (OUT-1). */
export interface ChannelPushesTable {
  site_slug: string
  channel: string
  target: ColumnType<PushTarget, string, string>
  created_at: Instant
  paused_at: OptionalInstant
  /** Version of the site of the last look at the file; null: never, or a person wants it sent. */
  seen_version: number | null
  looked_at: OptionalInstant
  claimed_until: OptionalInstant
  /** ETag of the file that the server has. */
  sent_tag: string | null
  sent_at: OptionalInstant
  /** Tries in a row that failed. */
  failures: Generated<number>
  error: string | null
  failed_at: OptionalInstant
  next_try_at: OptionalInstant
  given_up_at: OptionalInstant
}
