import { absolute } from '#domain/breadcrumb.ts'
import { dateText } from '#domain/date-text.ts'
import { faqPage } from '#domain/faq.ts'
import type { ContentView } from '#views/content/content-view.ts'
import type { SiteRequest } from '../site-request.ts'

/** The site's content page at a path, or null for a 404 (ROUTE-9). */
export function showContent({ platform, site, origin }: SiteRequest, pathname: string): ContentView | null {
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  const page = platform.pagesOf(site.slug).find((each) => each.path === path)
  if (page === undefined) return null
  const { title, description, html, sections, questions, closing, updated } = page
  return {
    title,
    html,
    sections,
    questions,
    closing,
    structuredData: questions.length > 0 ? [faqPage(questions)] : [],
    updated: updated === null ? null : dateText(updated, site.region),
    metaTitle: `${title} | ${site.name}`,
    metaDescription: description,
    canonical: absolute(path, origin),
  }
}
