import { type Site, TEMPLATE_GROUNDS } from './site.ts'

/** The ground that a site's other colours follow from: its own, or its template's; null: neither has one. */
export function groundOf({ template, branding }: Pick<Site, 'template' | 'branding'>): string | null {
  return branding.ground ?? TEMPLATE_GROUNDS[template]
}
