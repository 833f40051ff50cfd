import type { Site } from './site.ts'

/** The grounds of the templates that are dark; those of the others are in their tokens.css. */
const DARK_GROUNDS: Readonly<Partial<Record<Site['template'], string>>> = { gallery: '#14120f' }

/** The ground of a template that is dark; null: its tokens.css has all its colours. */
export function darkGroundOf(template: Site['template']): string | null {
  return DARK_GROUNDS[template] ?? null
}

/** The ground that a site's other colours follow from: its own, or that of a dark template; null: neither. */
export function groundOf({ template, branding }: Pick<Site, 'template' | 'branding'>): string | null {
  return branding.ground ?? darkGroundOf(template)
}
