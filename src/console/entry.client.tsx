import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { loadShown, sendForm, startWith } from './browser/ask-server.ts'
import { loadPage } from './page-modules.ts'
import { consoleRoutes } from './root.tsx'
import type { Shown } from './shown.ts'

const shown: Shown = JSON.parse(document.querySelector('#page-data')?.textContent ?? '')
const stylesheet = document.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? ''
const build = document.documentElement.dataset['build'] ?? ''
// A form's answer before the script is there has the form's address, which is no page's.
if (shown.at !== location.pathname + location.search) history.replaceState(null, '', shown.at + location.hash)
startWith(shown)
// Before hydration, or React would render the document again.
await loadPage(shown.page.kind)
const routes = consoleRoutes({ loader: loadShown, action: sendForm }, { build, stylesheet })
const router = createBrowserRouter(routes, { hydrationData: { loaderData: { page: shown } } })
startTransition(() => {
  hydrateRoot(document, <RouterProvider router={router} />)
})
