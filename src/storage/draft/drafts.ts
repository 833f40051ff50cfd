import { type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { DraftChange } from '#domain/draft/draft-change.ts'
import type { Draft } from '#domain/draft/draft-state.ts'
import { jsonText } from '../json-text.ts'
import type { Tables } from '../schema.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import type { DraftChangesTable, DraftsTable } from './draft-tables.ts'

/** A change with what only its row knows. */
export interface StoredChange {
  readonly change: DraftChange
  /** The version with which it went live; null: it did not. */
  readonly published: number | null
}

/** Drafts of a site with their changes (STUDIO-7). */
export function draftQueries(siteSlug: string, { queries }: Transactions) {
  const drafts = (within?: Transaction) => queries(within).selectFrom('drafts').where('site_slug', '=', siteSlug)
  const changes = (draftId: string, within?: Transaction) =>
    queries(within).selectFrom('draft_changes').where('site_slug', '=', siteSlug).where('draft_id', '=', draftId)
  return {
    /** Latest change first. */
    async all(within?: Transaction): Promise<readonly Draft[]> {
      const rows = await drafts(within).orderBy('changed_at', 'desc').orderBy('id').selectAll().execute()
      return rows.map(toDraft)
    },
    async find(id: string, within?: Transaction): Promise<Draft | null> {
      const row = await drafts(within).where('id', '=', id).selectAll().executeTakeFirst()
      return row === undefined ? null : toDraft(row)
    },
    /** The draft, which no other transaction changes until this one ends. */
    async lock(id: string, within: Transaction): Promise<Draft | null> {
      const row = await drafts(within).where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
      return row === undefined ? null : toDraft(row)
    },
    async add(draft: Pick<Draft, 'id' | 'name' | 'base' | 'madeBy' | 'madeAt'>, within: Transaction): Promise<void> {
      await queries(within)
        .insertInto('drafts')
        .values({
          site_slug: siteSlug,
          id: draft.id,
          name: draft.name,
          base: draft.base,
          state: 'open',
          made_by: draft.madeBy.id,
          made_by_name: draft.madeBy.name,
          made_at: draft.madeAt.toISOString(),
          changed_at: draft.madeAt.toISOString(),
        })
        .execute()
    },
    async update(id: string, draft: Partial<Draft>, within: Transaction): Promise<void> {
      await queries(within)
        .updateTable('drafts')
        .set(toColumns(draft))
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .execute()
    },
    /** Its changes in their order, those that went live included. */
    async changes(id: string, within?: Transaction): Promise<readonly StoredChange[]> {
      const rows = await changes(id, within).orderBy('number').selectAll().execute()
      return rows.map(toChange)
    },
    /** Numbers of the changes that a call with this key stored. */
    async numbersOf(id: string, key: string, within: Transaction): Promise<readonly number[]> {
      const first = await changes(id, within).where('once_key', '=', key).select('step').executeTakeFirst()
      if (first === undefined) return []
      const rows = await changes(id, within).where('step', '=', first.step).select('number').orderBy('number').execute()
      return rows.map(({ number }) => number)
    },
    /** Stores a step: the first of its changes has the key. */
    async addChanges(id: string, step: readonly DraftChange[], key: string, within: Transaction): Promise<void> {
      const rows = step.map((change, at) => {
        const { number, step: of, base, by, at: made, undone, ...body } = change
        return {
          site_slug: siteSlug,
          draft_id: id,
          number,
          step: of,
          base,
          body: jsonText(body),
          by_id: by.id,
          by_name: by.name,
          at: made,
          undone,
          once_key: at === 0 ? key : null,
        }
      })
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
        await queries(within)
          .insertInto('draft_changes')
          .values(rows.slice(from, from + ROWS_AT_ONCE))
          .execute()
    },
    async mark(id: string, step: number, undone: boolean, within: Transaction): Promise<void> {
      await queries(within)
        .updateTable('draft_changes')
        .set({ undone })
        .where('site_slug', '=', siteSlug)
        .where('draft_id', '=', id)
        .where('step', '=', step)
        .where('published', 'is', null)
        .execute()
    },
    /** Takes one change back for good, when a person settles that it waits. */
    async markOne(id: string, number: number, within: Transaction): Promise<void> {
      await queries(within)
        .updateTable('draft_changes')
        .set({ undone: true })
        .where('site_slug', '=', siteSlug)
        .where('draft_id', '=', id)
        .where('number', '=', number)
        .execute()
    },
    async markPublished(id: string, numbers: readonly number[], version: number, within: Transaction): Promise<void> {
      await queries(within)
        .updateTable('draft_changes')
        .set({ published: version })
        .where('site_slug', '=', siteSlug)
        .where('draft_id', '=', id)
        .where('number', '=', sql<number>`any(${[...numbers]}::integer[])`)
        .execute()
    },
  }
}

/** Drafts whose schedule starts or ends by a time. */
export async function draftWork(
  db: Kysely<Tables>,
  until: Date,
): Promise<readonly { readonly siteSlug: string; readonly id: string }[]> {
  const rows = await db
    .selectFrom('drafts')
    .where(({ eb, or, and }) =>
      or([
        and([eb('state', '=', 'scheduled'), eb('starts_at', '<=', until)]),
        and([eb('state', '=', 'live'), eb('ends_at', '<=', until)]),
      ]),
    )
    .orderBy('site_slug')
    .orderBy('id')
    .select(['site_slug', 'id'])
    .execute()
  return rows.map(({ site_slug, id }) => ({ siteSlug: site_slug, id }))
}

const ROWS_AT_ONCE = 500

function toDraft(row: Selectable<DraftsTable>): Draft {
  return {
    id: row.id,
    name: row.name,
    base: row.base,
    state: row.state,
    last: row.last,
    madeBy: { id: row.made_by, name: row.made_by_name },
    madeAt: row.made_at,
    changedAt: row.changed_at,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    checkedAt: row.checked_at,
    liveVersion: row.live_version,
    word:
      row.word === null || row.word_by === null
        ? null
        : { by: { id: row.word_by, name: row.word_by_name ?? '' }, text: row.word },
    confirmed: row.confirmed,
  }
}

function toColumns(draft: Partial<Draft>): Updateable<DraftsTable> {
  const { name, base, state, last, changedAt, startsAt, endsAt, checkedAt, liveVersion, word, confirmed } = draft
  return {
    ...(name === undefined ? {} : { name }),
    ...(base === undefined ? {} : { base }),
    ...(state === undefined ? {} : { state }),
    ...(last === undefined ? {} : { last }),
    ...(changedAt === undefined ? {} : { changed_at: changedAt.toISOString() }),
    ...(startsAt === undefined ? {} : { starts_at: startsAt?.toISOString() ?? null }),
    ...(endsAt === undefined ? {} : { ends_at: endsAt?.toISOString() ?? null }),
    ...(checkedAt === undefined ? {} : { checked_at: checkedAt?.toISOString() ?? null }),
    ...(liveVersion === undefined ? {} : { live_version: liveVersion }),
    ...(word === undefined
      ? {}
      : { word: word?.text ?? null, word_by: word?.by.id ?? null, word_by_name: word?.by.name ?? null }),
    ...(confirmed === undefined ? {} : { confirmed: jsonText(confirmed) }),
  }
}

function toChange(row: Selectable<DraftChangesTable>): StoredChange {
  const { number, step, base, undone } = row
  const facts = { number, step, base, undone, by: { id: row.by_id, name: row.by_name }, at: row.at.toISOString() }
  return { change: { ...row.body, ...facts }, published: row.published }
}
