import type { FormFaults } from '#domain/form/form-faults.ts'
import type { CheckoutView } from '#views/reservation/checkout-view.ts'
import type { SiteView } from '#views/site/site-view.ts'
import * as words from '#words/reservation.ts'
import { SimilarCars } from '../car/similar-cars.tsx'
import { ButtonLink } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { Steps } from '../elements/steps.tsx'
import { LeadPageCar } from '../lead-page/lead-page-car.tsx'
import { TalkInstead } from '../lead-page/talk-instead.tsx'
import { useWords } from '../use-words.ts'
import { CheckoutForm } from './checkout-form.tsx'

/**
 * RESERVE-1: the page to reserve a car: the car, what the deposit does, and a form; or a message that it cannot be
 * reserved.
 */
export function CheckoutPage({
  site,
  page,
  action,
  faults,
}: {
  readonly site: SiteView
  readonly page: CheckoutView
  readonly action: string
  readonly faults: FormFaults | null
}) {
  const t = useWords()
  const { car } = page
  if (page.kind === 'closed')
    return (
      <main id="content" className="lead-page checkout-closed">
        <header className="lead-page-head">
          <div className="container">
            <h1>{page.heading}</h1>
            {/* After a failed try, the first sentence says that nothing was charged. */}
            <p className="lead-page-introduction">{faults ? `${faults.message} ${page.text}` : page.text}</p>
          </div>
        </header>
        <div className="lead-page-columns container">
          <LeadPageCar car={car} />
          <div className="checkout-ways">
            <ButtonLink href={car.href}>{t(words.enquireAboutOne)}</ButtonLink>
            <ButtonLink kind="outline" href="/search">
              {t(words.seeAllStock)}
            </ButtonLink>
          </div>
        </div>
        <div className="success-similar container">
          <SimilarCars cars={page.similar} />
        </div>
      </main>
    )
  return (
    <main id="content" className="lead-page">
      <header className="lead-page-head">
        <div className="container">
          <a href={car.href} className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline">
            <Icon name="chevron-left" className="size-4" />
            {t(words.backVehicle)}
          </a>
          <h1>{t(words.reserveOneOnline)}</h1>
          <p className="lead-page-introduction">
            {t(words.payAmountCardTitle, { amount: page.amount, title: car.title })}
          </p>
        </div>
      </header>
      <div className="lead-page-columns container">
        <LeadPageCar car={car} />
        <section aria-labelledby="lead-form-heading" className="lead-page-form">
          <h2 id="lead-form-heading">{t(words.yourDetails)}</h2>
          <CheckoutForm site={site} page={page} action={action} faults={faults} />
        </section>
        <aside className="lead-page-aside" aria-label={t(words.goodToKnow)}>
          <section>
            <h2>{t(words.howDepositWorks)}</h2>
            <ul className="checkout-promises">
              {page.promises.map(({ title, text }) => (
                <li key={title}>
                  <Icon name="check" className="size-5" />
                  <span>
                    <strong>{title}</strong> {text}
                  </span>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2>{t(words.whatHappensNext)}</h2>
            <Steps steps={page.steps} />
          </section>
          <TalkInstead site={site} />
        </aside>
      </div>
    </main>
  )
}
