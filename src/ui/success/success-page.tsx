import type { SuccessView } from '#views/lead-page/success-view.ts'
import type { SiteView } from '#views/site/site-view.ts'
import * as words from '#words/success.ts'
import { SimilarCars } from '../car/similar-cars.tsx'
import { ButtonLink } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { SaidHeading } from '../elements/said-heading.tsx'
import { Steps } from '../elements/steps.tsx'
import { useWords } from '../use-words.ts'
import { AddPhotos } from './add-photos.tsx'
import { EnquiredCar } from './enquired-car.tsx'
import { WhoCalls } from './who-calls.tsx'

/** ROUTE-6: confirms the lead, and shows what happens next, who will call, and similar cars. */
export function SuccessPage({ site, success }: { readonly site: SiteView; readonly success: SuccessView }) {
  const t = useWords()
  const { heading, message, steps, reference, appointment, place, answerer, car, actions, photos, similar, onward } =
    success
  return (
    <main id="content" className="success-page">
      <header className="success-head">
        <div className="container">
          <span className="success-mark">
            <Icon name="check" className="size-8" />
          </span>
          <SaidHeading>{heading}</SaidHeading>
          <p className="success-message">{message}</p>
        </div>
      </header>
      <div className="success-columns container">
        <div className="success-main">
          {appointment ? (
            <section aria-labelledby="booked" className="success-booked">
              <Icon name="calendar" className="size-7 shrink-0" />
              <div>
                <h2 id="booked" className="label">
                  {t(words.yourTime)}
                </h2>
                <p className="display text-xl">{appointment.text}</p>
              </div>
              <div className="success-booked-ways">
                <a href={appointment.calendarHref} download className="button button-outline">
                  {t(words.addToCalendar)}
                </a>
                <a href={appointment.changeHref} className="link inline-flex min-h-11 items-center justify-center">
                  {t(words.moveOrCancel)}
                </a>
              </div>
            </section>
          ) : null}
          <h2 className="text-2xl">{t(words.whatHappensNext)}</h2>
          <Steps steps={steps} className="mt-5" />
          {photos ? <AddPhotos photos={photos} /> : null}
          {car ? <EnquiredCar car={car} /> : null}
          {actions.length > 0 ? (
            <p className="mt-4 flex flex-wrap gap-3">
              {actions.map(({ label, href }) => (
                <ButtonLink key={href} kind="outline" href={href}>
                  {label}
                </ButtonLink>
              ))}
            </p>
          ) : null}
          <p className="success-reference">
            <span>{t(words.yourReference)}</span> <code>{reference}</code>
          </p>
        </div>
        <div className="success-side">
          {place ? <WhoCalls site={site} place={place} answerer={answerer} carId={car?.id ?? null} /> : null}
          <ButtonLink kind="outline" href={onward.href} className="w-full">
            {onward.label}
          </ButtonLink>
        </div>
      </div>
      {similar.length > 0 ? (
        <div className="success-similar container">
          <SimilarCars cars={similar} heading={t(words.moreCarsLike)} />
        </div>
      ) : null}
    </main>
  )
}
