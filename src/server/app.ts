import { type Context, Hono } from 'hono'
import { routeOf } from '#domain/route/route-of.ts'
import { gateOf } from '#domain/visitor/gate.ts'
import type { Drawings } from '#gateways/drawings/drawings.ts'
import { createSeats } from '#operations/bodies/seats.ts'
import type { Platform } from '#operations/platform.ts'
import { forRoutes } from '#operations/route-platform.ts'
import { createLimiter } from '#operations/spending/limiter.ts'
import type { SiteDirectory } from '#site/folder/directory.ts'
import { frameHosts } from '#site/frame-hosts.ts'
import { pictureHosts } from '#site/picture-hosts.ts'
import type { Site } from '#site/site.ts'
import { tagHosts } from '#site/tag-hosts.ts'
import type { ServedConsole } from './console/console-app.ts'
import { serveDrawing, serveFetchedPicture } from './files/serve-pictures.ts'
import { serveSiteFile } from './files/site-files.ts'
import { ICON_PATHS, serveSiteIcon } from './files/site-icons.ts'
import type { Metrics } from './health/metrics.ts'
import { elsewhere } from './http/elsewhere.ts'
import { BROKEN, faultAnswer } from './http/fault-answer.ts'
import { filesIn, formsOf, MAIL, photosOf } from './http/file-bodies.ts'
import { formsOnly } from './http/forms-only.ts'
import { knownMethods } from './http/known-methods.ts'
import { type BodySettings, largeBody } from './http/large-bodies.ts'
import type { CachedPages } from './http/listen.ts'
import type { ProxyWatch } from './http/proxy-watch.ts'
import { type AddressLimit, addressLimit, type RateLimit } from './http/rate-limits.ts'
import { refuseNul } from './http/refuse-nul.ts'
import { clientAddress, type Edge, requestScheme, siteOrigin } from './http/request-facts.ts'
import { createRequestRecord, placeOf, requestLog } from './http/request-log.ts'
import { createRouteLimits, type LimitSettings, limitByRoute } from './http/route-limits.ts'
import { sameOrigin } from './http/same-origin.ts'
import { securityHeaders, transportOf } from './http/security-headers.ts'
import type { SiteContext, SiteVariables } from './http/site-variables.ts'
import { smallBody } from './http/small-bodies.ts'
import { staticAssets } from './http/static-assets.ts'
import { createCachedPages } from './pages/cached-pages.ts'
import { withDealersPage } from './pages/dealers-page.ts'
import { inTime } from './pages/in-time.ts'
import { atOurAddress, isAllowedSearch, searchFromElsewhere } from './pages/instant-address.ts'
import type { PageCache } from './pages/page-cache.ts'
import { servePage } from './pages/pages.ts'
import type { PagesBuild } from './pages/pages-build.ts'
import { serveWelcome, type Welcome } from './pages/serve-welcome.ts'
import type { ServedPreview } from './preview/preview-app.ts'
import type { SiteVersions } from './sites/site-versions.ts'

export interface AppParts extends LimitSettings {
  readonly platform: Platform
  readonly sites: Pick<SiteDirectory, 'byHost' | 'all'>
  readonly versions: SiteVersions
  readonly pages: PagesBuild
  readonly pageCache: PageCache
  readonly pictures: Drawings
  /** Null: no console (STAFF-1). */
  readonly staffConsole?: ServedConsole | null
  /** Null: no previews (STUDIO-6). */
  readonly preview?: ServedPreview | null
  readonly metrics: Metrics
  readonly cookieSecret: string
  readonly production: boolean
  readonly trustProxy: boolean
  /** Production over http, enabled by PLAIN_HTTP. */
  readonly plainHttp?: boolean
  /** HSTS covers subdomains too. */
  readonly hstsSubdomains?: boolean
  readonly proxyWatch?: ProxyWatch
  /** The page at http://localhost; null in production. */
  readonly welcome?: Welcome | null
  /** H4-3: seats of the process for large bodies, which the console counts too, and times; the usual, if left out. */
  readonly bodies?: Partial<BodySettings>
  /** Logs every request, not failed ones only (REQUEST_LOG). */
  readonly requestLog?: boolean
}

/**
 * Sign-in codes that an address may request and try within ten minutes (GARAGE-2). The limit per phone number is in the
 * database.
 */
const SIGN_INS = { ask: 10, try: 30 } as const
const TEN_MINUTES_S = 600

/** The web server of all sites: the request's hostname selects the site, and everything after sees only that one. */
export async function createApp(parts: AppParts): Promise<Hono<SiteVariables>> {
  const app = new Hono<SiteVariables>()
  const addressOf = (context: Context) => clientAddress(context, parts.trustProxy)
  const { limiter, keyedHash, clock, log } = parts.platform
  const localLimiter = createLimiter({ shared: null, keyedHash, clock, log })
  const limits = createRouteLimits({ shared: limiter, own: localLimiter }, parts, addressOf)
  const signIns = {
    ask: addressLimit(limiter, { name: 'codes-asked', most: SIGN_INS.ask, seconds: TEN_MINUTES_S }),
    try: addressLimit(limiter, { name: 'codes-tried', most: SIGN_INS.try, seconds: TEN_MINUTES_S }),
  }

  app.use(requestLog(createRequestRecord(log, parts.metrics, parts.requestLog)))
  const edge = edgeOf(parts)
  app.use(securityHeaders(transportOf(parts)))
  app.use(async (context, next) => {
    const host = context.req.header('Host') ?? ''
    if (parts.staffConsole?.isAt(host)) return parts.staffConsole.fetch(context)
    if (parts.preview?.isAt(host)) return parts.preview.fetch(context)
    const site = parts.sites.byHost(host)
    if (site) {
      if (!namesHost(context.req.url, host))
        return context.text('The address names another host than this site’s.', 400)
      parts.proxyWatch?.note(context)
      context.set('site', site)
      context.set('route', routeOf(new URL(context.req.url).pathname))
      return redirected(context, site, edge) ?? next()
    }
    if (parts.welcome && isLocalhost(host)) return serveWelcome(context, parts.welcome, parts.sites.all())
    return context.text('No site is served under this name.', 404)
  })
  app.use(
    withDealersPage((site, status) =>
      parts.pages.failed({ platform: forRoutes(parts.platform), site, now: clock.now() }, status),
    ),
  )
  app.get('/assets/*', await staticAssets(parts.pages.assetsFolder))
  const contentFolder = ({ slug }: Site) => parts.platform.contentOf(slug).folder
  app.get('/site-files/:name', (context) =>
    serveSiteFile(context, contentFolder(context.get('site')), context.req.param('name')),
  )
  app.on('GET', ICON_PATHS, (context) =>
    serveSiteIcon(context, context.get('site'), contentFolder(context.get('site'))),
  )
  app.get('/drawn/:version/:name', (context) => serveDrawing(context, parts.pictures))
  app.get('/pictures/made/:name', (context) => serveDrawing(context, parts.pictures))
  app.get('/pictures/kept/:name/:file', (context) =>
    serveFetchedPicture(context, parts.platform, context.get('site').slug),
  )
  app.use(searchFromElsewhere)
  app.use(knownMethods)
  const fromOwnPages = sameOrigin((context) => requestScheme(context, edge))
  app.use((context, next) => (isAllowedSearch(context) ? next() : fromOwnPages(context, next)))
  const bodies = { seats: createSeats(), ...parts.bodies }
  const small = smallBody(formsOf(addressOf), bodies)
  const withFiles = largeBody(photosOf(addressOf), bodies)
  const mail = largeBody(MAIL, bodies)
  app.use((context, next) => {
    const { takesFiles, takesMail } = context.get('route')
    return (takesMail ? mail : takesFiles ? withFiles : small)(context, next)
  })
  // Files are no text: they hold any character, and only their pixels are used. A mail's texts are cleaned where they are read.
  app.use((context, next) => {
    const { takesFiles, takesMail, takesAnyText } = context.get('route')
    return takesFiles || takesMail || takesAnyText ? next() : refuseNul(context, next)
  })
  app.use(limitByRoute(limits))
  app.post(
    '*',
    formsOnly((context) => isPage(context, parts)),
  )
  app.all('*', (context) => inTime(context, () => page(context, parts, { reads: limits.pages, signIns })))
  app.onError((error, context) => {
    // The client disconnected or stopped in the middle of its body: not our failure, and nobody reads the answer.
    if (isBrokenOff(error)) return context.json({ error: 'The request was interrupted.' }, 400)
    parts.platform.log.error('request failed', { ...placeOf(context), error })
    const { sentence, status } = faultAnswer(error, context)
    return context.json({ error: sentence }, status)
  })
  return app
}

/** The fast path for cached pages, in front of the app with the same parts. */
export function cachedPagesOf(parts: AppParts): CachedPages {
  const record = createRequestRecord(parts.platform.log, parts.metrics, parts.requestLog)
  return createCachedPages({ ...parts, record, edge: edgeOf(parts), transport: transportOf(parts) })
}

/** Whether there is a page at the address; the 404 page does not count. */
async function isPage(context: SiteContext, parts: AppParts): Promise<boolean> {
  const read = await parts.pages.render(new Request(context.req.url), await requestContextOf(context, parts))
  return read.status !== 404
}

/** The redirect of a GET that another address answers. */
function redirected(context: Context, site: Site, edge: Edge): Response | null {
  if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return null
  const address = elsewhere(new URL(context.req.url), context, site, edge)
  return address === null ? null : context.redirect(address, 301)
}

interface PageLimits {
  readonly reads: RateLimit
  readonly signIns: Readonly<Record<'ask' | 'try', AddressLimit>>
}

/** How requests reach this server, of the app's parts. */
export function edgeOf({ production, plainHttp = false, trustProxy }: AppParts): Edge {
  return { production, plainHttp, trustProxy }
}

/** The router's context. `signIns`: only for routes that sign visitors in. */
async function requestContextOf(context: SiteContext, parts: AppParts, signIns?: PageLimits['signIns']) {
  const site = context.get('site')
  const address = clientAddress(context, parts.trustProxy)
  return {
    platform: forRoutes(parts.platform),
    site,
    version: await parts.versions.of(site.slug),
    now: parts.platform.clock.now(),
    origin: siteOrigin(context, site, edgeOf(parts)),
    production: parts.production,
    cookieSecret: parts.cookieSecret,
    address,
    filesOf: (request: Request) => filesIn(request, parts.bodies?.pace),
    signInWait: async (step: 'ask' | 'try') => (await signIns?.[step](address)) ?? null,
  }
}

async function page(context: SiteContext, parts: AppParts, { reads, signIns }: PageLimits): Promise<Response> {
  const requestContext = await requestContextOf(context, parts, signIns)
  const { site, version, origin } = requestContext
  const route = context.get('route')
  const response = await servePage(context, { slug: site.slug, version, origin }, parts.pageCache, {
    limit: reads,
    route,
    // Depends on the visitor: without a sign-in they see another page (GARAGE-3).
    gated: gateOf(route, site) !== null,
    hosts: () => ({
      pictures: pictureHosts(site, parts.platform.contentOf(site.slug).catalogue),
      frames: frameHosts(site),
      tags: tagHosts(site.integrations),
    }),
    paymentOrigin: parts.platform.payments?.pageOrigin ?? null,
    render: (request) => parts.pages.render(atOurAddress(request), requestContext),
  })
  // The router reports a failed call as plain text; http-api.md promises JSON.
  const isPlain = response.headers.get('Content-Type')?.startsWith('text/plain')
  return route.kind === 'call' && response.status >= 500 && isPlain ? context.json({ error: BROKEN }, 500) : response
}

function isBrokenOff(error: Error): boolean {
  return error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
}

/** A request line may contain a full address; links and leads must not use a hostname that is not the site's. */
function namesHost(url: string, host: string): boolean {
  return URL.canParse(`http://${host}`) && new URL(url).host === new URL(`http://${host}`).host
}

function isLocalhost(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
}
