import type { Context } from 'hono'
import { DRAWINGS_VERSION, drawnPath } from '#domain/picture/drawing-path.ts'
import { parseDrawing } from '#gateways/drawings/drawing-address.ts'
import type { Drawings } from '#gateways/drawings/drawings.ts'
import { isGatewayError } from '#gateways/gateway-error.ts'
import { showPicture } from '#operations/picture/show-picture.ts'
import type { Platform } from '#operations/platform.ts'

/**
 * Serves a drawing by name. 404: no such drawing. 503: too many are being drawn. Only an address with the drawings'
 * version may be cached for good.
 */
export async function serveDrawing(context: Context, pictures: Drawings): Promise<Response> {
  const { name = '', version } = context.req.param()
  const drawing = parseDrawing(name)
  const picture = drawing ? await pictures.read(drawing).catch(refusedPicture) : null
  if (picture === 'busy') {
    context.header('Retry-After', '30')
    return context.text('Too many pictures are being drawn. Please try again in a moment.', 503)
  }
  if (!picture) return context.text('Not found', 404)
  return sendPicture(context, picture, version === DRAWINGS_VERSION ? FOR_GOOD : A_DAY)
}

/**
 * Serves a site's fetched picture by `name` and `file` of the address. 404: no car has it. 302: its file is lost, or the
 * object store does not answer.
 */
export async function serveFetchedPicture(context: Context, platform: Platform, siteSlug: string): Promise<Response> {
  const { name = '', file = '' } = context.req.param()
  const picture = await showPicture(platform, siteSlug, name, file).catch(withoutStore)
  if (picture === null) return context.text('Not found', 404)
  if (picture === 'lost') {
    // Not stored, so that browsers ask again: the next round of pictures may fetch the file, or the store may be back.
    context.header('Cache-Control', 'no-store')
    return context.redirect(PLAIN_CAR, 302)
  }
  return sendPicture(context, picture)
}

/** Shown for a picture whose file is missing. */
const PLAIN_CAR = drawnPath('suv-white-side-800.webp')

const FOR_GOOD = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

function sendPicture(
  context: Context,
  { contentType, bytes }: { readonly contentType: string; readonly bytes: Uint8Array },
  caching: string = FOR_GOOD,
): Response {
  context.header('Content-Type', contentType)
  context.header('Cache-Control', caching)
  context.header('Content-Length', String(bytes.length))
  return context.body(new Uint8Array(bytes))
}

function withoutStore(error: unknown): 'lost' {
  if (isGatewayError(error)) return 'lost'
  throw error
}

function refusedPicture(error: unknown): 'busy' {
  if (isGatewayError(error)) return 'busy'
  throw error
}
