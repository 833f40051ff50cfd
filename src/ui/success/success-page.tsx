import type { SuccessView } from '#domain/lead/success-view.ts'
import { ButtonLink } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { Steps } from '../elements/steps.tsx'
import { EnquiredCar } from './enquired-car.tsx'

/** ROUTE-6: that the lead has arrived, what happens next, who will call. */
export function SuccessPage({ success }: { readonly success: SuccessView }) {
  const { heading, message, steps, place, car } = success
  return (
    <main id="content" className="success-page container py-10 sm:py-16">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <span className="mb-5 flex size-14 items-center justify-center rounded-chip bg-good-soft text-good">
            <Icon name="check" className="size-8" />
          </span>
          <h1 className="text-4xl sm:text-5xl">{heading}</h1>
          <p className="mt-4 max-w-prose text-lg text-muted">{message}</p>
          <h2 className="mt-10 text-2xl">What happens next</h2>
          <Steps steps={steps} className="mt-5" />
          {place ? (
            <p className="mt-10 max-w-prose border-t border-line pt-6">
              The call comes from <strong>{place.name}</strong>. If you would rather not wait, ring{' '}
              <a className="link inline-block py-1 font-semibold whitespace-nowrap" href={place.tel}>
                {place.phone}
              </a>
              .
            </p>
          ) : null}
        </div>
        <div>
          {car ? <EnquiredCar car={car} /> : null}
          <ButtonLink kind="outline" href={car ? car.similarHref : '/search'} className="mt-4 w-full">
            {car ? 'Find Me Something Similar' : 'See all stock'}
          </ButtonLink>
        </div>
      </div>
    </main>
  )
}
