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
  const found = await showStock(staffRequest(call), query)
  const now = call.platform.clock.now()
  const at = (page: number) => stockHref({ ...query, page })
  return {
    status: fault ? 409 : 200,
    page: typedPage<StockPage>({
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
      head: headingsOf(query, found.columns, site.region),
      columns: columnChoices(found.columns, site.region),
      isWorklist: query.view === 'worklist',
      mayEdit: may(actor, site, 'stock.edit'),
      bulk: BULK_NAMES.map((value) => ({ value, label: bulkLabel(value, site.region) })),
      rows: found.rows.map((row) => rowOf(row, found.channels.length, site.region, now)),
      previous: found.page > 1 ? at(found.page - 1) : null,
      next: found.page < found.pages ? at(found.page + 1) : null,
      pageText: `Page ${found.page} of ${found.pages}`,
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
