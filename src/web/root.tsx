import type { ReactNode } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs, useRouteError } from 'react-router'
import { Written } from '#rendering/written.tsx'
import { slotsOf } from '#themes/themes.ts'
import { useDismiss } from '#ui/elements/use-dismiss.ts'
import { usePanelFocus } from '#ui/elements/use-panel-focus.ts'
import { BuyerPrices } from '#ui/finance/buyer-prices.tsx'
import { FavouritesCount } from '#ui/saved-cars/favourites-link.tsx'
import { SlotsProvider } from '#ui/theme-context.ts'
import { useWords } from '#ui/use-words.ts'
import * as words from '#words/frame.ts'
import { ConsentFrame } from './browser/consent-frame.tsx'
import { SavedCarsFrame } from './browser/saved-cars-frame.tsx'
import { useAnalytics } from './browser/use-analytics.ts'
import { useLinkNavigation } from './browser/use-link-navigation.ts'
import { useVisitTrail } from './browser/use-visit-trail.ts'
import { Document } from './document.tsx'
import { EnquiryOverPage } from './enquiry-over-page.tsx'
import { LateErrorPage } from './late-error-page.tsx'
import { changesFrame } from './middleware/masked-phones.ts'
import { FOOTER_ID, type FramedSite, HEADER_ID, useSite, useSiteIfAny } from './use-site.ts'

/**
 * Reloads the frame's data only after an action, in a preview whose draft has changed, between pages that differ in masking
 * phone numbers, and on a site with a banner of a location (SITE-10), whose pages about it alone show it.
 */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const { dataset } = document.documentElement
  return (
    (formMethod ?? 'GET') !== 'GET' ||
    'localBanner' in dataset ||
    ('preview' in dataset && currentUrl.href === nextUrl.href) ||
    changesFrame(currentUrl, nextUrl)
  )
}

/** The frame around every page: header, footer, saved cars. */
export function Root() {
  useVisitTrail()
  return (
    <Document>
      <SiteFrame site={useSite()}>
        <Outlet />
        <EnquiryOverPage />
      </SiteFrame>
      <LinkNavigation />
    </Document>
  )
}

/** An error page in the site's frame, or without it if the site could not be loaded. */
export function RootError() {
  const site = useSiteIfAny()
  const page = <LateErrorPage error={useRouteError()} />
  return (
    <Document failed>
      {site ? <SiteFrame site={site}>{page}</SiteFrame> : page}
      <LinkNavigation />
    </Document>
  )
}

/** Renders by itself, so that a pending navigation does not render the page. */
function LinkNavigation() {
  useLinkNavigation()
  return null
}

interface SiteFrameProps {
  readonly site: FramedSite
  readonly children: ReactNode
}

function SiteFrame({ site, children }: SiteFrameProps) {
  const t = useWords()
  const slots = slotsOf(site)
  useAnalytics(site)
  useDismiss(`#${HEADER_ID}`)
  usePanelFocus()
  return (
    <SlotsProvider value={slots}>
      <a className="skip-link" href="#content">
        {t(words.skipToContent)}
      </a>
      {site.tags ? <ConsentFrame site={site} tags={site.tags} /> : null}
      <Written id={HEADER_ID} className="contents" html={site.frame.header} />
      {children}
      <BuyerPrices region={site.region} />
      {site.saving !== 'off' ? (
        <>
          <FavouritesCount header={site.frame.header} />
          <SavedCarsFrame site={site} />
        </>
      ) : null}
      <Written id={FOOTER_ID} className="contents" html={site.frame.footer} />
    </SlotsProvider>
  )
}
