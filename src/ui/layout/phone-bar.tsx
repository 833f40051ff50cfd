import type { FrameView } from '#views/site/site-view.ts'
import { Icon } from '../elements/icon.tsx'

/** What a phone is for, in reach of the thumb: calling, writing, finding the way. It covers nothing at the page's end. */
export function PhoneBar({ site }: { readonly site: FrameView }) {
  return site.phoneBar.length === 0 ? null : (
    <nav aria-label="Call, enquire or visit" className="phone-bar">
      {site.phoneBar.map(({ icon, label, href }) => (
        <a key={label} href={href}>
          <Icon name={icon} />
          {label}
        </a>
      ))}
    </nav>
  )
}
