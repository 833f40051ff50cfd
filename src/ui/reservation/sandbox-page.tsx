import type { SandboxView } from '#views/reservation/sandbox-view.ts'
import * as words from '#words/reservation.ts'
import { Button, ButtonLink } from '../elements/button.tsx'
import { TextField } from '../form/field.tsx'
import { useWords } from '../use-words.ts'

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
  const t = useWords()
  const { amount, title, description, state, paidHref, cancelHref } = payment
  return (
    <main id="content" className="sandbox-page">
      <p className="sandbox-banner">
        <strong>{t(words.sandbox)}</strong> {t(words.noMoneyMovesPage)}
      </p>
      <div className="sandbox-panel container">
        <section aria-labelledby="sandbox-order" className="sandbox-order">
          <h1 id="sandbox-order">{title}</h1>
          <p className="sandbox-amount display">{amount}</p>
          <p className="text-muted">{description}</p>
          <h2>{t(words.testCards)}</h2>
          <dl>
            {CARDS.map(({ number, does }) => (
              <div key={number}>
                <dt>
                  <code>{number}</code>
                </dt>
                <dd>{t(does)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="sandbox-pay" className="sandbox-pay box">
          <h2 id="sandbox-pay">{state === 'open' ? t(words.payByCard) : t(words.paymentOver)}</h2>
          {state === 'open' ? (
            <form method="post" action={action} autoComplete="off">
              <TextField
                id="card-number"
                label={t(words.cardNumber)}
                name="card_number"
                inputMode="numeric"
                placeholder="4242 4242 4242 4242"
                required
                error={declined}
                maxLength={23}
              />
              <Button type="submit" size="large" className="w-full">
                {t(words.payAmount, { amount })}
              </Button>
              <ButtonLink kind="quiet" href={cancelHref} className="w-full">
                {t(words.cancelGoBack)}
              </ButtonLink>
            </form>
          ) : (
            <>
              <p className="text-muted">{state === 'paid' ? t(words.itWasPaid) : t(words.notPaidTimeLeft)}</p>
              <ButtonLink href={paidHref} className="mt-4 w-full">
                {t(words.backReservation)}
              </ButtonLink>
            </>
          )}
        </section>
      </div>
    </main>
  )
}

const CARDS = [
  { number: '4242 4242 4242 4242', does: words.isPaid },
  { number: '4000 0000 0000 0002', does: words.isDeclined },
  { number: '4000 0000 0000 9995', does: words.hasInsufficientFunds },
] as const
