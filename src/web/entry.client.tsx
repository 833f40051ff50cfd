import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isTemplate, loadTheme } from '#themes/themes.ts'
import { loadErrorPage } from './late-error-page.tsx'

// The template's parts must be here before React takes the page over, or it would draw them anew.
const template = document.documentElement.dataset.template
if (isTemplate(template)) await loadTheme(template)
// An error page hydrates as the server drew it.
if (document.querySelector('main[data-error]')) await loadErrorPage()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
