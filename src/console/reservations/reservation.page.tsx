import { definePage } from '../page-modules.ts'
import { DoneLine } from '../parts/done-line.tsx'
import { Input } from '../parts/form/controls.tsx'
import { Form } from '../parts/form/form.tsx'
import { typedField } from '../parts/form/typed-field.ts'
import { Badge, Button, Fault, PageHeading, Select } from '../parts/parts.tsx'
import type { ReservationPage } from './reservation-values.ts'

export default definePage<ReservationPage>({ title: ({ car }) => car, View: ReservationView })

function ReservationView(page: ReservationPage) {
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
      <DoneLine text={page.notice} />
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
              <Form method="post" action={`${action}/complete`} className="stack">
                <h2>The buyer has bought the car</h2>
                <p className="quiet">The deposit is part of the price.</p>
                <Button>Mark as sold</Button>
              </Form>
            )}
            {acts.includes('extend') && (
              <Form method="post" action={`${action}/extend`} className="stack act">
                <h2>The buyer needs more time</h2>
                <Input type="hidden" name="seen" value={page.seen} />
                <Select
                  label="Hold the car for another"
                  choices={page.extend.choices}
                  {...typedField('hours', page.extend.hours)}
                />
                <Button quiet>Extend</Button>
              </Form>
            )}
            {acts.includes('refund') && (
              <Form method="post" action={`${action}/refund`} className="stack act">
                <h2>The deposit goes back</h2>
                <p className="quiet">
                  All of {page.amount} goes to the card that paid, once. The car is for sale again, and the buyer gets a
                  mail as a receipt.
                </p>
                <Select
                  label="Why"
                  choices={page.refund.choices}
                  empty="Choose a reason"
                  {...typedField('reason', page.refund.reason)}
                />
                <Button quiet>Refund {page.amount}</Button>
              </Form>
            )}
            {acts.includes('cancel') && (
              <Form method="post" action={`${action}/cancel`} className="stack">
                <h2>End the payment</h2>
                <p className="quiet">Nobody else can pay for the car until the buyer pays or their time is over.</p>
                <Button quiet>End the payment</Button>
              </Form>
            )}
            {acts.includes('retry') && (
              <Form method="post" action={`${action}/retry`} className="stack">
                <h2>The refund waits for the payment service</h2>
                <p className="quiet">It is tried again by itself, and the money leaves once.</p>
                <Button quiet>Try again now</Button>
              </Form>
            )}
          </section>
        )}
      </div>
    </>
  )
}
