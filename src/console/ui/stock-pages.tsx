import type { StockNotice, StockPage, StockPageRow } from '../pages/stock-page.ts'
import { Badge, Button, Empty, Fault, PageHeading, Select, Tabs } from './parts.tsx'

/** What was just done, with its undo. */
export function Notice({ notice, back }: { readonly notice: StockNotice | null; readonly back: string }) {
  if (notice === null) return null
  return (
    <div className="notice stock-notice" role="status">
      <span>{notice.text}</span>
      {notice.undo && (
        <form method="post" action={`/stock/undo/${notice.undo}`}>
          <input type="hidden" name="back" value={back} />
          <button type="submit" className="link">
            Undo
          </button>
        </form>
      )}
    </div>
  )
}

export function StockView(page: StockPage) {
  return (
    <>
      <PageHeading title="Stock" note={page.note}>
        <a href="/hand-cars">Added by hand</a>
      </PageHeading>
      <Notice notice={page.notice} back="/stock" />
      <Fault text={page.fault} />
      <Tabs label="Views" tabs={page.views.map((view) => ({ ...view, tone: 'plain' }))} />
      <form method="get" action="/stock" className="toolbar stock-tools">
        <input type="hidden" name="view" value={page.query.view} />
        <div className="field">
          <label htmlFor="stock-words" className="visually-hidden">
            Title, stock number, plate or VIN
          </label>
          <input
            id="stock-words"
            type="search"
            name="q"
            defaultValue={page.query.words}
            placeholder="Title, stock number, plate or VIN"
          />
        </div>
        <Select label="Order" isLabelHidden name="sort" choices={page.orders} value={page.query.order} />
        <Button quiet>Search</Button>
      </form>
      {page.rows.length === 0 ? (
        <Empty title="No cars here">
          <p>{page.query.words ? 'Try fewer words, or another view.' : 'Cars appear here when a feed brings them.'}</p>
        </Empty>
      ) : (
        <form method="post" action="/stock/bulk" className="stock-form">
          <table className="stock-table">
            <thead>
              <tr>
                {page.mayEdit && (
                  <th scope="col">
                    <span className="visually-hidden">Tick</span>
                  </th>
                )}
                <th scope="col">Car</th>
                <th scope="col">Status</th>
                <th scope="col" className="number">
                  Price
                </th>
                <th scope="col" className="number">
                  Days
                </th>
                <th scope="col" className="number">
                  Photos
                </th>
                <th scope="col" className="number">
                  Views
                </th>
                <th scope="col" className="number">
                  Score
                </th>
                {page.isWorklist && <th scope="col">What to do</th>}
              </tr>
            </thead>
            <tbody>
              {page.rows.map((row) => (
                <Row key={row.id} row={row} page={page} />
              ))}
            </tbody>
          </table>
          {page.mayEdit && (
            <div className="stock-bulk">
              <Select
                label="Change of the ticked cars"
                isLabelHidden
                name="field"
                choices={page.bulk}
                empty="Change of the ticked cars …"
              />
              <Button quiet>Next</Button>
            </div>
          )}
        </form>
      )}
      {(page.previous || page.next) && (
        <nav className="week-bar" aria-label="Pages">
          {page.previous ? <a href={page.previous}>← Earlier cars</a> : <span />}
          <span className="quiet">{page.pageText}</span>
          {page.next ? <a href={page.next}>More cars →</a> : <span />}
        </nav>
      )}
    </>
  )
}

function Row({ row, page }: { readonly row: StockPageRow; readonly page: StockPage }) {
  return (
    <tr>
      {page.mayEdit && (
        <td className="stock-tick">
          <input type="checkbox" name="car" value={row.id} aria-label={`${row.title}, ${row.stocknum}`} />
        </td>
      )}
      <td className="stock-car">
        {row.picture && <img src={row.picture} alt="" width="60" height="40" loading="lazy" />}
        <span>
          <a href={row.href}>{row.title}</a>
          <span className="quiet">
            {row.stocknum}
            {row.edited > 0 && ` · ${row.edited} set here`}
          </span>
        </span>
      </td>
      <td className="stock-state">
        <Badge tone={row.state.tone}>{row.state.text}</Badge>
      </td>
      <td className="number stock-price">{row.price}</td>
      <td className="number" data-label="days">
        {row.days}
      </td>
      <td className="number" data-label="photos">
        {row.photos}
      </td>
      <td className="number" data-label="views">
        {row.views}
      </td>
      <td className="number" data-label="score">
        <Badge tone={row.scoreTone}>{row.score}</Badge>
      </td>
      {page.isWorklist && (
        <td className="stock-tasks">
          <ul>
            {row.tasks.map((task) => (
              <li key={task.text}>
                <a href={task.href}>{task.text}</a>
              </li>
            ))}
          </ul>
        </td>
      )}
    </tr>
  )
}
