import { CARD_SHAPES } from '#site/options/card.ts'
import { TEMPLATES } from '#site/site.ts'
import { loadCard, loadTheme } from '#themes/themes.ts'
import { loadFormBlock } from '#ui/block/late-form-block.tsx'
import { loadFreeBlocks } from '#ui/block/late-free-blocks.tsx'
import { type Answer, answerRequest } from './answer-request.ts'
import { loadErrorPage } from './late-error-page.tsx'
import type { RequestContext } from './middleware/request-context.ts'
import { type Manifest, pageStarts } from './page-start.ts'
import { wholePage } from './whole-page.tsx'

// renderToString does not wait for lazy components, so all templates and forms of the card, the error page and the
// blocks load before the first request.
await Promise.all([
  loadErrorPage(),
  loadFormBlock(),
  loadFreeBlocks(),
  ...TEMPLATES.map((template) => loadTheme(template)),
  ...CARD_SHAPES.map(loadCard),
])

/** Returns the function that answers every site's requests. `manifest` is that of the browser's build. */
export function createPages(manifest: Manifest): (request: Request, context: RequestContext) => Promise<Answer> {
  const startOf = pageStarts(manifest)
  return (request, context) => answerRequest(request, context, (state) => wholePage(state, startOf))
}
