import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { isCardShape, isTemplate, loadCard, loadTheme } from '#themes/themes.ts'
import { takeOwnWords } from '#words/say.ts'
import { loadData } from './browser/load-data.ts'
import { browserRoutes } from './browser-routes.ts'
import { loadErrorPage } from './late-error-page.tsx'

const { words, ...hydrationData } = JSON.parse(document.querySelector('#page-data')?.textContent ?? '{}')
if (words) takeOwnWords(() => words)
const { template, card } = document.documentElement.dataset
// The page and the template's components must be loaded before hydration, or React would render the document again.
const [routes] = await Promise.all([
  browserRoutes(window.location),
  isTemplate(template) ? loadTheme(template) : null,
  isCardShape(card) ? loadCard(card) : null,
  // An error page must hydrate to the server's markup.
  document.querySelector('main[data-error]') ? loadErrorPage() : null,
])
/** The script of a preview asks it to load the page again; a visitor's page has no such script. */
export const router = createBrowserRouter(routes, { hydrationData, dataStrategy: loadData })

startTransition(() => {
  hydrateRoot(document, <RouterProvider router={router} />)
})
