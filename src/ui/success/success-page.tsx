import type { SuccessView } from '#views/lead-page/success-view.ts'
import type { SiteView } from '#views/site/site-view.ts'
import * as words from '#words/success.ts'
import { SimilarCars } from '../car/similar-cars.tsx'
import { ButtonLink } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { SaidHeading } from '../elements/said-heading.tsx'
import { Steps } from '../elements/steps.tsx'
import type { SuccessLayout } from '../slots.ts'
import { useWords } from '../use-words.ts'
import { AddPhotos } from './add-photos.tsx'
import { EnquiredCar } from './enquired-car.tsx'
import { WhoCalls } from './who-calls.tsx'

/** ROUTE-6: confirms the lead, and shows what happens next, who will call, and similar cars. */
export function SuccessPage({
  site,
  success,
  layout: Layout,
}: {
  readonly site: SiteView
  readonly success: SuccessView
  /** The template's. */
  readonly layout: SuccessLayout
}) {
  const t = useWords()
  const { reference, appointment, place, answerer, car, actions, photos, similar, onward } = success
  return (
    <main id="content" className="success-page">
      <Layout
        mark={
          <span className="success-mark">
            <Icon name="check" className="size-8" />
          </span>
        }
        heading={<SaidHeading>{success.heading}</SaidHeading>}
        message={<p className="success-message">{success.message}</p>}
        booked={appointment ? <Booked {...appointment} /> : null}
        steps={
          <section className="success-steps">
            <h2 className="text-2xl">{t(words.whatHappensNext)}</h2>
            <Steps steps={success.steps} className="mt-5" />
          </section>
        }
        photos={photos ? <AddPhotos photos={photos} /> : null}
        car={car ? <EnquiredCar car={car} /> : null}
        actions={actions.length > 0 ? <Actions actions={actions} /> : null}
        reference={
          <p className="success-reference">
            <span>{t(words.yourReference)}</span> <code>{reference}</code>
          </p>
        }
        place={place ? <WhoCalls site={site} place={place} answerer={answerer} carId={car?.id ?? null} /> : null}
        onward={
          <ButtonLink kind="outline" href={onward.href} className="w-full">
            {onward.label}
          </ButtonLink>
        }
        similar={similar.length > 0 ? <SimilarCars cars={similar} heading={t(words.moreCarsLike)} /> : null}
      />
    </main>
  )
}

function Booked({ text, calendarHref, changeHref }: NonNullable<SuccessView['appointment']>) {
  const t = useWords()
  return (
    <section aria-labelledby="booked" className="success-booked">
      <Icon name="calendar" className="size-7 shrink-0" />
      <div>
        <h2 id="booked" className="label">
          {t(words.yourTime)}
        </h2>
        <p className="display text-xl">{text}</p>
      </div>
      <div className="success-booked-ways">
        <a href={calendarHref} download className="button button-outline">
          {t(words.addToCalendar)}
        </a>
        <a href={changeHref} className="link inline-flex min-h-11 items-center justify-center">
          {t(words.moveOrCancel)}
        </a>
      </div>
    </section>
  )
}

function Actions({ actions }: Pick<SuccessView, 'actions'>) {
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      {actions.map(({ label, href }) => (
        <ButtonLink key={href} kind="outline" href={href}>
          {label}
        </ButtonLink>
      ))}
    </p>
  )
}
