import { type Selectable, sql } from 'kysely'
import type { Notation } from '#domain/feed/notation.ts'
import type { FeedOutcome } from '#domain/intake/pull-outcome.ts'
import { jsonText } from '../json-text.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import type { FeedRunsTable } from './intake-tables.ts'

/** What one file of a feed did, or why none came (INTAKE-6). */
export interface FeedRun {
  readonly id: string
  readonly feed: string
  readonly at: Date
  /** The last of equal failures in a row. */
  readonly lastAt: Date
  readonly times: number
  readonly outcome: FeedOutcome
  readonly sentence: string
  readonly fileName: string | null
  readonly bytes: number | null
  readonly hasFile: boolean
  /** An `ImportReport`. */
  readonly report: unknown
}

export type NewFeedRun = Omit<FeedRun, 'lastAt' | 'times'>

/** Runs of the feeds of one site. */
export function feedRuns(siteSlug: string, { queries }: Transactions) {
  const all = (within?: Transaction) =>
    queries(within).selectFrom('feed_runs').where('site_slug', '=', siteSlug).selectAll()
  const latest = (feed: string, limit: number) =>
    all().where('feed', '=', feed).orderBy('at', 'desc').orderBy('id').limit(limit).execute()
  return {
    async add(run: NewFeedRun): Promise<void> {
      const at = run.at.toISOString()
      await queries()
        .insertInto('feed_runs')
        .values({
          site_slug: siteSlug,
          id: run.id,
          feed: run.feed,
          at,
          last_at: at,
          outcome: run.outcome,
          sentence: run.sentence,
          file_name: run.fileName,
          bytes: run.bytes,
          has_file: run.hasFile,
          report: run.report === null ? null : jsonText(run.report),
        })
        .execute()
    },
    /** INTAKE-7: the run of a day's pushed cars. */
    async keepDay(
      day: Pick<FeedRun, 'id' | 'feed' | 'at' | 'sentence' | 'report'>,
      within: Transaction,
    ): Promise<void> {
      const at = day.at.toISOString()
      const next = { last_at: at, sentence: day.sentence, report: jsonText(day.report) }
      await queries(within)
        .insertInto('feed_runs')
        .values({ site_slug: siteSlug, id: day.id, feed: day.feed, at, outcome: 'applied', ...next })
        .onConflict((conflict) => conflict.columns(['site_slug', 'id']).doUpdateSet(next))
        .execute()
    },
    /** Counts a failure that is the same as the feed's last run; false if it is another one. */
    async repeat(feed: string, outcome: FeedOutcome, sentence: string, at: Date): Promise<boolean> {
      const [last] = await latest(feed, 1)
      if (last?.outcome !== outcome || last.sentence !== sentence) return false
      await queries()
        .updateTable('feed_runs')
        .where('site_slug', '=', siteSlug)
        .where('id', '=', last.id)
        .set({ times: sql`times + 1`, last_at: at.toISOString() })
        .execute()
      return true
    },
    /** Latest first. */
    async latest(feed: string, limit: number): Promise<readonly FeedRun[]> {
      return (await latest(feed, limit)).map(toRun)
    },
    /** A6: how the columns of the feed's last file are written; nothing where there was none. */
    async lastNotation(feed: string): Promise<Notation> {
      const row = await queries()
        .selectFrom('feed_runs')
        .where('site_slug', '=', siteSlug)
        .where('feed', '=', feed)
        .where('file_name', 'is not', null)
        .where(sql<boolean>`report->'notation' is not null`)
        .select(sql<Notation>`report->'notation'`.as('notation'))
        .orderBy('at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.notation ?? {}
    },
    async find(id: string, within?: Transaction): Promise<FeedRun | null> {
      const row = await all(within).where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : toRun(row)
    },
    /** Decides on a held run; false if it is not held any more. */
    async decide(id: string, outcome: 'approved' | 'rejected', within: Transaction): Promise<boolean> {
      const row = await queries(within)
        .updateTable('feed_runs')
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .where('outcome', '=', 'held')
        .set({ outcome })
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
    /** STAFF-12: an approved run waits again; false if it is not approved any more. */
    async undoApproval(id: string, within: Transaction): Promise<boolean> {
      const row = await queries(within)
        .updateTable('feed_runs')
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .where('outcome', '=', 'approved')
        .set({ outcome: 'held' })
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
    /** A later file of the feed makes the held ones history. */
    async replaceHeld(feed: string, within?: Transaction): Promise<void> {
      await queries(within)
        .updateTable('feed_runs')
        .where('site_slug', '=', siteSlug)
        .where('feed', '=', feed)
        .where('outcome', '=', 'held')
        .set({ outcome: 'replaced' })
        .execute()
    },
    /** Notes that files from before a time are gone. Returns the ids of their runs. */
    async dropFiles(before: Date): Promise<readonly string[]> {
      const rows = await queries()
        .updateTable('feed_runs')
        .where('site_slug', '=', siteSlug)
        .where('has_file', '=', true)
        .where('at', '<', before)
        .set({ has_file: false })
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}

function toRun(row: Selectable<FeedRunsTable>): FeedRun {
  const { id, feed, at, times, outcome, sentence, bytes, report } = row
  const { last_at: lastAt, file_name: fileName, has_file: hasFile } = row
  return { id, feed, at, lastAt, times, outcome, sentence, fileName, bytes, hasFile, report }
}
