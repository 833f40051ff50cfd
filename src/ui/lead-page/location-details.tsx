import type { HoursRow } from '#views/location/hours-rows.ts'
import type { LocationView } from '#views/site/site-view.ts'
import * as words from '#words/lead-page.ts'
import { ButtonLink } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { OpeningHours } from '../location/opening-hours.tsx'
import { useWords } from '../use-words.ts'

/** PLACE-2: the location next to a form: address, phone, hours, directions and licences (LAW-2). */
export function LocationDetails({
  location,
  hours,
}: {
  readonly location: LocationView
  readonly hours: readonly HoursRow[]
}) {
  const t = useWords()
  return (
    <section aria-labelledby="lead-page-location" className="lead-page-location">
      <h2 id="lead-page-location">{location.name}</h2>
      <address className="not-italic">
        <p className="flex gap-2.5 py-1.5">
          <Icon name="place" className="mt-0.5 size-5 shrink-0" />
          {location.address}
        </p>
        <a href={location.phone.tel} className="flex min-h-11 items-center gap-2.5 font-semibold hover:underline">
          <Icon name="phone" className="size-5 shrink-0" />
          {location.phone.text}
        </a>
        {location.landline ? (
          <a href={location.landline.tel} className="flex min-h-11 items-center pl-7.5 hover:underline">
            {t(words.landlineText, { text: location.landline.text })}
          </a>
        ) : null}
      </address>
      <OpeningHours hours={hours} />
      <ButtonLink kind="outline" href={location.directionsHref} rel="noopener" className="mt-2 w-full">
        {t(words.getDirections)}
      </ButtonLink>
      {location.licences.length > 0 ? <p className="mt-4 text-sm text-muted">{location.licences.join(' · ')}</p> : null}
    </section>
  )
}
