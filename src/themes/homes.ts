import type { Template } from '#site/site.ts'
import type { HomePage } from '#ui/slots.ts'
import { Home as harbour } from './harbour/home.tsx'
import { Home as meadow } from './meadow/home.tsx'
import { Home as ridge } from './ridge/home.tsx'

/** Each template's home page, apart from its other parts: no other page needs it, and the listing is held to a weight. */
export const HOMES: Readonly<Record<Template, HomePage>> = { harbour, ridge, meadow }
