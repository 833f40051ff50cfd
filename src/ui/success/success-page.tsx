import type { SuccessView } from '#views/lead-page/success-view.ts'
import type { SiteView } from '#views/site/site-view.ts'
import { SimilarCars } from '../car/similar-cars.tsx'
import { ButtonLink } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { Steps } from '../elements/steps.tsx'
import { AddPhotos } from './add-photos.tsx'
import { EnquiredCar } from './enquired-car.tsx'
import { WhoCalls } from './who-calls.tsx'

/** ROUTE-6: confirms the lead, and shows what happens next, who will call, and similar cars. */
export function SuccessPage({ site, success }: { readonly site: SiteView; readonly success: SuccessView }) {
  const { heading, message, steps, reference, appointment, place, car, actions, photos, similar, onward } = success
  return (
    <main id="content" className="success-page">
      <header className="success-head">
        <div className="container">
          <span className="success-mark">
            <Icon name="check" className="size-8" />
          </span>
          <h1>{heading}</h1>
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
                  Your time
                </h2>
                <p className="display text-xl">{appointment.text}</p>
              </div>
              <div className="success-booked-ways">
                <a href={appointment.calendarHref} download className="button button-outline">
                  Add to calendar
                </a>
                <a href={appointment.changeHref} className="link inline-flex min-h-11 items-center justify-center">
                  Move or cancel
                </a>
              </div>
            </section>
          ) : null}
          <h2 className="text-2xl">What happens next</h2>
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
            <span>Your reference</span> <code>{reference}</code>
          </p>
        </div>
        <div className="success-side">
          {place ? <WhoCalls site={site} place={place} carId={car?.id ?? null} /> : null}
          <ButtonLink kind="outline" href={onward.href} className="w-full">
            {onward.label}
          </ButtonLink>
        </div>
      </div>
      {similar.length > 0 ? (
        <div className="success-similar container">
          <SimilarCars cars={similar} heading="More cars like this" />
        </div>
      ) : null}
    </main>
  )
}
