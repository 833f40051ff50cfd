import { memo, type ReactNode } from 'react'
import { ScrollRestoration, useMatches } from 'react-router'
import { TOUCH_ICON_PATH } from '#domain/paths.ts'
import { scriptJson } from '#rendering/one-byte.ts'
import { fontsOf } from '#themes/fonts.ts'
import { stylesheetsOf } from '#themes/stylesheets.ts'
import { MARK_BUYER } from '#ui/browser-storage/stored-items.ts'
import { IconSprite } from '#ui/elements/icon.tsx'
import type { SiteView } from '#views/site/site-view.ts'
import { usePageHandle, usePageStylesheets } from './page-handle.ts'
import type { HeadTag } from './page-meta.ts'
import { useSiteIfAny } from './use-site.ts'

interface DocumentProps {
  /** An error page renders its own title. */
  readonly failed?: boolean
  readonly children: ReactNode
}

/** The HTML document. The server adds the page's data and scripts at the end of the body (whole-page.tsx). */
export function Document({ failed = false, children }: DocumentProps) {
  const site = useSiteIfAny()
  const page = usePageStylesheets()
  return (
    <html
      lang={site?.language ?? 'en-AU'}
      data-template={site?.template}
      data-card={site?.cardShape ?? undefined}
      data-local-banner={site?.localBanner && ''}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {failed ? null : <PageMeta />}
        {/* With a precedence, React shows the next page only when its stylesheets have loaded. */}
        {stylesheetsOf(site?.template ?? 'harbour', page, site?.stylesheets ?? null).map((stylesheet) => (
          <link key={stylesheet} rel="stylesheet" href={stylesheet} precedence="site" />
        ))}
        {/* The server's alone: a browser that runs the page's script has loaded them. */}
        {site && import.meta.env.SSR
          ? fontsOf(site.template, site.typefaces).map((font) => (
              <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
            ))
          : null}
        {site ? <SiteMarks site={site} /> : null}
        {site ? <Tokens css={site.tokensCss} /> : null}
        {site ? <BuyerMark /> : null}
      </head>
      <body>
        <IconSprite />
        {children}
        <ScrollRestoration />
      </body>
    </html>
  )
}

/** Head tags of the page's route, for search engines and messengers. */
function PageMeta() {
  const page = useMatches().at(-1)
  const { meta } = usePageHandle()
  return meta?.({ loaderData: page?.loaderData ?? undefined, site: useSiteIfAny() }).map(headElement) ?? null
}

function headElement(tag: HeadTag): ReactNode {
  const key = JSON.stringify(tag)
  if ('title' in tag) return <title key="title">{tag.title}</title>
  if ('rel' in tag) return <link key={key} {...tag} />
  if (!('script:ld+json' in tag)) return <meta key={key} {...tag} />
  const json = scriptJson(tag['script:ld+json'])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its element.
  return <script key={key} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** The site's icons, theme colour and Open Graph tags, the same on every page. */
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

/**
 * Memoised: React would empty and refill it on every navigation, and the Content-Security-Policy has no hash for an
 * empty style.
 */
const Tokens = memo(({ css }: { readonly css: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the site's checked colours alone.
  <style dangerouslySetInnerHTML={{ __html: css }} />
))

/** Memoised like the tokens: the browser runs it once, before it paints, and its own scripts are without it. */
const BuyerMark = memo(() => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours.
  <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? MARK_BUYER : '' }} />
))
