import { readStockColumns } from '#domain/desk/stock-columns.ts'
import { inView, readStockListQuery, stockAddress } from '#domain/desk/stock-list-query.ts'
import { STATE_VIEWS, STOCK_VIEWS, type StockView } from '#domain/desk/stock-views.ts'
import { may } from '#domain/staff/actor.ts'
import { type ShownStock, showStock } from '#operations/desk/show-stock.ts'
import {
  LONGEST_VIEW_NAME,
  MOST_VIEWS,
  removeStockView,
  saveStockColumns,
  saveStockView,
} from '#operations/desk/stock-choices.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { onSite } from '../on-site.ts'
import type { Tab } from '../page-values.ts'
import { bulkLabel } from '../stock/bulk-values.ts'
import { BULK_NAMES } from '../stock/read-bulk-form.ts'
import { VIEW_LABELS } from '../stock/stock-labels.ts'
import { backTo, noticeOf, stockHref, withDone } from '../stock/stock-notice.ts'
import { searchOf } from '../stock/stock-search.ts'
import { columnChoices, headingsOf, isState, rowOf } from '../stock/stock-table.ts'

/** DESK-1: the table of the stock, and what a person chose for it. Bulk edits are in `stock-bulk.ts`. */
export const STOCK = {
  'GET /stock': async (call) => {
    // A form without script sends its empty fields too; the address of a state has none.
    const isTidy = [...call.query.values()].every((value) => value !== '')
    return isTidy ? stockPage(call, null) : { to: stockHref(readStockListQuery(call.query)) }
  },
  'POST /stock/views': async (call) => {
    const { site, actor } = onSite(call)
    const back = backTo(formText(call.form, 'here'))
    if (formText(call.form, 'do') === 'remove') {
      await removeStockView(call.platform, site, actor, formText(call.form, 'id'))
      return { to: back }
    }
    const query = new URLSearchParams(back.split('?')[1])
    const saved = await saveStockView(call.platform, site, actor, { name: formText(call.form, 'name'), query })
    if (saved.ok) return { to: withDone(`/stock${saved.query && `?${saved.query}`}`, { 'view-saved': '1' }) }
    const fault = saved.reason === 'name' ? NAME_FAULT : MANY_FAULT
    return stockPage({ ...call, query }, fault)
  },
  'POST /stock/columns': async (call) => {
    const { site, actor } = onSite(call)
    const chosen =
      formText(call.form, 'do') === 'usual' ? readStockColumns(null) : call.form.getAll('column').map(String)
    await saveStockColumns(call.platform, site, actor, chosen)
    return { to: backTo(formText(call.form, 'here')) }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const NAME_FAULT = `Name of the view: 1 to ${LONGEST_VIEW_NAME} characters, such as ‘Utes to photograph’.`
const MANY_FAULT = `You have ${MOST_VIEWS} views, which is the most. Remove one first.`

/** The table in the state of the call's address. */
export async function stockPage(call: ConsoleCall, fault: string | null): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const query = readStockListQuery(call.query)
  const found = await showStock(call.platform, site, actor, query)
  const now = call.platform.clock.now()
  const at = (page: number) => stockHref({ ...query, page })
  return {
    status: fault ? 409 : 200,
    page: {
      kind: 'stock',
      notice: noticeOf(call.query),
      fault,
      note: `${found.total.toLocaleString('en-AU')} ${found.total === 1 ? 'car' : 'cars'}`,
      here: `/stock?${stockAddress({ ...query, page: found.page })}`,
      states: STATE_VIEWS.map((view) => tabOf(view, found, query)),
      views: [
        ...WORK_VIEWS.filter((view) => view !== 'google' || found.channels.includes('google')).map((view) =>
          tabOf(view, found, query),
        ),
        ...found.savedViews.map(({ name, query: saved }) => ({
          href: saved === '' ? '/stock' : `/stock?${saved}`,
          label: name,
          isCurrent: isState(query, saved),
          count: null,
        })),
      ],
      ownViews: found.savedViews.map(({ id, name }) => ({ id, name })),
      search: searchOf(query, found.choices, site.region),
      head: headingsOf(query, found.columns),
      columns: columnChoices(found.columns),
      isWorklist: query.view === 'worklist',
      mayEdit: may(actor, site, 'stock.edit'),
      bulk: BULK_NAMES.map((value) => ({ value, label: bulkLabel(value) })),
      rows: found.rows.map((row) => rowOf(row, found.channels.length, now)),
      previous: found.page > 1 ? at(found.page - 1) : null,
      next: found.page < found.pages ? at(found.page + 1) : null,
      pageText: `Page ${found.page} of ${found.pages}`,
    },
  }
}

const WORK_VIEWS = STOCK_VIEWS.filter((view) => !STATE_VIEWS.some((state) => state === view))

function tabOf(view: StockView, { counts }: ShownStock, query: ReturnType<typeof readStockListQuery>): Tab {
  return {
    href: stockHref(inView(query, view)),
    label: VIEW_LABELS[view],
    isCurrent: view === query.view,
    count: counts[view],
    tone: 'plain',
  }
}
