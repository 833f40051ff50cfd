import { useMemo, useRef, useState } from 'react'
import { COOKIE_SETTINGS_ID, WATCHLIST_PATH, YOUR_DATA_PATH } from '#domain/paths.ts'
import type { StorageKey } from '#domain/visitor/storage-keys.ts'
import { RECEIPT, SIGNED_IN, storedItems } from '#domain/visitor/stored-items.ts'
import type { SiteView } from '#views/site/site-view.ts'
import { CookieSettings } from '../consent/cookie-settings.tsx'
import { Button } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { policyLink } from '../layout/policy-link.ts'
import { useTrade } from '../trade-context.ts'
import { StoredSection } from './stored-section.tsx'
import { useStoredLines } from './use-stored-lines.ts'

/**
 * What this browser stores for the site, in plain words, to clear one by one or all at once (LAW-4, FORM-11). Without
 * JavaScript it says what could be stored; the server clears the receipt cookie.
 */
export function YourDataPage({
  site,
  onForgetReceipt,
}: {
  readonly site: SiteView
  /** Clears the cookie without leaving the page. */
  readonly onForgetReceipt: () => Promise<void>
}) {
  const { saving, region, tags } = site
  const things = useMemo(() => storedItems({ saving, region, tags }), [saving, region, tags])
  const keys = useMemo(() => things.map(({ key }) => key), [things])
  const { lines, clear } = useStoredLines(keys)
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const trade = useTrade()
  const kept = lines ? keys.filter((key) => (lines[key]?.length ?? 0) > 0) : []
  const clearOne = (key: StorageKey, name: string) => {
    clear([key])
    setSaid(`${name}: cleared.`)
  }
  const forgetReceipt = async () => {
    await onForgetReceipt()
    setSaid(`${RECEIPT.name}: cleared.`)
  }
  const clearAll = async () => {
    clear(keys)
    heading.current?.focus()
    await onForgetReceipt()
    setSaid('Everything is cleared.')
  }
  const policy = policyLink(site)
  return (
    <main id="content" className="your-data">
      <header className="lead-page-head">
        <div className="container">
          <h1>Your data on this device</h1>
          <p className="lead-page-introduction">
            {site.name} saves a few things in your browser so you don’t have to enter them twice. Nobody else can read
            them, and they stay on this device until you send a form.
          </p>
        </div>
      </header>
      <div className="your-data-body container">
        <section aria-labelledby="your-data-now" className="your-data-summary">
          <h2 id="your-data-now" ref={heading} tabIndex={-1}>
            {lines === null ? 'What we may save' : summary(kept.length)}
          </h2>
          <p className="no-script:hidden" role="status">
            {said}
          </p>
          <noscript>
            <p>
              JavaScript is off in this browser, so we only save the receipt of an enquiry. With JavaScript on we would
              save these items, and you could see and clear each of them here.
            </p>
          </noscript>
          {kept.length > 0 ? (
            <Button kind="primary" onClick={() => void clearAll()}>
              Clear everything
            </Button>
          ) : null}
          {policy ? (
            <a href={policy.href} className="link inline-flex min-h-11 items-center gap-2">
              {policy.label}
              <Icon name="arrow" className="size-4" />
            </a>
          ) : null}
        </section>
        <div className="your-data-list">
          {things.map((thing) => (
            <StoredSection
              key={thing.key}
              id={thing.key === 'cookie-answer' ? COOKIE_SETTINGS_ID : null}
              name={thing.name}
              purpose={thing.purpose}
              lasts={thing.lasts}
              lines={lines?.[thing.key] ?? null}
              onClear={() => clearOne(thing.key, thing.name)}
            >
              {tags !== null && thing.key === 'cookie-answer' ? <CookieSettings tags={tags} /> : null}
            </StoredSection>
          ))}
          <StoredSection {...RECEIPT} lines={null} onClear={null}>
            <form
              method="post"
              action={YOUR_DATA_PATH}
              onSubmit={(event) => {
                event.preventDefault()
                void forgetReceipt()
              }}
            >
              <Button type="submit" kind="outline">
                Clear<span className="sr-only"> the receipt of your enquiry</span>
              </Button>
            </form>
          </StoredSection>
          {saving === 'garage' ? (
            <StoredSection {...SIGNED_IN} lines={null} onClear={null}>
              <a href={WATCHLIST_PATH} className="link inline-flex min-h-11 items-center">
                {trade('Your saved cars')}
              </a>
            </StoredSection>
          ) : null}
        </div>
      </div>
    </main>
  )
}

function summary(count: number): string {
  if (count === 0) return 'Nothing saved right now'
  return count === 1 ? '1 item saved right now' : `${count} items saved right now`
}
