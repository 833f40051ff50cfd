import type { FrameView } from '#views/site/site-view.ts'
import * as words from '#words/frame.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'
import { PhoneLink } from './phone-link.tsx'

/** The header's button (`menus.callToAction`); on a narrow screen the phone's menu has it. */
export function HeaderAction({ site, className = '' }: { readonly site: FrameView; readonly className?: string }) {
  const { callToAction } = site
  return callToAction ? (
    <a
      href={callToAction.href}
      className={`button button-primary hidden shrink-0 whitespace-nowrap sm:inline-flex ${className}`}
    >
      {callToAction.label}
    </a>
  ) : null
}

/** The phone in the header of a site without a strip: its number, or only its icon where there is no room. */
export function HeaderPhone({ site, className = '' }: { readonly site: FrameView; readonly className?: string }) {
  const t = useWords()
  const { strip, headerPhone } = site
  if (strip !== null || headerPhone === null) return null
  return (
    <PhoneLink phone={headerPhone} className={`strip-link px-3 tabular-nums ${className}`}>
      <Icon name="phone" />
      <span className="sr-only">{t(words.call)} </span>
      <span className="hidden sm:inline-flex">{headerPhone.text}</span>
    </PhoneLink>
  )
}
