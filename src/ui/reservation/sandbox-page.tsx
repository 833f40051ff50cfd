import type { SandboxView } from '#views/reservation/sandbox-view.ts'
import { Button, ButtonLink } from '../elements/button.tsx'
import { TextField } from '../form/field.tsx'

/** RESERVE-2: payment page of the built-in test gateway. Its first line says that no money moves. */
export function SandboxPage({
  payment,
  action,
  declined,
}: {
  readonly payment: SandboxView
  readonly action: string
  /** Why the card was declined. */
  readonly declined: string | null
}) {
  const { amount, title, description, state, paidHref, cancelHref } = payment
  return (
    <main id="content" className="sandbox-page">
      <p className="sandbox-banner">
        <strong>Sandbox</strong> No money moves on this page. Use a test card, never your own.
      </p>
      <div className="sandbox-panel container">
        <section aria-labelledby="sandbox-order" className="sandbox-order">
          <h1 id="sandbox-order">{title}</h1>
          <p className="sandbox-amount display">{amount}</p>
          <p className="text-muted">{description}</p>
          <h2>Test cards</h2>
          <dl>
            {CARDS.map(({ number, does }) => (
              <div key={number}>
                <dt>
                  <code>{number}</code>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="sandbox-pay" className="sandbox-pay box">
          <h2 id="sandbox-pay">{state === 'open' ? 'Pay by card' : 'This payment is over'}</h2>
          {state === 'open' ? (
            <form method="post" action={action} autoComplete="off">
              <TextField
                id="card-number"
                label="Card number"
                name="card_number"
                inputMode="numeric"
                placeholder="4242 4242 4242 4242"
                required
                error={declined}
                maxLength={23}
              />
              <Button type="submit" size="large" className="w-full">
                Pay {amount}
              </Button>
              <ButtonLink kind="quiet" href={cancelHref} className="w-full">
                Cancel and go back
              </ButtonLink>
            </form>
          ) : (
            <>
              <p className="text-muted">It was {state === 'paid' ? 'paid' : 'not paid in time, or left'}.</p>
              <ButtonLink href={paidHref} className="mt-4 w-full">
                Back to your reservation
              </ButtonLink>
            </>
          )}
        </section>
      </div>
    </main>
  )
}

const CARDS = [
  { number: '4242 4242 4242 4242', does: 'is paid' },
  { number: '4000 0000 0000 0002', does: 'is declined' },
  { number: '4000 0000 0000 9995', does: 'has insufficient funds' },
] as const
