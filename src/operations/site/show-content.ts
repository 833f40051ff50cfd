import { absolute } from '#domain/breadcrumb.ts'
import { dateText } from '#domain/date/date-text.ts'
import { faqPage } from '#domain/faq.ts'
import { withoutEnd } from '#domain/without-ends.ts'
import type { ContentView } from '#views/content/content-view.ts'
import { landingView } from '#views/content/landing-view.ts'
import type { SiteRequest } from '../site-request.ts'
import { showBlocks } from './show-blocks.ts'

/** The site's content page at a path, or null for a 404 (ROUTE-9). */
export async function showContent(request: SiteRequest, pathname: string): Promise<ContentView | null> {
  const { platform, site, origin } = request
  const path = withoutEnd(pathname.toLowerCase(), '/')
  const page = platform.contentOf(site.slug).pages.find((each) => each.path === path)
  if (page === undefined) return null
  const { title, description, html, sections, questions, closing, updated, blocks } = page
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
    landing: blocks && landingView(blocks),
    blocks: await showBlocks(request, blocks?.blocks ?? []),
  }
}
