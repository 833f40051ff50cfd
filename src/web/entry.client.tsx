import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { isTemplate, loadTheme } from '#themes/themes.ts'

// The template's parts must be here before React takes the page over, or it would draw them anew.
const template = document.documentElement.dataset.template
if (isTemplate(template)) await loadTheme(template)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
