import { counted } from '#domain/counted.ts'
import { inView, readStockListQuery, stockAddress } from '#domain/desk/stock-list-query.ts'
import { STATE_VIEWS, STOCK_VIEWS, type StockView } from '#domain/desk/stock-views.ts'
import { may } from '#domain/staff/actor.ts'
import { type ShownStock, showStock } from '#operations/desk/show-stock.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { onSite, staffRequest } from '../on-site.ts'
import type { Tab } from '../page-values.ts'
import { typedPage } from '../shown.ts'
import { bulkLabel } from './bulk/bulk-values.ts'
import { BULK_NAMES } from './bulk/read-bulk-form.ts'
import { VIEW_LABELS } from './stock-labels.ts'
import { noticeOf, stockHref } from './stock-notice.ts'
import { searchOf } from './stock-search.ts'
import { columnChoices, headingsOf, isState, rowOf } from './stock-table.ts'
import type { StockPage } from './stock-values.ts'

/** The table in the state of the call's address. */
export async function stockPage(call: ConsoleCall, fault: string | null): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const query = readStockListQuery(call.query)
  const stock = await showStock(staffRequest(call), query)
  const now = call.platform.clock.now()
  const at = (page: number) => stockHref({ ...query, page })
  return {
    status: fault ? 409 : 200,
    page: typedPage<StockPage>({
      kind: 'stock',
      notice: noticeOf(call.query),
      fault,
      note: counted(stock.total, 'car'),
      here: `/stock?${stockAddress({ ...query, page: stock.page })}`,
      states: STATE_VIEWS.map((view) => tabOf(view, stock, query)),
      views: [
        ...WORK_VIEWS.filter((view) => view !== 'google' || stock.channels.includes('google'))
          .map((view) => tabOf(view, stock, query))
          // A view without a car has nothing to do in it.
          .filter(({ isCurrent, count }) => isCurrent || count !== 0),
        ...stock.savedViews.map(({ name, query: saved }) => ({
          href: saved === '' ? '/stock' : `/stock?${saved}`,
          label: name,
          isCurrent: isState(query, saved),
          count: null,
        })),
      ],
      ownViews: stock.savedViews.map(({ id, name }) => ({ id, name })),
      search: searchOf(query, stock.choices, site.region),
      head: headingsOf(query, stock.columns, site.region),
      columns: columnChoices(stock.columns, site.region),
      isWorklist: query.view === 'worklist',
      mayEdit: may(actor, site, 'stock.edit'),
      bulk: BULK_NAMES.map((value) => ({ value, label: bulkLabel(value, site.region) })),
      rows: stock.rows.map((row) => rowOf(row, stock.channels.length, site.region, now)),
      previous: stock.page > 1 ? at(stock.page - 1) : null,
      next: stock.page < stock.pages ? at(stock.page + 1) : null,
      pageText: `Page ${stock.page} of ${stock.pages}`,
    }),
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
