import type { StaticHandlerContext } from 'react-router'
import { CARD_SHAPES } from '#site/options/card.ts'
import { inWordsOfSite } from '#site/own-words.ts'
import { TEMPLATES } from '#site/site.ts'
import { loadCard, loadTheme } from '#themes/themes.ts'
import { loadFormBlock } from '#ui/block/late-form-block.tsx'
import { loadFreeBlocks } from '#ui/block/late-free-blocks.tsx'
import { loadNoResults } from '#ui/search/late-no-results.tsx'
import { type Answer, answerRequest } from './answer-request.ts'
import { failedPages, type KnownSite } from './failed-page.ts'
import { loadErrorPage } from './late-error-page.tsx'
import { type Manifest, pageStarts } from './page-start.ts'
import { type PreviewPage, previewStart } from './preview-start.ts'
import type { RequestContext } from './request-context.ts'
import { type WholePage, wholePage } from './whole-page.tsx'

// renderToString does not wait for lazy components, so all templates and forms of the card, the error page and the
// blocks load before the first request.
await Promise.all([
  loadErrorPage(),
  loadFormBlock(),
  loadFreeBlocks(),
  loadNoResults(),
  ...TEMPLATES.map((template) => loadTheme(template)),
  ...CARD_SHAPES.map(loadCard),
])

export interface Pages {
  /** Answers a request to a site. */
  answer(request: Request, context: RequestContext): Promise<Answer>
  /** The site's page for an answer without a page of its own. */
  failed(known: KnownSite, status: number): WholePage
}

/** The pages of every site. `manifest` is that of the browser's build. */
export function createPages(manifest: Manifest): Pages {
  const startOf = pageStarts(manifest)
  const write = (state: StaticHandlerContext) => wholePage(state, startOf)
  const previewed = (preview: PreviewPage) => (state: StaticHandlerContext) =>
    wholePage(state, (sources) => startOf(sources) + previewStart(manifest, preview))
  const failed = failedPages(write)
  return {
    answer: (request, context) =>
      inWordsOfSite(context.site, () =>
        answerRequest(request, context, context.preview ? previewed(context.preview) : write),
      ),
    failed: (known, status) => inWordsOfSite(known.site, () => failed(known, status)),
  }
}
