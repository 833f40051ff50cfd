import type { Template } from '#site/site.ts'
import type { HomePage } from '#ui/slots.ts'
import { Home } from './base/slots/home.tsx'

const HOMES = import.meta.glob<HomePage>('./*/slots/home.tsx', { import: 'Home', eager: true })

/** A template's home page, apart from its other slots: no other page needs it, and the listing is held to a weight. */
export function homeOf(template: Template): HomePage {
  return HOMES[`./${template}/slots/home.tsx`] ?? Home
}
