import type { LocationView } from '#site/site-view.ts'
import { ButtonLink } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { OpeningHours } from '../location/opening-hours.tsx'
import { WeekHours } from '../location/week-hours.tsx'

/** PLACE-2: one location whole: address, phone, hours, the way there, its licence (LAW-2). */
export function LocationDetails({
  location,
  isPage,
  week,
}: {
  readonly location: LocationView
  /** The page is the location's own and has its name and address at its head. */
  readonly isPage: boolean
  /** The whole week's hours stand open; else they unfold. */
  readonly week: boolean
}) {
  return (
    <section aria-labelledby="lead-page-location" className="lead-page-location">
      <h2 id="lead-page-location">{isPage ? 'Visit or call' : location.name}</h2>
      <address className="not-italic">
        {isPage ? null : (
          <p className="flex gap-2.5 py-1.5">
            <Icon name="place" className="mt-0.5 size-5 shrink-0" />
            {location.address}
          </p>
        )}
        <a href={location.phone.tel} className="flex min-h-11 items-center gap-2.5 font-semibold hover:underline">
          <Icon name="phone" className="size-5 shrink-0" />
          {location.phone.text}
        </a>
      </address>
      {week ? <WeekHours hours={location.hours} className="mt-2" /> : <OpeningHours hours={location.hours} />}
      <ButtonLink
        kind="outline"
        href={location.directionsHref}
        rel="noopener"
        className={`w-full ${week ? 'mt-5' : 'mt-2'}`}
      >
        Get Directions
      </ButtonLink>
      {location.licence ? <p className="mt-4 text-sm text-muted">{location.licence}</p> : null}
    </section>
  )
}
