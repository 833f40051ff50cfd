import type { ReservationPage, ReservationsPage } from '../pages/reservation-page.ts'
import { DeskTabs } from './calendar-pages.tsx'
import { Badge, Button, Empty, Fault, PageHeading, Select, Time } from './parts.tsx'

export function ReservationsView({ hasCalendar, views, rows }: ReservationsPage) {
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

export function ReservationView(page: ReservationPage) {
  const { acts } = page
  const action = `/reservations/${page.id}`
  return (
    <>
      <p>
        <a href="/reservations">← Reservations</a>
      </p>
      <PageHeading title={page.car} note={`Deposit ${page.amount}`}>
        <Badge tone={page.state.tone}>{page.state.text}</Badge>
      </PageHeading>
      {page.notice && (
        <p className="notice" role="status">
          {page.notice}
        </p>
      )}
      <Fault text={page.fault} />
      <div className="detail">
        <section className="card" aria-label="Reservation">
          <dl className="facts">
            {page.facts.map(({ name, value, href }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{href ? <a href={href}>{value}</a> : value}</dd>
              </div>
            ))}
          </dl>
          {page.conversation && <a href={`/leads/${page.conversation}`}>Open the conversation</a>}
        </section>
        {acts.length > 0 && (
          <section className="card" aria-label="Actions">
            {acts.includes('complete') && (
              <form method="post" action={`${action}/complete`} className="stack">
                <h2>The buyer has bought the car</h2>
                <p className="quiet">The deposit is part of the price.</p>
                <Button>Mark as sold</Button>
              </form>
            )}
            {acts.includes('extend') && (
              <form method="post" action={`${action}/extend`} className="stack act">
                <h2>The buyer needs more time</h2>
                <input type="hidden" name="seen" value={page.seen} />
                <Select
                  label="Hold the car for another"
                  name="hours"
                  value="24"
                  choices={[
                    { value: '24', label: '24 hours' },
                    { value: '48', label: '2 days' },
                    { value: '72', label: '3 days' },
                  ]}
                />
                <Button quiet>Extend</Button>
              </form>
            )}
            {acts.includes('refund') && (
              <form method="post" action={`${action}/refund`} className="stack act">
                <h2>The deposit goes back</h2>
                <p className="quiet">
                  All of {page.amount} goes to the card that paid, once. The car is for sale again, and the buyer gets a
                  mail as a receipt.
                </p>
                <Select label="Why" name="reason" choices={page.reasons} empty="Choose a reason" />
                <Button quiet>Refund {page.amount}</Button>
              </form>
            )}
            {acts.includes('cancel') && (
              <form method="post" action={`${action}/cancel`} className="stack">
                <h2>End the payment</h2>
                <p className="quiet">Nobody else can pay for the car until the buyer pays or their time is over.</p>
                <Button quiet>End the payment</Button>
              </form>
            )}
            {acts.includes('retry') && (
              <form method="post" action={`${action}/retry`} className="stack">
                <h2>The refund waits for the payment service</h2>
                <p className="quiet">It is tried again by itself, and the money leaves once.</p>
                <Button quiet>Try again now</Button>
              </form>
            )}
          </section>
        )}
      </div>
    </>
  )
}
