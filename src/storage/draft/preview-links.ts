import type { Selectable } from 'kysely'
import type { ChangeAuthor } from '#domain/draft/draft-change.ts'
import type { Transaction } from '../transaction.ts'
import type { Transactions } from '../transactions.ts'
import type { PreviewLinksTable } from './draft-tables.ts'

/** A link by which people without an account look at a draft (STUDIO-7). */
export interface PreviewLink {
  readonly id: string
  readonly draftId: string
  /** Who it is for, in the words of the person who made it; may be empty. */
  readonly note: string
  readonly madeBy: ChangeAuthor
  readonly madeAt: Date
  readonly endsAt: Date
  readonly withdrawnAt: Date | null
}

/** The links to drafts of a site. */
export function previewLinks(siteSlug: string, { queries }: Transactions) {
  const links = (within?: Transaction) => queries(within).selectFrom('preview_links').where('site_slug', '=', siteSlug)
  return {
    async find(id: string): Promise<PreviewLink | null> {
      const row = await links().where('id', '=', id).selectAll().executeTakeFirst()
      return row === undefined ? null : toLink(row)
    },
    /** Of a draft, the latest first. */
    async of(draftId: string, within?: Transaction): Promise<readonly PreviewLink[]> {
      const rows = await links(within)
        .where('draft_id', '=', draftId)
        .orderBy('made_at', 'desc')
        .orderBy('id')
        .selectAll()
        .execute()
      return rows.map(toLink)
    },
    async add(link: Omit<PreviewLink, 'withdrawnAt'>, within: Transaction): Promise<void> {
      await queries(within)
        .insertInto('preview_links')
        .values({
          site_slug: siteSlug,
          id: link.id,
          draft_id: link.draftId,
          note: link.note,
          made_by: link.madeBy.id,
          made_by_name: link.madeBy.name,
          made_at: link.madeAt.toISOString(),
          ends_at: link.endsAt.toISOString(),
        })
        .execute()
    },
    /** False: there is no such link, or it is withdrawn already. */
    async withdraw(id: string, at: Date, within: Transaction): Promise<boolean> {
      const row = await queries(within)
        .updateTable('preview_links')
        .set({ withdrawn_at: at.toISOString() })
        .where('site_slug', '=', siteSlug)
        .where('id', '=', id)
        .where('withdrawn_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}

function toLink(row: Selectable<PreviewLinksTable>): PreviewLink {
  return {
    id: row.id,
    draftId: row.draft_id,
    note: row.note,
    madeBy: { id: row.made_by, name: row.made_by_name },
    madeAt: row.made_at,
    endsAt: row.ends_at,
    withdrawnAt: row.withdrawn_at,
  }
}
