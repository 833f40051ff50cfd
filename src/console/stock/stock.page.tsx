import { definePage } from '../page-modules.ts'
import { Input } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { followRows, useFreshPage } from '../parts/fresh-page.ts'
import { Button, Empty, Fault, PageHeading, Select, Tabs } from '../parts/parts.tsx'
import { usePicked } from '../parts/picked.tsx'
import { Notice } from './stock-notice.tsx'
import { useStockReturn } from './stock-return.tsx'
import { StockTable } from './stock-table.tsx'
import { ColumnMenu, StockTools, ViewMenu } from './stock-tools.tsx'
import type { StockPage } from './stock-values.ts'

/** The table of the stock (DESK-1). */
function StockView(page: StockPage) {
  useStockReturn(page.here)
  const fresh = useFreshPage<StockPage>('stock')
  const { rows, added } = followRows(page.rows, fresh?.rows)
  const gone = new Set(fresh && rows.filter(({ id }) => !fresh.rows.some((row) => row.id === id)).map(({ id }) => id))
  const picked = usePicked(rows.map(({ id }) => id))
  return (
    <>
      <PageHeading title="Stock" note={page.note}>
        <a className="tap" href="/hand-cars">
          Cars added by hand
        </a>
        {page.mayEdit && (
          <a className="button" href="/hand-cars/new">
            Add a car
          </a>
        )}
      </PageHeading>
      <Notice notice={page.notice} back={page.here} />
      <Fault text={page.fault} />
      <p role="status" className="stock-news">
        {added + gone.size > 0 && (
          <a className="button quiet-button" href={page.here}>
            The list has changed. Show it
          </a>
        )}
      </p>
      <Tabs label="Status" tabs={fresh?.states ?? page.states} />
      <div className="stock-views">
        {page.views.length > 0 && (
          <nav aria-label="Views">
            {page.views.map(({ href, label, isCurrent, count }) => (
              <a key={label + href} href={href} className="view" aria-current={isCurrent ? 'page' : undefined}>
                {label}
                {count !== null && <span className="quiet number">{count}</span>}
              </a>
            ))}
          </nav>
        )}
        <ColumnMenu page={page} />
        <ViewMenu page={page} />
      </div>
      <StockTools page={page} />
      {page.rows.length === 0 ? (
        <Empty title="No cars here">
          {page.search.clear ? (
            <p>
              Try fewer words or filters, or <a href={page.search.clear}>clear them</a>.
            </p>
          ) : (
            <p>Cars appear here when a feed brings them, or when you add one by hand.</p>
          )}
        </Empty>
      ) : (
        <Form method="post" action="/stock/bulk" className="stock-form" data-draft="none">
          <Input type="hidden" name="here" value={page.here} />
          <StockTable page={page} rows={rows} gone={gone} picked={picked} />
          {page.mayEdit && (
            <div className="stock-bulk">
              <span role="status">
                {picked.count === 0 ? 'Tick cars to change them together' : `${picked.count} chosen`}
              </span>
              <Select
                label="Change of the ticked cars"
                isLabelHidden
                name="field"
                choices={page.bulk}
                empty="What to change …"
              />
              <Button quiet>Next</Button>
            </div>
          )}
        </Form>
      )}
      {(page.previous || page.next) && (
        <nav className="week-bar" aria-label="Pages">
          {page.previous ? (
            <a href={page.previous} rel="prev">
              ← Earlier cars
            </a>
          ) : (
            <span />
          )}
          <span className="quiet">{page.pageText}</span>
          {page.next ? (
            <a href={page.next} rel="next">
              More cars →
            </a>
          ) : (
            <span />
          )}
        </nav>
      )}
    </>
  )
}

export default definePage<StockPage>({ title: 'Stock', View: StockView, follows: () => 'stock' })
