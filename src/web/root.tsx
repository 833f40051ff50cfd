import { memo, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router'
import { TOUCH_ICON_PATH } from '#domain/paths.ts'
import { Written } from '#rendering/written.tsx'
import { fontsOf } from '#themes/fonts.ts'
import { stylesheetsOf } from '#themes/stylesheets.ts'
import { themeOf } from '#themes/themes.ts'
import { IconSprite } from '#ui/elements/icon.tsx'
import { useDismiss } from '#ui/elements/use-dismiss.ts'
import { usePanelFocus } from '#ui/elements/use-panel-focus.ts'
import { FavouritesCount } from '#ui/saved-cars/favourites-link.tsx'
import { SlotsProvider } from '#ui/theme-context.ts'
import { TradeProvider } from '#ui/trade-context.ts'
import type { SiteView } from '#views/site/site-view.ts'
import type { Route } from './+types/root.ts'
import { ConsentFrame } from './browser/consent-frame.tsx'
import { SavedCarsFrame } from './browser/saved-cars-frame.tsx'
import { useAnalytics } from './browser/use-analytics.ts'
import { useLinkNavigation } from './browser/use-link-navigation.ts'
import { useVisitTrail } from './browser/use-visit-trail.ts'
import { cachedSiteView } from './cached-site-view.ts'
import { EnquiryOverPage } from './enquiry-over-page.tsx'
import { LateErrorPage } from './late-error-page.tsx'
import { gateVisitors } from './middleware/gate-visitors.ts'
import { changesFrame, frameAround } from './middleware/masked-phones.ts'
import { contextOf } from './middleware/request-context.ts'
import { framePayload } from './shown-frame.tsx'
import { usePageStylesheets } from './use-page-stylesheets.ts'
import { FOOTER_ID, type FramedSite, HEADER_ID, useSite, useSiteIfAny } from './use-site.ts'

/** GARAGE-3 */
export const middleware: Route.MiddlewareFunction[] = [gateVisitors]

export function loader(args: Route.LoaderArgs) {
  const view = frameAround(args.url.pathname, cachedSiteView(contextOf(args)))
  return framePayload(view, new URL(args.request.url).pathname.endsWith('.data'))
}

/** The site's frame stays as it is while a visitor moves about; a car's page has another, and an action may change it. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return (formMethod !== undefined && formMethod !== 'GET') || changesFrame(currentUrl, nextUrl)
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const site = useSiteIfAny()
  const stylesheets = stylesheetsOf(site?.template ?? 'harbour', usePageStylesheets())
  return (
    <html lang={site?.language ?? 'en-AU'} data-template={site?.template}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {/* The precedence puts them before the scripts: what is asked for first is here first. It also lets a browser wait
            with the next page until it has what that page is drawn with. */}
        {stylesheets.map((stylesheet) => (
          <link key={stylesheet} rel="stylesheet" href={stylesheet} precedence="site" />
        ))}
        {site
          ? fontsOf(site.template).map((font) => (
              <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
            ))
          : null}
        <Links />
        {site ? <SiteMarks site={site} /> : null}
        {site ? <Tokens css={site.tokensCss} /> : null}
      </head>
      <body>
        <IconSprite />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** The site's icons, and what browsers and messengers show of it beside every page. */
function SiteMarks({ site }: { readonly site: SiteView }) {
  return (
    <>
      <link rel="icon" href={site.icon} type={site.icon.endsWith('.png') ? 'image/png' : 'image/svg+xml'} />
      <link rel="apple-touch-icon" href={TOUCH_ICON_PATH} />
      <meta name="theme-color" content={site.themeColour} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.language.replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Drawn once: React would empty and fill it anew with every page, and an empty style is none that the policy allows. */
const Tokens = memo(({ css }: { readonly css: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the site's checked colours alone.
  <style dangerouslySetInnerHTML={{ __html: css }} />
))

export default function Root() {
  const site = useSite()
  useLinkNavigation()
  useVisitTrail()
  return (
    <SiteFrame site={site}>
      <Outlet />
      <EnquiryOverPage />
    </SiteFrame>
  )
}

/** A page that failed stands in the site's own frame, unless it is the site itself that could not be loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useSiteIfAny()
  useLinkNavigation()
  if (!site) return <LateErrorPage error={error} />
  return (
    <SiteFrame site={site}>
      <LateErrorPage error={error} />
    </SiteFrame>
  )
}

interface SiteFrameProps {
  readonly site: FramedSite
  readonly children: ReactNode
}

function SiteFrame({ site, children }: SiteFrameProps) {
  const { slots } = themeOf(site.template)
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
