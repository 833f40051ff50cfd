import { CONTACT_PATH } from '#domain/paths.ts'
import type { SiteView } from '#site/site-view.ts'
import { Icon } from '../elements/icon.tsx'

/** What a phone is for, in reach of the thumb: calling, writing, finding the way. It covers nothing at the page's end. */
export function PhoneBar({ site }: { readonly site: SiteView }) {
  const phone = site.strip?.salesPhone ?? site.locations[0]?.phone
  if (!site.phoneBar || !phone) return null
  const [first, ...others] = site.locations
  return (
    <nav aria-label="Call, enquire or visit" className="phone-bar">
      <a href={phone.tel}>
        <Icon name="phone" />
        Call
      </a>
      <a href={CONTACT_PATH}>
        <Icon name="mail" />
        Enquire
      </a>
      {first ? (
        <a href={others.length === 0 ? first.directionsHref : CONTACT_PATH + LOCATIONS}>
          <Icon name="place" />
          {others.length === 0 ? 'Directions' : 'Locations'}
        </a>
      ) : null}
    </nav>
  )
}

/** Where the contact page lists them. */
const LOCATIONS = '#location-directory'
