import type { FrameView } from '#views/site/site-view.ts'
import * as words from '#words/frame.ts'
import { Icon } from '../elements/icon.tsx'
import { Panel } from '../elements/panel.tsx'
import { useWords } from '../use-words.ts'
import { DirectionsLink } from './directions-link.tsx'
import { PhoneLink } from './phone-link.tsx'

/** The menu of narrow screens: a panel over the page that opens without script. */
export function PhoneMenu({ site, className = '' }: { readonly site: FrameView; readonly className?: string }) {
  const t = useWords()
  const { headerPhone: phone, callToAction } = site
  return (
    <div className="phone-menu">
      <button type="button" popoverTarget="menu" className={className}>
        <Icon name="menu" className="size-6" />
        <span className="sr-only">{t(words.menu)}</span>
      </button>
      <Panel id="menu" label={t(words.menu)} title={site.name}>
        <nav aria-label={t(words.main)}>
          <ul>
            {site.header.map((entry) => (
              <li key={entry.label}>
                {'href' in entry ? (
                  <a href={entry.href}>{entry.label}</a>
                ) : (
                  <details>
                    <summary>
                      {entry.label}
                      <Icon name="chevron" className="menu-chevron" />
                    </summary>
                    <ul>
                      {('groups' in entry ? entry.groups : entry.items).map(({ label, href }) => (
                        <li key={href}>
                          <a href={href}>{label}</a>
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="phone-menu-foot">
          {callToAction ? (
            <a href={callToAction.href} className="button button-outline button-large">
              {callToAction.label}
            </a>
          ) : null}
          {phone ? (
            <PhoneLink phone={phone} className="button button-primary button-large">
              <Icon name="phone" />
              {t(words.callText, { text: phone.text })}
            </PhoneLink>
          ) : null}
          <Promises site={site} />
          {site.locations.map((location) => (
            <p key={location.id} className="phone-menu-place">
              <a href={location.href}>
                <Icon name="place" />
                <span>
                  <b>{location.name}</b>
                  {location.address}
                </span>
              </a>
              <DirectionsLink name={location.name} href={location.directionsHref} />
            </p>
          ))}
        </div>
      </Panel>
    </div>
  )
}

/** The dealer's promises (SITE-8). */
export function Promises({ site }: { readonly site: FrameView }) {
  return (
    <ul className="promises">
      {site.valuePropositions.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
