import type { StockColumn } from '#domain/desk/stock-columns.ts'
import type { StockHeading, StockPage, StockPageRow } from '../pages/stock-page.ts'
import { Badge } from './parts.tsx'

export function StockTable({ page }: { readonly page: StockPage }) {
  const shown = page.columns.filter(({ isShown }) => isShown).map(({ value }) => value)
  const hasPhotos = shown.includes('photo')
  return (
    <div className="stock-scroll">
      <table className="stock-table">
        <thead>
          <tr>
            {page.mayEdit && (
              <th scope="col">
                <span className="visually-hidden">Tick</span>
                {/* The script shows it. */}
                <input type="checkbox" data-all="" hidden aria-label="All cars of this page" />
              </th>
            )}
            {page.head.map((heading) => (
              <Heading key={heading.label} heading={heading} />
            ))}
            {page.isWorklist && <th scope="col">What to do</th>}
          </tr>
        </thead>
        <tbody>
          {page.rows.map((row) => (
            <tr key={row.id} className="stock-row">
              {page.mayEdit && (
                <td className="pick stock-tick">
                  <input type="checkbox" name="car" value={row.id} aria-label={`${row.title}, ${row.stocknum}`} />
                </td>
              )}
              <td className="stock-car">
                {hasPhotos && <img src={row.picture} alt="" width="60" height="40" loading="lazy" />}
                <span>
                  <a href={row.href} className="stock-link">
                    {row.title}
                  </a>
                  {row.edited > 0 && <span className="quiet">{row.edited} set here</span>}
                </span>
              </td>
              {page.head.map(({ column }) => column && <Cell key={column} column={column} row={row} />)}
              {page.isWorklist && <Tasks row={row} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Heading({ heading: { label, isNumber, href, sorted } }: { readonly heading: StockHeading }) {
  return (
    <th scope="col" className={isNumber ? 'number' : undefined} aria-sort={sorted ?? undefined}>
      {href ? (
        <a href={href}>
          {label}
          {sorted && <span aria-hidden="true">{sorted === 'ascending' ? '↑' : '↓'}</span>}
        </a>
      ) : (
        label
      )}
    </th>
  )
}

function Cell({ column, row }: { readonly column: StockColumn; readonly row: StockPageRow }) {
  if (column === 'status')
    return (
      <td className="stock-state">
        <Badge tone={row.state.tone}>{row.state.text}</Badge>
      </td>
    )
  if (column === 'score')
    return (
      <td className="number stock-score" data-label="score">
        <Badge tone={row.scoreTone}>{row.score}</Badge>
      </td>
    )
  if (column === 'price')
    return (
      <td className="number stock-price">
        {row.price}
        {row.isOnOffer && <span className="quiet"> offer</span>}
      </td>
    )
  if (column === 'stocknum' || column === 'location') return <td className={`stock-${column}`}>{row[column]}</td>
  const { label, value } = FIGURES[column](row)
  return (
    <td className={value === '–' ? 'number stock-figure is-none' : 'number stock-figure'} data-label={label}>
      {value}
    </td>
  )
}

/** A figure of a car, and its word on a phone, which has no headings. */
const FIGURES = {
  photo: () => ({ label: '', value: '' }),
  age: ({ days }) => ({ label: days === 1 ? 'day' : 'days', value: days }),
  photos: ({ photos }) => ({ label: photos === 1 ? 'photo' : 'photos', value: photos }),
  views: ({ views }) => ({ label: views === '1' ? 'view' : 'views', value: views }),
  leads: ({ leads }) => ({ label: leads === '1' ? 'lead' : 'leads', value: leads }),
  channels: ({ channels }) => ({ label: 'channels', value: channels }),
} as const satisfies Readonly<
  Record<
    Exclude<StockColumn, 'status' | 'score' | 'price' | 'stocknum' | 'location'>,
    (row: StockPageRow) => { readonly label: string; readonly value: string | number }
  >
>

function Tasks({ row }: { readonly row: StockPageRow }) {
  return (
    <td className="stock-tasks">
      <ul>
        {row.tasks.map((task) => (
          <li key={task.text}>
            <a href={task.href}>{task.text}</a>
          </li>
        ))}
      </ul>
    </td>
  )
}
