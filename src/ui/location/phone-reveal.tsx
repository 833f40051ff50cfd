import { useState } from 'react'
import type { SiteView } from '#views/site/site-view.ts'
import type { VehicleLocationView } from '#views/vehicle/vehicle-location.ts'
import * as words from '#words/location.ts'
import { buttonClass } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { useWords } from '../use-words.ts'
import { type RevealedPhone, revealPhone } from './reveal-phone.ts'

/**
 * PHONE-1: the number is masked and not in the page until revealed. Without JavaScript, or if the call fails, it links
 * to the enquiry.
 */
export function PhoneReveal({
  site,
  carId,
  location,
  look,
  otherwise = '#enquire',
}: {
  readonly site: Pick<SiteView, 'id'>
  /** Null: the location's own number. */
  readonly carId: string | null
  readonly location: Pick<VehicleLocationView, 'maskedPhone' | 'dealershipId'> & { readonly id?: string }
  readonly look: 'button' | 'line'
  /** Link target without JavaScript, or if the call fails. */
  readonly otherwise?: string
}) {
  const t = useWords()
  const hydrated = useHydrated()
  const [phone, setPhone] = useState<RevealedPhone | null>(null)
  const [failed, setFailed] = useState(false)
  const className = look === 'button' ? buttonClass({ kind: 'outline' }, 'w-full') : LINE
  const masked = (
    <>
      <Icon name="phone" className="size-5 shrink-0" />
      <span>{location.maskedPhone}</span>
      <span className="underline underline-offset-4">{failed ? t(words.enquireInstead) : t(words.showNumber)}</span>
    </>
  )
  if (phone)
    return (
      <a className={className} href={phone.tel} ref={(link) => link?.focus()}>
        <Icon name="phone" className="size-5 shrink-0" />
        <span className="font-semibold">{phone.phone}</span>
      </a>
    )
  if (!hydrated || failed)
    return (
      <a className={className} href={otherwise}>
        {masked}
      </a>
    )
  const reveal = async () => {
    const revealed = await revealPhone({
      carId,
      locationId: carId === null ? (location.id ?? null) : null,
      dealershipId: location.dealershipId ?? null,
      websiteId: site.id,
    })
    if (revealed) setPhone(revealed)
    else setFailed(true)
  }
  return (
    <button type="button" className={className} onClick={() => void reveal()}>
      {masked}
    </button>
  )
}

const LINE = 'inline-flex min-h-11 items-center gap-2 text-left'
