import type { StockPage } from '../pages/stock-page.ts'
import { Button, Empty, Fault, PageHeading, Select, Tabs } from './parts.tsx'
import { Notice } from './stock-notice.tsx'
import { StockTable } from './stock-table.tsx'
import { ColumnMenu, StockTools, ViewMenu } from './stock-tools.tsx'

/** The table of the stock (DESK-1). */
export function StockView(page: StockPage) {
  return (
    <>
      <PageHeading title="Stock" note={page.note}>
        <a href="/hand-cars">Drafts and cars by hand</a>
      </PageHeading>
      <Notice notice={page.notice} back={page.here} />
      <Fault text={page.fault} />
      <Tabs label="Status" tabs={page.states} />
      <div className="stock-views">
        <nav aria-label="Views">
          {page.views.map(({ href, label, isCurrent, count }) => (
            <a key={label + href} href={href} className="view" aria-current={isCurrent ? 'page' : undefined}>
              {label}
              {count !== null && <span className="quiet number">{count}</span>}
            </a>
          ))}
        </nav>
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
        <form method="post" action="/stock/bulk" className="stock-form">
          <input type="hidden" name="here" value={page.here} />
          <StockTable page={page} />
          {page.mayEdit && (
            <div className="stock-bulk">
              <span role="status" data-picked="# chosen">
                Tick cars to change them together
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
        </form>
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
