import type { FrameView } from '#views/site/site-view.ts'
import { Icon } from '../elements/icon.tsx'
import { PhoneLink } from './phone-link.tsx'

/** The sales number in a wide screen's header bar. A header without a strip has its own (`HeaderPhone`). */
export function BarPhone({ site }: { readonly site: FrameView }) {
  const phone = site.strip?.salesPhone
  if (!phone) return null
  return (
    <PhoneLink phone={phone} className="hidden min-h-11 items-center gap-2 whitespace-nowrap font-semibold lg:flex">
      <Icon name="phone" className="size-5" />
      {phone.text}
    </PhoneLink>
  )
}
