import type { Template } from '#site/site.ts'
import type { HomePage } from '#ui/slots.ts'
import { Home } from './base/slots/home.tsx'

const HOMES = import.meta.glob<HomePage>('./*/slots/home.tsx', { import: 'Home', eager: true })

/** A template's home page, separate from its other slots: no other page needs it, and the listing has a size budget. */
export function homeOf(template: Template): HomePage {
  return HOMES[`./${template}/slots/home.tsx`] ?? Home
}
