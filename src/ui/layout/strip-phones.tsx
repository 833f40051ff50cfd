import type { SiteView } from '#views/site/site-view.ts'
import * as words from '#words/frame.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'
import { PhoneLink } from './phone-link.tsx'

type Strip = NonNullable<SiteView['strip']>

/**
 * The Sales and Service phones of the strip (SITE-8); a site with one number for both shows it once. On a wide screen the
 * Sales number is in the bar below if the header has one there (`BarPhone`), so the strip does not repeat it.
 */
export function StripPhones({
  strip,
  className = '',
  overBar = false,
}: {
  readonly strip: Strip
  readonly className?: string
  readonly overBar?: boolean
}) {
  const t = useWords()
  const { salesPhone, servicePhone } = strip
  const serves = servicePhone?.tel === salesPhone?.tel ? null : servicePhone
  return [salesPhone, serves].map((phone, service) => {
    const name = service ? t(words.service) : t(words.sales)
    return phone ? (
      <PhoneLink
        key={name}
        phone={phone}
        data-department={name.toLowerCase()}
        className={`strip-link ${overBar && !service ? 'lg:hidden' : className}`}
      >
        <Icon name="phone" className="size-4" />
        {name} <b>{phone.text}</b>
      </PhoneLink>
    ) : null
  })
}
