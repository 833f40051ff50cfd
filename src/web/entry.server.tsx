import { TEMPLATES } from '#site/site.ts'
import { loadTheme } from '#themes/themes.ts'
import { type Answer, answerRequest } from './answer-request.ts'
import { loadErrorPage } from './late-error-page.tsx'
import type { RequestContext } from './middleware/request-context.ts'
import { type Manifest, pageStarts } from './page-start.ts'
import { wholePage } from './whole-page.tsx'

// renderToString never waits for a lazy part, so every template and the error page are here before the first request.
await Promise.all([loadErrorPage(), ...TEMPLATES.map((template) => loadTheme(template))])

/** Answers the requests of every site, by the browser's build with this manifest. */
export function createPages(manifest: Manifest): (request: Request, context: RequestContext) => Promise<Answer> {
  const startOf = pageStarts(manifest)
  return (request, context) => answerRequest(request, context, (state) => wholePage(state, startOf))
}
