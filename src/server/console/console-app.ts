import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { API_PATH } from '#domain/api/api-routes.ts'
import { OWN_PHOTO_LIMITS } from '#domain/desk/photo/own-photos.ts'
import type { Drawings } from '#gateways/drawings/drawings.ts'
import type { Platform } from '#operations/platform.ts'
import { consoleVisitor } from '#operations/staff/console-actor.ts'
import { hostname } from '#site/hostname.ts'
import { previewSource } from '#site/preview-host.ts'
import type { Site } from '#site/site.ts'
import { createApi, refusedNul } from '../../api/api-app.ts'
import { createConsole } from '../../console/console-app.ts'
import { placeOf, requestPlace } from '../../console/request-place.ts'
import { carOfUpload, takesFiles } from '../../console/routes.ts'
import type { ConsoleBuild } from '../../console/shown.ts'
import type { Pace } from '../../console/upload/paced-upload.ts'
import { serveDrawing, serveFetchedPicture } from '../files/serve-pictures.ts'
import { refuseNul, refuseNulAs } from '../http/refuse-nul.ts'
import { clientAddress, type Edge, requestScheme } from '../http/request-facts.ts'
import { sameOrigin } from '../http/same-origin.ts'
import type { SiteContext } from '../http/site-variables.ts'

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
}

/** STAFF-1: the console on its own hostname, which no dealer's site can take. */
export interface ServedConsole {
  isAt(host: string): boolean
  fetch(context: SiteContext): Response | Promise<Response>
}

/** A pushed car with its texts and pictures' addresses (INTAKE-7) is larger than any form. */
const BODY_LIMIT_BYTES = 256 * 1024
const FORM_TOO_LARGE = 'The request is larger than 256 KiB. Go back and send less at once.'
/** More than a mail takes (MAIL_FILE_LIMITS), so that a little too much is refused on the page, with the text as it was. */
const FILES_LIMIT_BYTES = 32 * 1024 * 1024
const TOO_LARGE =
  'The files have more than 10 MB together. Go back: the text is still there. Leave files out or send smaller ones.'

/** INTAKE-1: a feed's file is read piece by piece, with a limit of its own, and may be in UTF-16, which has NUL bytes. */
function isUpload({ req }: Context): boolean {
  return req.method === 'POST' && /^\/feeds\/[a-z0-9-]+\/upload$/.test(req.path)
}

/** K-9: the API answers as its document says. */
const refuseNulOfApi = refuseNulAs(refusedNul)

function bringsPhotos({ req }: Context): boolean {
  return req.method === 'POST' && carOfUpload(req.path) !== null
}

function declaresTooMuch({ req }: Context): boolean {
  return Number(req.header('Content-Length') ?? 0) > OWN_PHOTO_LIMITS.requestBytes
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
}: ConsoleServing): ServedConsole {
  const app = new Hono()
  const addressOf = (context: Context) => clientAddress(context, edge.trustProxy)
  app.use(sameOrigin((context) => requestScheme(context, edge)))
  const small = bodyLimit({ maxSize: BODY_LIMIT_BYTES, onError: (context) => context.text(FORM_TOO_LARGE, 413) })
  const withFiles = bodyLimit({ maxSize: FILES_LIMIT_BYTES, onError: (context) => context.text(TOO_LARGE, 413) })
  const hasFiles = (context: Context) => takesFiles(context.req.method, context.req.path) || bringsPhotos(context)
  app.use((context, next) => {
    if (isUpload(context)) return next()
    // Photos are read piece by piece; what says that it is too large is not read at all.
    if (bringsPhotos(context)) return declaresTooMuch(context) ? photosTooLarge(context) : next()
    return (hasFiles(context) ? withFiles : small)(context, next)
  })
  // Files hold any character; the console looks at the other fields of their form.
  app.use((context, next) => {
    if (hasFiles(context) || isUpload(context)) return next()
    return (context.req.path.startsWith(`${API_PATH}/`) ? refuseNulOfApi : refuseNul)(context, next)
  })
  // Cars' pictures, which the policy of the console's pages takes from its own address only.
  app.get('/drawn/:version/:name', (context) => serveDrawing(context, pictures))
  app.get('/pictures/made/:name', (context) => serveDrawing(context, pictures))
  app.get('/pictures/kept/:name/:file', async (context) => {
    const headers = platform.accounts.headersOf(context.req.raw.headers, addressOf(context))
    const slug = (await consoleVisitor(platform, headers)).visitor?.actor?.siteSlug
    placeOf(context).site = slug ?? null
    return slug ? serveFetchedPicture(context, platform, slug) : context.text('Not found', 404)
  })
  app.route(API_PATH, createApi({ platform, addressOf, placeOf }))
  app.route(
    '/',
    createConsole({
      platform,
      build: { ...build, frames: platform.previews && previewSource(platform.previews) },
      allSites,
      uploadPace,
      mostStreams: Math.floor(maxConnections / 5),
      addressOf,
    }),
  )
  app.onError((error, context) => {
    platform.log.error('a request to the console failed', { ...placeOf(context), error })
    return context.text('Something went wrong on our side. Please try again.', 500)
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
