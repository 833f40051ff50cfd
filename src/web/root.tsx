import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { siteView } from '#operations/show-site.ts'
import { themeOf } from '#themes/themes.ts'
import appCss from '#ui/app.css?url'
import { SlotsProvider } from '#ui/theme-context.ts'
import type { Route } from './+types/root.ts'
import { contextOf } from './request-context.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: appCss }]

export function loader(args: Route.LoaderArgs) {
  const { site, now } = contextOf(args)
  return siteView(site, now)
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={site?.language ?? 'en-AU'} data-template={site?.template}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {site ? <style dangerouslySetInnerHTML={{ __html: site.tokensCss }} /> : null}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData: site }: Route.ComponentProps) {
  const { slots } = themeOf(site.template)
  return (
    <SlotsProvider value={slots}>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <slots.Header site={site} />
      <Outlet />
      <slots.Footer site={site} />
    </SlotsProvider>
  )
}
