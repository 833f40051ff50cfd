import type { AnswererView } from '#views/lead-page/answerer-view.ts'
import type { SuccessPlace } from '#views/lead-page/success-view.ts'
import type { SiteView } from '#views/site/site-view.ts'
import * as words from '#words/success.ts'
import { ButtonLink } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { Answerer } from '../lead-form/answerer.tsx'
import { OpeningHours } from '../location/opening-hours.tsx'
import { PhoneReveal } from '../location/phone-reveal.tsx'
import { useWords } from '../use-words.ts'

/** ROUTE-6: who will call, their opening hours, and directions (PHONE-1, PLACE-2, PLACE-3). */
export function WhoCalls({
  site,
  place,
  answerer,
  carId,
}: {
  readonly site: SiteView
  readonly place: SuccessPlace
  /** Who answers this lead; absent where nobody has to any more. */
  readonly answerer?: AnswererView | null
  readonly carId: string | null
}) {
  const t = useWords()
  return (
    <section aria-labelledby="who-calls" className="success-place">
      <p className="label text-muted">{t(words.yourDealership)}</p>
      <h2 id="who-calls" className="text-2xl">
        {place.name}
      </h2>
      <p className="mt-1 text-muted">{place.today}</p>
      {answerer ? <Answerer answerer={answerer} said={place.today} /> : null}
      <div className="mt-4 grid justify-items-start" data-department={place.department}>
        {place.phone ? (
          <a href={place.phone.tel} className="flex min-h-11 items-center gap-2.5 font-semibold hover:underline">
            <Icon name="phone" className="size-5 shrink-0" />
            {place.phone.text}
          </a>
        ) : null}
        {place.maskedPhone && carId ? (
          <PhoneReveal site={site} carId={carId} location={place} look="line" otherwise={place.href} />
        ) : null}
        <p className="flex gap-2.5 py-2.5">
          <Icon name="place" className="mt-0.5 size-5 shrink-0" />
          {place.address}
        </p>
        <OpeningHours hours={place.hours} />
      </div>
      <ButtonLink kind="outline" href={place.directionsHref} rel="noopener" className="mt-3 w-full">
        {t(words.getDirections)}
      </ButtonLink>
    </section>
  )
}
