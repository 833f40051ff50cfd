import { type Context, Hono } from 'hono'
import { API_PATH } from '#domain/api/api-routes.ts'
import { OWN_PHOTO_LIMITS } from '#domain/desk/photo/own-photos.ts'
import type { Drawings } from '#gateways/drawings/drawings.ts'
import { declaredBytes, FORM_BYTES, formLimits, HELD_FORM_BYTES } from '#operations/bodies/body-limits.ts'
import type { Pace } from '#operations/bodies/paced-upload.ts'
import { createSeats, type Seats } from '#operations/bodies/seats.ts'
import type { Platform } from '#operations/platform.ts'
import { consoleVisitor } from '#operations/staff/console-actor.ts'
import { hostname } from '#site/hostname.ts'
import { previewSource } from '#site/preview-host.ts'
import type { Site } from '#site/site.ts'
import { type ApiParts, createApi, refusedNul } from '../../api/api-app.ts'
import { createConsole } from '../../console/console-app.ts'
import { TOO_LARGE_TO_SEND } from '../../console/refusal-pages.ts'
import { placeOf, requestPlace } from '../../console/request-place.ts'
import { carOfUpload, takesFiles } from '../../console/routes.ts'
import type { ConsoleBuild } from '../../console/shown.ts'
import { serveDrawing, serveFetchedPicture } from '../files/serve-pictures.ts'
import { faultAnswer } from '../http/fault-answer.ts'
import { jsonHoldsNul, refuseNulInAddress } from '../http/refuse-nul.ts'
import { clientAddress, type Edge, requestScheme } from '../http/request-facts.ts'
import { sameOrigin } from '../http/same-origin.ts'
import type { SiteContext } from '../http/site-variables.ts'
import { readSmallBody } from '../http/small-bodies.ts'

export interface ConsoleServing {
  readonly platform: Platform
  readonly build: ConsoleBuild
  readonly host: string
  readonly edge: Edge
  readonly allSites: () => readonly Site[]
  readonly pictures: Drawings
  /** Of the process, of which streams of events take a part. */
  readonly maxConnections?: number
  /** S3-24: how fast a file must come; the usual, if left out. */
  readonly uploadPace?: Pace | undefined
  /** H4-5: how long a file waits for its seat; the usual, if left out. */
  readonly uploadWaitMs?: number | undefined
  /** Of the process, which counts bodies of the sites too; the console's own, if left out. */
  readonly seats?: Seats | undefined
}

/** STAFF-1: the console on its own hostname, which no dealer's site can take. */
export interface ServedConsole {
  isAt(host: string): boolean
  fetch(context: SiteContext): Response | Promise<Response>
}

const FORM_TOO_LARGE = 'The request is larger than 256 KiB. Go back and send less at once.'

/** INTAKE-1: a feed's file is read piece by piece, with a limit of its own, and may be in UTF-16, which has NUL bytes. */
function isUpload({ req }: Context): boolean {
  return req.method === 'POST' && /^\/feeds\/[a-z0-9-]+\/upload$/.test(req.path)
}

/** K-9: the API answers as its document says. */
const refuseNulOfApi = refuseNulInAddress(refusedNul)
const refuseNulOfForms = refuseNulInAddress()

function isOfApi({ req }: Context): boolean {
  return req.path.startsWith(`${API_PATH}/`)
}

function bringsPhotos({ req }: Context): boolean {
  return req.method === 'POST' && carOfUpload(req.path) !== null
}

function declares(context: Context, more: number): boolean {
  return (declaredBytes(context.req.raw.headers) ?? 0) > more
}

async function photosTooLarge(context: Context): Promise<Response> {
  return context.redirect(`/stock/${carOfUpload(context.req.path)}?at=photos&large=1#photos`, 303)
}

export function serveConsole({
  platform,
  build,
  host,
  edge,
  allSites,
  pictures,
  maxConnections = 5_000,
  uploadPace,
  uploadWaitMs,
  seats = createSeats(),
}: ConsoleServing): ServedConsole {
  const app = new Hono()
  const addressOf = (context: Context) => clientAddress(context, edge.trustProxy)
  app.use(sameOrigin((context) => requestScheme(context, edge)))
  const isForm = (context: Context) => takesFiles(context.req.method, context.req.path)
  const hasFiles = (context: Context) => isForm(context) || bringsPhotos(context)
  app.use(async (context, next) => {
    // H4-3: calls and forms are read after session, right and seat (`readCall`, `takeBody`); what says that it is too large is not read at all.
    if (isOfApi(context) || isUpload(context)) return next()
    if (bringsPhotos(context) && declares(context, OWN_PHOTO_LIMITS.requestBytes)) return photosTooLarge(context)
    if (isForm(context) && declares(context, FORM_BYTES)) return context.text(TOO_LARGE_TO_SEND.sentence, 413)
    if (!hasFiles(context) && declares(context, HELD_FORM_BYTES)) return context.text(FORM_TOO_LARGE, 413)
    return next()
  })
  // The console looks at the fields of its forms itself.
  app.use((context, next) => (isOfApi(context) ? refuseNulOfApi : refuseNulOfForms)(context, next))
  // Cars' pictures, which the policy of the console's pages takes from its own address only.
  app.get('/drawn/:version/:name', (context) => serveDrawing(context, pictures))
  app.get('/pictures/made/:name', (context) => serveDrawing(context, pictures))
  app.get('/pictures/kept/:name/:file', async (context) => {
    const headers = platform.accounts.headersOf(context.req.raw.headers, addressOf(context))
    const slug = (await consoleVisitor(platform, headers)).visitor?.actor?.siteSlug
    placeOf(context).site = slug ?? null
    return slug ? serveFetchedPicture(context, platform, slug) : context.text('Not found', 404)
  })
  const settings = { seats, pace: uploadPace, waitMs: uploadWaitMs }
  const readCall: ApiParts['readBody'] = async ({ req }, { key, site }) => {
    const limits = formLimits(key, site, declaredBytes(req.raw.headers))
    const body = await readSmallBody(req.raw, { most: HELD_FORM_BYTES, limits }, settings)
    if (typeof body === 'string') return { fault: body }
    const text = new TextDecoder().decode(body)
    return jsonHoldsNul(text) ? { fault: 'nul' } : { text }
  }
  app.route(API_PATH, createApi({ platform, addressOf, placeOf, readBody: readCall }))
  app.route(
    '/',
    createConsole({
      platform,
      build: { ...build, frames: platform.previews && previewSource(platform.previews) },
      allSites,
      uploadPace,
      uploadWaitMs,
      seats,
      mostStreams: Math.floor(maxConnections / 5),
      addressOf,
    }),
  )
  app.onError((error, context) => {
    platform.log.error('a request to the console failed', { ...placeOf(context), error })
    const { sentence, status } = faultAnswer(error, context)
    return context.text(sentence, status)
  })
  return {
    isAt: (asked) => hostname(asked) === host,
    fetch(context) {
      const place = requestPlace(context.req.method, context.req.path)
      context.set('place', place)
      return app.fetch(context.req.raw, Object.assign({}, context.env, { place }))
    },
  }
}
