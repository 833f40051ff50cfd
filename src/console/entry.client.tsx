import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { loadScript, loadShown, sendForm, startWith } from './browser/ask-server.ts'
import { consoleRoutes } from './root.tsx'
import type { Shown } from './shown.ts'

const pageData: Shown = JSON.parse(document.querySelector('#page-data')?.textContent ?? '')
const stylesheet = document.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? ''
const build = document.documentElement.dataset['build'] ?? ''
// A form's answer before the script is there has the form's address, which is no page's.
if (pageData.at !== location.pathname + location.search) history.replaceState(null, '', pageData.at + location.hash)
startWith(pageData)
// Before hydration, or React would render the document again.
await loadScript(pageData)
const routes = consoleRoutes({ loader: loadShown, action: sendForm }, { build, stylesheet })
const router = createBrowserRouter(routes, { hydrationData: { loaderData: { page: pageData } } })
startTransition(() => {
  hydrateRoot(document, <RouterProvider router={router} />)
})
