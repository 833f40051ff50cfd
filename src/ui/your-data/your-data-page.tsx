import { useMemo, useRef, useState } from 'react'
import { COOKIE_SETTINGS_ID, WATCHLIST_PATH, YOUR_DATA_PATH } from '#domain/paths.ts'
import type { StorageKey } from '#domain/visitor/storage-keys.ts'
import { receipt, signedIn, storedItems } from '#domain/visitor/stored-items.ts'
import type { SiteView } from '#views/site/site-view.ts'
import type { Say } from '#words/say.ts'
import * as words from '#words/your-data.ts'
import { CookieSettings } from '../consent/cookie-settings.tsx'
import { Button } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { policyLink } from '../layout/policy-link.ts'
import { useWords } from '../use-words.ts'
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
  const t = useWords()
  const { saving, region, tags } = site
  const things = useMemo(() => storedItems({ saving, region, tags }), [saving, region, tags])
  const keys = useMemo(() => things.map(({ key }) => key), [things])
  const { lines, clear } = useStoredLines(keys, t)
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const kept = lines ? keys.filter((key) => (lines[key]?.length ?? 0) > 0) : []
  const clearOne = (key: StorageKey, name: string) => {
    clear([key])
    setSaid(t(words.nameCleared, { name }))
  }
  const forgetReceipt = async () => {
    await onForgetReceipt()
    setSaid(t(words.nameCleared, { name: receipt().name }))
  }
  const clearAll = async () => {
    clear(keys)
    heading.current?.focus()
    await onForgetReceipt()
    setSaid(t(words.everythingIsCleared))
  }
  const policy = policyLink(site)
  return (
    <main id="content" className="your-data">
      <header className="lead-page-head">
        <div className="container">
          <h1>{t(words.dataDevice)}</h1>
          <p className="lead-page-introduction">{t(words.nameSavesFewThings, { name: site.name })}</p>
        </div>
      </header>
      <div className="your-data-body container">
        <section aria-labelledby="your-data-now" className="your-data-summary">
          <h2 id="your-data-now" ref={heading} tabIndex={-1}>
            {lines === null ? t(words.whatMaySave) : summary(kept.length, t)}
          </h2>
          <p className="no-script:hidden" role="status">
            {said}
          </p>
          <noscript>
            <p>{t(words.javaScriptOffBrowserSo)}</p>
          </noscript>
          {kept.length > 0 ? (
            <Button kind="primary" onClick={() => void clearAll()}>
              {t(words.clearEverything)}
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
          <StoredSection {...receipt()} lines={null} onClear={null}>
            <form
              method="post"
              action={YOUR_DATA_PATH}
              onSubmit={(event) => {
                event.preventDefault()
                void forgetReceipt()
              }}
            >
              <Button type="submit" kind="outline">
                {t(words.clear)}
                <span className="sr-only"> {t(words.receiptEnquiry)}</span>
              </Button>
            </form>
          </StoredSection>
          {saving === 'garage' ? (
            <StoredSection {...signedIn()} lines={null} onClear={null}>
              <a href={WATCHLIST_PATH} className="link inline-flex min-h-11 items-center">
                {t(words.yourSavedCars)}
              </a>
            </StoredSection>
          ) : null}
        </div>
      </div>
    </main>
  )
}

function summary(count: number, t: Say): string {
  if (count === 0) return t(words.nothingSavedRightNow)
  return t(words.itemsSavedRightNow, { count })
}
