import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import type { ColumnFact } from '#domain/desk/column-facts.ts'
import type { StockColumn } from '#domain/desk/stock-columns.ts'
import { Badge } from '../parts/parts.tsx'
import { PickAll, PickBox, type Picked } from '../parts/picked.tsx'
import { useScripted } from '../parts/use-scripted.ts'
import { sortedHref } from './sorted-href.ts'
import { SEARCH_FORM } from './stock-tools.tsx'
import type { StockHeading, StockPage, StockPageRow } from './stock-values.ts'

interface TableProps {
  readonly page: StockPage
  /** As they are now. */
  readonly rows: readonly StockPageRow[]
  /** Ids of rows that a change took out of the list. */
  readonly gone: ReadonlySet<string>
  readonly picked: Picked
}

export function StockTable({ page, rows, gone, picked }: TableProps) {
  const isScripted = useScripted()
  const shownColumns = page.columns.filter(({ isShown }) => isShown).map(({ value }) => value)
  const hasPhotos = shownColumns.includes('photo')
  return (
    <div className="stock-scroll">
      <table className="stock-table">
        <thead>
          <tr>
            {page.mayEdit && (
              <th scope="col" className="pick stock-tick">
                <span className="visually-hidden">Tick</span>
                {isScripted && <PickAll picked={picked} label="All cars of this page" />}
              </th>
            )}
            {page.head.map((heading) => (
              <Heading key={heading.label} heading={heading} />
            ))}
            {page.isWorklist && <th scope="col">What to do</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={gone.has(row.id) ? 'stock-row is-gone' : 'stock-row'}>
              {page.mayEdit && (
                <td className="pick stock-tick">
                  <label>
                    <PickBox picked={picked} id={row.id} name="car" label={`${row.title}, ${row.stocknum}`} />
                  </label>
                </td>
              )}
              <td className="stock-car">
                {hasPhotos && <img src={row.picture} alt="" width="60" height="40" loading="lazy" />}
                <span>
                  <a href={row.href} className="stock-link">
                    {row.title}
                  </a>
                  {gone.has(row.id) && <span className="quiet">No longer in this list</span>}
                  {row.edited > 0 && <span className="quiet">{row.edited} changed by us</span>}
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
  const navigate = useNavigate()
  /** A plain press takes along what is typed into the form; one for another tab goes where the link says. */
  const sort = (event: MouseEvent) => {
    const form = document.getElementById(SEARCH_FORM)
    if (href === null || !(form instanceof HTMLFormElement) || isForAnotherTab(event)) return
    event.preventDefault()
    void navigate(sortedHref(new FormData(form), href))
  }
  return (
    <th scope="col" className={isNumber ? 'number' : undefined} aria-sort={sorted ?? undefined}>
      {href ? (
        <a href={href} onClick={sort}>
          {label}
          {sorted && <span aria-hidden="true">{sorted === 'ascending' ? '↑' : '↓'}</span>}
        </a>
      ) : (
        label
      )}
    </th>
  )
}

function isForAnotherTab({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey
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
      <td className="number stock-score" data-label="Score">
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
  const { label, value } = isFact(column, row) ? { label: undefined, value: row.facts[column] } : FIGURES[column](row)
  const isNumber = label !== undefined || column === 'km'
  const classes = [isNumber && 'number', 'stock-figure', value === '–' && 'is-none'].filter(Boolean)
  return (
    <td className={classes.join(' ')} data-label={label}>
      {value}
    </td>
  )
}

function isFact(column: StockColumn, { facts }: StockPageRow): column is ColumnFact {
  return Object.hasOwn(facts, column)
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
    Exclude<StockColumn, ColumnFact | 'status' | 'score' | 'price' | 'stocknum' | 'location'>,
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
