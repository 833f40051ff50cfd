import type { ReactNode } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs, useRouteError } from 'react-router'
import { Written } from '#rendering/written.tsx'
import { slotsOf } from '#themes/themes.ts'
import { useDismiss } from '#ui/elements/use-dismiss.ts'
import { usePanelFocus } from '#ui/elements/use-panel-focus.ts'
import { FavouritesCount } from '#ui/saved-cars/favourites-link.tsx'
import { SlotsProvider } from '#ui/theme-context.ts'
import { TradeProvider } from '#ui/trade-context.ts'
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

/** Reloads the frame's data only after an action, and between pages that differ in masking phone numbers. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return (formMethod !== undefined && formMethod !== 'GET') || changesFrame(currentUrl, nextUrl)
}

/** The frame around every page: header, footer, saved cars. */
export function Root() {
  useLinkNavigation()
  useVisitTrail()
  return (
    <Document>
      <SiteFrame site={useSite()}>
        <Outlet />
        <EnquiryOverPage />
      </SiteFrame>
    </Document>
  )
}

/** An error page in the site's frame, or without it if the site could not be loaded. */
export function RootError() {
  const site = useSiteIfAny()
  const page = <LateErrorPage error={useRouteError()} />
  useLinkNavigation()
  return <Document failed>{site ? <SiteFrame site={site}>{page}</SiteFrame> : page}</Document>
}

interface SiteFrameProps {
  readonly site: FramedSite
  readonly children: ReactNode
}

function SiteFrame({ site, children }: SiteFrameProps) {
  const slots = slotsOf(site)
  useAnalytics(site)
  useDismiss(`#${HEADER_ID}`)
  usePanelFocus()
  return (
    <SlotsProvider value={slots}>
      <TradeProvider value={site.trade}>
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        {site.tags ? <ConsentFrame site={site} tags={site.tags} /> : null}
        <Written id={HEADER_ID} className="contents" html={site.frame.header} />
        {children}
        {site.saving !== 'off' ? (
          <>
            <FavouritesCount header={site.frame.header} />
            <SavedCarsFrame site={site} />
          </>
        ) : null}
        <Written id={FOOTER_ID} className="contents" html={site.frame.footer} />
      </TradeProvider>
    </SlotsProvider>
  )
}
