import { renderToStaticMarkup } from 'react-dom/server'
import css from './welcome.css?inline'
import { WelcomePage } from './welcome-page.tsx'
import type { WelcomeView } from './welcome-view.ts'

/** The entry of the welcome page's build: the whole page with its styles, so that it needs no other file. */
export function renderWelcome(view: WelcomeView): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>Welcome to Forecourt</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet. */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <WelcomePage view={view} />
      </body>
    </html>,
  )}`
}
