import type { LeadPageName } from './lead-page-name.ts'
import { PAGE_ROUTES } from './page-routes.ts'

/** The form's page at each path of the route table. The pages of single locations under '/contact-us/' are not included. */
export const LEAD_PAGE_PATHS: Readonly<Record<string, LeadPageName>> = Object.fromEntries(
  PAGE_ROUTES.flatMap(({ path, leadPage }) => (leadPage ? [[`/${path}`, leadPage]] : [])),
)
