import type { SiteView } from '#site/site-view.ts'
import { Icon } from '../elements/icon.tsx'

type Strip = NonNullable<SiteView['strip']>

/** The Sales and Service phones of the strip (SITE-8); a site with one number for both shows it once. */
export function StripPhones({ strip, className = '' }: { readonly strip: Strip; readonly className?: string }) {
  const { salesPhone, servicePhone } = strip
  const phones = [
    salesPhone ? { name: 'Sales', phone: salesPhone } : null,
    servicePhone && servicePhone.tel !== salesPhone?.tel ? { name: 'Service', phone: servicePhone } : null,
  ].filter((entry) => entry !== null)
  return phones.map(({ name, phone }, position) => (
    <a
      key={name}
      href={phone.tel}
      data-department={name.toLowerCase()}
      className={`min-h-11 items-center gap-1.5 whitespace-nowrap ${position === 0 ? 'flex' : 'hidden md:flex'} ${className}`}
    >
      <Icon name="phone" className="size-4" />
      <span>{name}</span>
      <span className="font-semibold tabular-nums">{phone.text}</span>
    </a>
  ))
}
