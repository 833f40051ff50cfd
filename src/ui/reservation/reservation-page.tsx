import type { ReservationView } from '#views/reservation/reservation-view.ts'
import type { SiteView } from '#views/site/site-view.ts'
import * as words from '#words/reservation.ts'
import { useKeptReservation } from '../car/own-reservation.ts'
import { SimilarCars } from '../car/similar-cars.tsx'
import { Button, ButtonLink } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { SaidHeading } from '../elements/said-heading.tsx'
import { Steps } from '../elements/steps.tsx'
import { EnquiredCar } from '../success/enquired-car.tsx'
import { WhoCalls } from '../success/who-calls.tsx'
import { useWords } from '../use-words.ts'

/** A buyer's page for a reservation: its state and end, the next steps and a link onwards. */
export function ReservationPage({
  site,
  reservation,
}: {
  readonly site: SiteView
  readonly reservation: ReservationView
}) {
  const t = useWords()
  const { mood, heading, text, facts, steps, car, place, similar, onward, token, reference, held, cancel } = reservation
  useKeptReservation(token, held?.carId ?? null)
  return (
    <main id="content" className="success-page" data-reservation={mood} data-held-until={held?.until}>
      <header className="success-head">
        <div className="container">
          <span className={`success-mark reservation-mark-${mood}`}>
            <Icon name={MARKS[mood]} className="size-8" />
          </span>
          <SaidHeading>{heading}</SaidHeading>
          <p className="success-message">{text}</p>
        </div>
      </header>
      <div className="success-columns container">
        <div className="success-main">
          {facts.length > 0 ? (
            <dl className="reservation-facts">
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt className="label">{label}</dt>
                  <dd className="display">{value}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          {steps.length > 0 ? (
            <>
              <h2 className="text-2xl">{t(words.whatHappensNext)}</h2>
              <Steps steps={steps} className="mt-5" />
            </>
          ) : null}
          {mood === 'good' ? null : (
            <p>
              <ButtonLink href={onward.href} size="large">
                {onward.label}
              </ButtonLink>
            </p>
          )}
          {cancel ? (
            <details className="visit-cancel">
              <summary>{cancel.summary}</summary>
              <p>{cancel.text}</p>
              <form method="post">
                <Button type="submit" kind="outline" name="act" value={cancel.act}>
                  {cancel.button}
                </Button>
              </form>
            </details>
          ) : null}
          {car ? (
            <EnquiredCar car={car} label={mood === 'over' ? t(words.thisWasAbout) : t(words.yourVehicle)} />
          ) : null}
          <p className="success-reference">
            <span>{t(words.yourReference)}</span> <code>{reference}</code>
          </p>
        </div>
        <div className="success-side">
          {place ? <WhoCalls site={site} place={place} carId={car?.id ?? null} /> : null}
          {mood === 'good' ? (
            <ButtonLink kind="outline" href={onward.href} className="w-full">
              {onward.label}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      {similar.length > 0 ? (
        <div className="success-similar container">
          <SimilarCars cars={similar} />
        </div>
      ) : null}
    </main>
  )
}

const MARKS = { good: 'check', waiting: 'clock', over: 'close' } as const
