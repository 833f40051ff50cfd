import type { PlaceView } from '#views/location/places-view.ts'
import * as words from '#words/location.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'
import { PhoneReveal } from './phone-reveal.tsx'

/**
 * A location's number, and its landline if it has one. On a site that masks numbers a button reveals the first, or
 * links to the form without JavaScript (PHONE-1).
 */
export function PlacePhone({
  place: { id, phone, landline },
}: {
  readonly place: Pick<PlaceView, 'id' | 'phone' | 'landline'>
}) {
  const t = useWords()
  if (phone.websiteId === null)
    return (
      <>
        <a href={phone.tel} className="place-line place-phone">
          <Icon name="phone" className="size-5 shrink-0" />
          {phone.text}
        </a>
        {landline ? (
          <a href={landline.tel} className="place-line place-landline">
            {t(words.landlineText, { text: landline.text })}
          </a>
        ) : null}
      </>
    )
  const location = { id, maskedPhone: phone.text }
  return (
    <PhoneReveal site={{ id: phone.websiteId }} carId={null} location={location} look="line" otherwise={phone.tel} />
  )
}
