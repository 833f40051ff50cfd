import type { MiddlewareFunction } from 'react-router'
import { createContext, data, redirect } from 'react-router'
import { type MadeSticker, makeWindowSticker } from '#operations/car/make-window-sticker.ts'
import { say } from '#words/say.ts'
import * as words from '#words/window-sticker.ts'
import { jsonError } from '../calls/json-api.ts'
import { orNotFound } from '../or-not-found.ts'
import { contextOf } from '../request-context.ts'
import type { RouteArgs } from '../route-args.ts'

const unmade = createContext<Exclude<MadeSticker, { kind: 'sticker' }> | null>()

/**
 * CAR-8: answers with the PDF. If there is none: an error in JSON for scripts, otherwise the site's error page, from
 * the loader below.
 */
export const middleware: MiddlewareFunction[] = [
  async (args, next) => {
    const sticker = await makeWindowSticker(contextOf(args), args.params.slug ?? '')
    if (sticker?.kind === 'sticker') return file(sticker.bytes, sticker.fileName)
    if (sticker?.kind === 'moved') throw redirect(sticker.href, 301)
    if (args.request.headers.get('Accept')?.includes('application/json')) {
      const { status, error } = refusals()[sticker?.kind ?? 'missing']
      return jsonError(status, error)
    }
    args.context.set(unmade, sticker)
    return next()
  },
]

export function loader({ context }: RouteArgs) {
  const refusal = orNotFound(context.get(unmade))
  throw data(refusal, { status: refusals()[refusal.kind === 'gone' ? 'gone' : 'failed'].status })
}

/** Errors for `alert()`, so sentences for visitors. */
const refusals = () =>
  ({
    missing: { status: 404, error: say(words.carNoLongerSite) },
    gone: { status: 410, error: say(words.carBeenSoldSo) },
    failed: { status: 503, error: say(words.couldntCreatePdfPlease) },
  }) as const

function file(bytes: Uint8Array<ArrayBuffer>, name: string): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '-')}"`,
      'Content-Length': String(bytes.length),
      // Browsers must revalidate it, because it shows a price.
      'Cache-Control': 'no-cache',
      'X-Robots-Tag': 'noindex',
    },
  })
}
