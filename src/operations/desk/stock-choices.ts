import { readStockColumns, type StockColumn } from '#domain/desk/stock-columns.ts'
import { readStockListQuery, stockAddress } from '#domain/desk/stock-list-query.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { recordAudit } from '../staff/record-audit.ts'
import type { StaffRequest } from '../staff-request.ts'

/** Longest name of a saved view, in characters. */
export const LONGEST_VIEW_NAME = 40
/** Saved views of a person on a site. */
export const MOST_VIEWS = 30

export type SavedView =
  | { readonly ok: true; readonly query: string }
  | { readonly ok: false; readonly reason: 'name' | 'many' }

/** DESK-1: saves the state of the table under a name, for this person alone; a name that is there already is replaced. */
export async function saveStockView(
  { platform, site, actor }: StaffRequest,
  typed: { readonly name: string; readonly query: URLSearchParams },
): Promise<SavedView> {
  const now = platform.clock.now()
  authorise(actor, site, 'stock.own', now)
  const name = typed.name.trim().replace(/\s+/g, ' ')
  if (name === '' || name.length > LONGEST_VIEW_NAME) return { ok: false, reason: 'name' }
  const query = stockAddress({ ...readStockListQuery(typed.query), page: 1 })
  const { stockChoices, transaction } = platform.storage.forSite(site)
  return transaction(async (within) => {
    const views = await stockChoices.views(actor.id, within)
    const savedView = views.find((view) => view.name.toLowerCase() === name.toLowerCase())
    if (savedView === undefined && views.length >= MOST_VIEWS) return { ok: false, reason: 'many' }
    const id = savedView?.id ?? platform.randomId()
    await stockChoices.saveView(actor.id, { id, name, query }, now, within)
    await recordAudit(platform.storage, within, actor, {
      action: 'stock.own',
      object: { kind: 'stock-view', id },
      change: { after: 'saved' },
      now,
    })
    return { ok: true, query }
  })
}

/** DESK-1: removes one of the person's views; one that is gone is gone. */
export async function removeStockView({ platform, site, actor }: StaffRequest, id: string): Promise<void> {
  const now = platform.clock.now()
  authorise(actor, site, 'stock.own', now)
  const { stockChoices, transaction } = platform.storage.forSite(site)
  await transaction(async (within) => {
    const views = await stockChoices.views(actor.id, within)
    if (!views.some((view) => view.id === id)) return
    await stockChoices.removeView(actor.id, id, within)
    const change = { before: 'saved' }
    await recordAudit(platform.storage, within, actor, {
      action: 'stock.own',
      object: { kind: 'stock-view', id },
      change,
      now,
    })
  })
}

/** DESK-1: which columns the person's table has. Unknown names are ignored. */
export async function saveStockColumns(
  { platform, site, actor }: StaffRequest,
  chosen: readonly string[],
): Promise<readonly StockColumn[]> {
  const now = platform.clock.now()
  authorise(actor, site, 'stock.own', now)
  const columns = readStockColumns(chosen)
  const { stockChoices, transaction } = platform.storage.forSite(site)
  await transaction(async (within) => {
    await stockChoices.saveColumns(actor.id, columns, within)
    const object = { kind: 'stock-columns', id: actor.id }
    await recordAudit(platform.storage, within, actor, { action: 'stock.own', object, change: { after: columns }, now })
  })
  return columns
}
