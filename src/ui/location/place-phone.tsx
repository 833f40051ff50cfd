import type { PlaceView } from '#views/location/places-view.ts'
import { Icon } from '../elements/icon.tsx'
import { PhoneReveal } from './phone-reveal.tsx'

/**
 * A location's number, and its landline where it has one. Where its site masks numbers a button tells the first, and
 * without script it leads to the form (PHONE-1).
 */
export function PlacePhone({ place: { id, phone, landline } }: { readonly place: PlaceView }) {
  if (phone.websiteId === null)
    return (
      <>
        <a href={phone.tel} className="place-line place-phone">
          <Icon name="phone" className="size-5 shrink-0" />
          {phone.text}
        </a>
        {landline ? (
          <a href={landline.tel} className="place-line place-landline">
            Landline {landline.text}
          </a>
        ) : null}
      </>
    )
  const location = { id, maskedPhone: phone.text }
  return (
    <PhoneReveal site={{ id: phone.websiteId }} carId={null} location={location} look="line" otherwise={phone.tel} />
  )
}
