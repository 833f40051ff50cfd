import type { SiteView } from '#views/site/site-view.ts'
import type { VehicleLocationView } from '#views/vehicle/vehicle-location.ts'
import * as words from '#words/location.ts'
import { ButtonLink } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'
import { PhoneReveal } from './phone-reveal.tsx'

/** The car's location: address, today's hours, masked phone, directions, licence (PHONE-1, PLACE-2, LAW-2). */
export function LocationCard({
  site,
  carId,
  location,
}: {
  readonly site: SiteView
  readonly carId: string
  readonly location: VehicleLocationView
}) {
  const t = useWords()
  return (
    <section aria-labelledby="location" className="box p-5 sm:p-6">
      <h2 id="location" className="text-xl">
        {location.name}
      </h2>
      <ul className="mt-3 space-y-1">
        <li className="flex gap-2 py-1.5">
          <Icon name="place" className="mt-0.5 size-5 shrink-0" />
          {location.address}
        </li>
        <li className="flex gap-2 py-1.5">
          <Icon name="clock" className="mt-0.5 size-5 shrink-0" />
          {location.hoursToday}
        </li>
        {location.maskedPhone ? (
          <li id="call">
            <PhoneReveal site={site} carId={carId} location={location} look="line" />
          </li>
        ) : null}
      </ul>
      <ButtonLink kind="outline" href={location.directionsHref} className="mt-3 w-full" rel="noopener">
        {t(words.getDirections)}
      </ButtonLink>
      {location.licence ? <p className="mt-4 text-sm text-muted">{location.licence}</p> : null}
    </section>
  )
}
