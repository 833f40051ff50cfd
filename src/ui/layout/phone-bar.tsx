import type { FrameView } from '#views/site/site-view.ts'
import { Icon } from '../elements/icon.tsx'
import { revealing } from './phone-link.tsx'

/** A phone's bar within reach of the thumb: call, enquire, directions. It covers nothing at the end of the page. */
export function PhoneBar({ site }: { readonly site: FrameView }) {
  return site.phoneBar.length === 0 ? null : (
    <nav aria-label="Call, enquire or visit" className="phone-bar">
      {site.phoneBar.map(({ icon, label, href, reveals }) => (
        <a key={label} href={href} {...revealing(reveals)}>
          <Icon name={icon} />
          {label}
        </a>
      ))}
    </nav>
  )
}
