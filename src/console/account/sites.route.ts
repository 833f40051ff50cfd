import { chooseSite } from '#operations/staff/choose-site.ts'
import { visitSite } from '#operations/staff/visit-site.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { MISSING } from '../refusal-pages.ts'
import { typedPage } from '../shown.ts'
import type { SitesPage } from './account-values.ts'

/** The site switcher, and an operator's visits (STAFF-3, STAFF-7). */
export const routes = {
  'GET /sites': async (call) => sitesPage(call, null),
  'POST /sites': async (call) => {
    const { platform, visitor, form } = call
    if (visitor === null) return { to: '/sign-in' }
    const slug = formText(form, 'site')
    if (visitor.sites.includes(slug)) {
      await chooseSite(platform, visitor, slug)
      return { to: '/' }
    }
    if (!visitor.person.isOperator) return MISSING
    const isVisiting = await visitSite(platform, visitor, slug, formText(form, 'reason'))
    return isVisiting ? { to: '/' } : sitesPage(call, 'Write why you enter this site, in ten characters or more.')
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

function sitesPage({ platform, visitor, allSites, form }: ConsoleCall, fault: string | null): ConsoleAnswer {
  const sites = (visitor?.sites ?? []).flatMap((slug) => {
    const site = platform.siteBySlug(slug)
    return site ? [{ slug, name: site.name }] : []
  })
  const visits = visitor?.person.isOperator ? allSites.map(({ slug, name }) => ({ slug, name })) : null
  const typed = { site: formText(form, 'site'), reason: formText(form, 'reason') }
  const field = fault === null ? null : 'reason'
  return {
    page: typedPage<SitesPage>({ kind: 'sites', sites, visits, ...typed, fault, field }),
    status: fault ? 400 : 200,
  }
}
