import { type Kysely, type Selectable, sql } from 'kysely'
import type { ChannelName } from '#domain/channel/channel.ts'
import type { PushTarget } from '#domain/channel/channel-push.ts'
import { jsonText } from '../json-text.ts'
import type { Tables } from '../schema.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import type { ChannelPushesTable } from './channel-push-table.ts'

/** A channel's file that is sent by SFTP, and how that is going (OUT-1). */
export interface ChannelPush {
  readonly channel: ChannelName
  readonly target: PushTarget
  readonly pausedAt: Date | null
  readonly sentTag: string | null
  readonly sentAt: Date | null
  readonly failures: number
  /** A sentence; null after a success. */
  readonly error: string | null
  readonly failedAt: Date | null
  readonly nextTryAt: Date | null
  readonly givenUpAt: Date | null
}

/** What a try left behind. */
export type PushTry =
  | { readonly ok: true; readonly tag: string; readonly isSent: boolean; readonly version: number; readonly at: Date }
  | { readonly ok: false; readonly error: string; readonly nextTryAt: Date | null; readonly at: Date }

/** Pushes of one site. */
export function channelPushes(siteSlug: string, { queries }: Transactions) {
  const one = (channel: ChannelName, within?: Transaction) =>
    queries(within).updateTable('channel_pushes').where('site_slug', '=', siteSlug).where('channel', '=', channel)
  return {
    async all(within?: Transaction): Promise<ReadonlyMap<ChannelName, ChannelPush>> {
      const rows = await queries(within)
        .selectFrom('channel_pushes')
        .where('site_slug', '=', siteSlug)
        .selectAll()
        .execute()
      return new Map(rows.map(toPush).map((push) => [push.channel, push]))
    },
    /** Adds a push or changes where it goes; the file is then sent at the next look. */
    async save(channel: ChannelName, target: PushTarget, now: Date, within: Transaction): Promise<void> {
      const written = jsonText(target)
      await queries(within)
        .insertInto('channel_pushes')
        .values({ site_slug: siteSlug, channel, target: written, created_at: now.toISOString() })
        .onConflict((conflict) =>
          conflict.columns(['site_slug', 'channel']).doUpdateSet({ ...AFRESH, target: written, sent_tag: null }),
        )
        .execute()
    },
    /** Stops it, or with null starts it again. */
    async pause(channel: ChannelName, at: Date | null, within: Transaction): Promise<void> {
      await one(channel, within)
        .set({ ...AFRESH, paused_at: at?.toISOString() ?? null })
        .execute()
    },
    async remove(channel: ChannelName, within: Transaction): Promise<void> {
      await queries(within)
        .deleteFrom('channel_pushes')
        .where('site_slug', '=', siteSlug)
        .where('channel', '=', channel)
        .execute()
    },
    /** Takes it for this process until a time; null if another one has it, or there is none. */
    async claim(channel: ChannelName, now: Date, until: Date): Promise<ChannelPush | null> {
      const row = await one(channel)
        .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
        .set({ claimed_until: until.toISOString() })
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : toPush(row)
    },
    /** Gives the claim back with what came of it. A target that was changed meanwhile is looked at again. */
    async record(push: ChannelPush, tried: PushTry, within: Transaction): Promise<void> {
      const at = tried.at.toISOString()
      const isSame = sql<boolean>`target = ${jsonText(push.target)}::jsonb`
      await one(push.channel, within).set({ claimed_until: null }).execute()
      await one(push.channel, within)
        .where(isSame)
        .set(
          tried.ok
            ? {
                ...AFRESH,
                seen_version: tried.version,
                looked_at: at,
                sent_tag: tried.tag,
                ...(tried.isSent && { sent_at: at }),
              }
            : {
                failures: push.failures + 1,
                error: tried.error,
                failed_at: at,
                next_try_at: tried.nextTryAt?.toISOString() ?? null,
                given_up_at: tried.nextTryAt === null ? at : null,
              },
        )
        .execute()
    },
    async release(channel: ChannelName): Promise<void> {
      await one(channel).set({ claimed_until: null }).execute()
    },
  }
}

/** Nothing has failed, and the next look sends what is new. */
const AFRESH = {
  seen_version: null,
  looked_at: null,
  failures: 0,
  error: null,
  failed_at: null,
  next_try_at: null,
  given_up_at: null,
} as const

/**
 * Pushes of all sites whose site has changed since the last look, whose next try has come, or that nothing has looked at
 * since `oldest`: prices can change with time alone.
 */
export async function channelPushesDue(
  db: Kysely<Tables>,
  now: Date,
  oldest: Date,
): Promise<readonly { readonly siteSlug: string; readonly channel: ChannelName }[]> {
  const rows = await db
    .selectFrom('channel_pushes')
    .leftJoin('site_versions', 'site_versions.site_slug', 'channel_pushes.site_slug')
    .where('paused_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .where(({ or, eb }) => or([eb('next_try_at', 'is', null), eb('next_try_at', '<=', now)]))
    .where(({ or, eb }) =>
      or([
        eb('next_try_at', 'is not', null),
        eb('looked_at', 'is', null),
        eb('looked_at', '<=', oldest),
        eb('seen_version', '<>', eb.fn.coalesce('site_versions.version', sql.lit(0))),
      ]),
    )
    .select(['channel_pushes.site_slug', 'channel'])
    .orderBy('looked_at')
    .limit(500)
    .execute()
  return rows.map(({ site_slug, channel }) => ({ siteSlug: site_slug, channel: channel as ChannelName }))
}

function toPush(row: Selectable<ChannelPushesTable>): ChannelPush {
  return {
    channel: row.channel as ChannelName,
    target: row.target,
    pausedAt: row.paused_at,
    sentTag: row.sent_tag,
    sentAt: row.sent_at,
    failures: row.failures,
    error: row.error,
    failedAt: row.failed_at,
    nextTryAt: row.next_try_at,
    givenUpAt: row.given_up_at,
  }
}
