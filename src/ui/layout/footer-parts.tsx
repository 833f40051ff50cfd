import type { FrameView } from '#views/site/site-view.ts'
import * as words from '#words/frame.ts'
import { useWords } from '../use-words.ts'

interface PartProps {
  readonly site: FrameView
  readonly linkClassName: string
}

const LINK = 'footer-link'

/** The footer's columns of links. */
export function FooterColumns({ site, linkClassName }: PartProps) {
  return site.footer.map((column) => (
    <nav key={column.title} aria-label={column.title}>
      <h2 className="label mb-2">{column.title}</h2>
      <ul className={linkClassName}>
        {column.links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className={LINK}>
              <FooterLabel text={link.label} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ))
}

/** An email address is smaller, and breaks after its '@' alone: a column of a phone is narrow. */
function FooterLabel({ text }: { readonly text: string }) {
  const end = text.indexOf('@') + 1
  if (end === 0) return text
  return (
    <span className="footer-email">
      {text.slice(0, end)}
      <wbr />
      {text.slice(end)}
    </span>
  )
}

/** Each location with its licence number, named as such (LAW-2). */
export function FooterLocations({ site, linkClassName }: PartProps) {
  const t = useWords()
  return site.locations.map((location) => (
    <div key={location.id}>
      <h2 className="label mb-2">{location.name}</h2>
      <address className="not-italic">
        <p>{location.address}</p>
        <p className={linkClassName}>
          <a href={location.phone.tel} className={LINK}>
            {location.phone.text}
          </a>
        </p>
      </address>
      <p className={`flex flex-wrap gap-x-4 ${linkClassName}`}>
        <a href={location.href} aria-label={t(words.contactName, { name: location.name })} className={LINK}>
          {t(words.contactUs)}
        </a>
        <a
          href={location.directionsHref}
          aria-label={t(words.getDirectionsName, { name: location.name })}
          className={LINK}
        >
          {t(words.getDirections)}
        </a>
      </p>
      {location.licences.length > 0 ? <p className="mt-1 text-sm">{location.licences.join(' · ')}</p> : null}
    </div>
  ))
}

export function FooterSocial({ site, linkClassName }: PartProps) {
  if (site.social.length === 0) return null
  return (
    <ul className={`flex flex-wrap gap-x-5 ${linkClassName}`}>
      {site.social.map(({ name, href }) => (
        <li key={name}>
          <a href={href} rel="noopener" className={LINK}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The dealer's legal facts: name, ABN, licences, privacy (LAW-2, LAW-4). */
export function FooterLegal({ site, linkClassName }: PartProps) {
  const t = useWords()
  const { legal, notice } = site
  const facts = [
    `© ${notice.year} ${legal.name}`,
    notice.abn ? t(words.abnAbn, { abn: notice.abn }) : null,
    ...notice.licences,
    notice.address,
  ].filter((fact) => fact !== null)
  return (
    <div className="grid gap-3 text-sm">
      {notice.footnote ? <p className="max-w-prose">{notice.footnote}</p> : null}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {legal.links.map(({ label, href }) => (
          <a key={href} href={href} className={`${LINK} ${linkClassName}`}>
            {label}
          </a>
        ))}
      </p>
    </div>
  )
}
