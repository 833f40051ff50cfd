import type { FrameView } from '#views/site/site-view.ts'
import * as words from '#words/frame.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'
import { revealing } from './phone-link.tsx'

/** A phone's bar within reach of the thumb: call, enquire, directions. The end of the page has room for it, so it hides nothing. */
export function PhoneBar({ site }: { readonly site: FrameView }) {
  const t = useWords()
  return site.phoneBar.length === 0 ? null : (
    <nav aria-label={t(words.callEnquireVisit)} className="phone-bar">
      {site.phoneBar.map(({ icon, label, href, reveals }) => (
        <a key={label} href={href} {...revealing(reveals)}>
          <Icon name={icon} />
          {label}
        </a>
      ))}
    </nav>
  )
}
