import { DeskTabs } from '../calendar/desk-tabs.tsx'
import { definePage } from '../page-modules.ts'
import { Badge, Empty, PageHeading, Time } from '../parts/parts.tsx'
import type { ReservationsPage } from './reservation-values.ts'

export default definePage<ReservationsPage>({ title: 'Reservations', View: ReservationsView })

function ReservationsView({ hasCalendar, views, rows }: ReservationsPage) {
  return (
    <>
      <PageHeading title="Reservations" note="Cars that a buyer holds with a deposit" />
      {hasCalendar && <DeskTabs at="reservations" />}
      <nav className="chips" aria-label="Reservations">
        {views.map(({ value, label, count, isCurrent }) => (
          <a
            key={value}
            className="button quiet-button"
            href={`/reservations?show=${value}`}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {label} <span className="number quiet">{count}</span>
          </a>
        ))}
      </nav>
      {rows.length === 0 ? (
        <Empty title="None here">A reservation begins when a buyer pays a deposit on the site.</Empty>
      ) : (
        <ul className="card rows">
          {rows.map((row) => (
            <li key={row.href} className="reservation">
              <span>
                <a href={row.href}>
                  <strong>{row.car}</strong>
                </a>
                <br />
                <span className="quiet">
                  {row.buyer}
                  {row.stocknum && ` · ${row.stocknum}`} · begun <Time at={row.begun} />
                </span>
              </span>
              <span className="reservation-money">
                <span className="number">{row.amount}</span>
                <Badge tone={row.state.tone}>{row.state.text}</Badge>
                {row.note && <span className="quiet">{row.note}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
