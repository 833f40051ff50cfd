import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { isCardShape, isTemplate, loadCard, loadTheme } from '#themes/themes.ts'
import { loadData } from './browser/load-data.ts'
import { browserRoutes } from './browser-routes.ts'
import { loadErrorPage } from './late-error-page.tsx'

const { template, card } = document.documentElement.dataset
// The page and the template's components must be loaded before hydration, or React would render the document again.
const [routes] = await Promise.all([
  browserRoutes(window.location),
  isTemplate(template) ? loadTheme(template) : null,
  isCardShape(card) ? loadCard(card) : null,
  // An error page must hydrate to the server's markup.
  document.querySelector('main[data-error]') ? loadErrorPage() : null,
])
const hydrationData: HydrationState = JSON.parse(document.querySelector('#page-data')?.textContent ?? '{}')
const router = createBrowserRouter(routes, { hydrationData, dataStrategy: loadData })

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
})
