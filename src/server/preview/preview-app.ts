import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { routeOf } from '#domain/route/route-of.ts'
import type { Drawings } from '#gateways/drawings/drawings.ts'
import type { Platform } from '#operations/platform.ts'
import { type PreviewPass, passText, readPass } from '#operations/preview/preview-pass.ts'
import type { GoodSite } from '#site/folder/read-sites.ts'
import { frameHosts } from '#site/frame-hosts.ts'
import { pictureHosts } from '#site/picture-hosts.ts'
import { slugOfPreview } from '#site/preview-host.ts'
import type { Site } from '#site/site.ts'
import { describeFault, type SiteFault } from '#site/site-fault.ts'
import { LOOK_PATH } from '#web/preview-start.ts'
import { serveDrawing, serveFetchedPicture } from '../files/serve-pictures.ts'
import { serveSiteFile } from '../files/site-files.ts'
import { ICON_PATHS, serveSiteIcon } from '../files/site-icons.ts'
import { faultAnswer } from '../http/fault-answer.ts'
import { FORM_LIMIT_BYTES } from '../http/file-bodies.ts'
import { type Edge, siteOrigin } from '../http/request-facts.ts'
import type { SiteContext, SiteVariables } from '../http/site-variables.ts'
import { staticAssets } from '../http/static-assets.ts'
import { atOurAddress } from '../pages/instant-address.ts'
import { pageAddress } from '../pages/page-address.ts'
import type { PagesBuild } from '../pages/pages-build.ts'
import { draftContext } from './draft-context.ts'
import { keepPass, passOf } from './preview-cookie.ts'
import { previewPolicy } from './preview-policy.ts'

/** A draft's site as it is now. */
export interface PreviewedDraft {
  readonly name: string
  /** Another number after each change; 0 without one. */
  readonly change: number
  /** As it last was without faults: the same object until the draft changes. Null: it has always had one. */
  readonly good: GoodSite | null
  /** What is wrong with it now. */
  readonly faults: readonly SiteFault[]
}

export interface PreviewParts {
  readonly platform: Platform
  readonly pages: PagesBuild
  readonly pictures: Drawings
  readonly edge: Edge
  readonly cookieSecret: string
  /** 'preview.forecourt.example'. */
  readonly domain: string
  /** The version of a site's stock. */
  readonly versionOf: (slug: string) => Promise<number>
  /** The draft that a pass opens; null if it is gone or its holder may not look at it any more. */
  readonly draftOf: (pass: PreviewPass) => Promise<PreviewedDraft | null>
}

/** STUDIO-6: previews of all sites, each on its own hostname of the platform. */
export interface ServedPreview {
  isAt(host: string): boolean
  fetch(context: SiteContext): Response | Promise<Response>
}

/** What a preview answers to everything that would send, store or pay. */
export const NOTHING_IS_SENT = 'Preview: nothing is sent.'
const NO_PASS = 'This preview is closed. Open it from the console, or ask for a new link.'

const HAS_FAULTS = 'There is no preview yet, because the draft has a fault:'

/** Calls that only read, although a page may post to them. */
const READING_CALLS: ReadonlySet<string> = new Set(['api/search', 'api/search/filter', 'api/search/queries'])

interface PreviewVariables {
  readonly Variables: SiteVariables['Variables'] & { draft: PreviewedDraft; good: GoodSite }
}

export async function servePreview(parts: PreviewParts): Promise<ServedPreview> {
  const { platform, pages, pictures, domain, draftOf } = parts
  const app = new Hono<PreviewVariables>()
  app.use(async (context, next) => {
    await next()
    context.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
    if (!context.req.path.startsWith('/assets/')) context.res.headers.set('Cache-Control', 'no-store')
  })
  app.get('/assets/*', await staticAssets(pages.assetsFolder))
  app.get('/preview', (context) => enter(context, parts))
  app.use(async (context, next) => {
    const pass = readPass(platform, passOf(context))
    const isHere = pass?.siteSlug === slugOfPreview(context.req.header('Host') ?? '', domain)
    const draft = pass && isHere ? await draftOf(pass) : null
    if (draft === null) return context.text(NO_PASS, 403)
    context.set('draft', draft)
    if (draft.good === null) return context.text([HAS_FAULTS, ...draft.faults.map(describeFault)].join('\n'), 409)
    context.set('good', draft.good)
    context.set('site', draft.good.site)
    context.set('route', routeOf(context.req.path))
    return next()
  })
  app.get(LOOK_PATH, (context) => context.text(lookOf(context.get('site'))))
  app.get('/site-files/:name', (context) => serveSiteFile(context, folderOf(context), context.req.param('name')))
  app.on('GET', ICON_PATHS, (context) => serveSiteIcon(context, context.get('site'), folderOf(context)))
  app.get('/drawn/:version/:name', (context) => serveDrawing(context, pictures))
  app.get('/pictures/made/:name', (context) => serveDrawing(context, pictures))
  app.get('/pictures/kept/:name/:file', (context) => serveFetchedPicture(context, platform, context.get('site').slug))
  app.use(bodyLimit({ maxSize: FORM_LIMIT_BYTES }))
  app.all('*', (context) => (isRead(context) ? page(context, parts) : refuse(context)))
  app.onError((error, context) => {
    platform.log.error('a preview failed', { route: routeOf(context.req.path).path, error })
    const { sentence, status } = faultAnswer(error, context)
    return context.text(sentence, status)
  })
  return {
    isAt: (host) => slugOfPreview(host, domain) !== null,
    fetch: (context) => app.fetch(context.req.raw, context.env),
  }
}

function folderOf(context: Context<PreviewVariables>): string {
  return context.get('good').folder
}

/** Opens a preview by its link: the pass goes into the cookie and out of the address. */
async function enter(context: Context, { platform, domain, draftOf }: PreviewParts): Promise<Response> {
  const pass = readPass(platform, context.req.query('pass') ?? '')
  const isHere = pass?.siteSlug === slugOfPreview(context.req.header('Host') ?? '', domain)
  if (pass === null || !isHere || (await draftOf(pass)) === null) return context.text(NO_PASS, 403)
  const left = pass.ends.getTime() - platform.clock.now().getTime()
  keepPass(context, passText(platform, pass), Math.max(0, Math.floor(left / 1000)))
  const to = context.req.query('to') ?? '/'
  return context.redirect(/^\/(?![/\\])/.test(to) ? to : '/', 303)
}

/** What a page loads once: its components and stylesheets (src/themes), which the template decides, and the site's words. */
function lookOf(site: Site): string {
  return JSON.stringify([site.template, site.card.shape, site.home.hero, site.branding.font, site.words])
}

function isRead(context: Context<PreviewVariables>): boolean {
  const { method } = context.req
  return method === 'GET' || method === 'HEAD' || (method === 'POST' && READING_CALLS.has(context.get('route').path))
}

/** STUDIO-6: a call is refused in JSON, which forms show; a form without JavaScript by a page of one sentence. */
function refuse(context: Context<PreviewVariables>): Response {
  if (context.get('route').kind === 'call' || context.req.path.endsWith('.data'))
    return context.json({ error: NOTHING_IS_SENT }, 403)
  return context.text(`${NOTHING_IS_SENT} Go back to look on.`, 403)
}

/** STUDIO-3: the origin that the live page names, so that the two are equal. */
function liveOrigin({ req }: Context, site: Site, edge: Edge): string {
  const port = /:\d{1,5}$/.exec(req.header('Host') ?? '')?.[0] ?? ''
  const header = (name: string) => (name === 'Host' ? `${site.slug}.localhost${port}` : req.header(name))
  return siteOrigin({ req: { header } }, site, edge)
}

/** The console that frames the preview: a demonstration's is at the port that this request came to. */
function consoleAt({ req }: Context, { platform: { consoleOrigin }, edge }: PreviewParts): string | null {
  const port = new URL(req.url).port
  if (consoleOrigin === null || edge.production) return consoleOrigin
  return Object.assign(new URL(consoleOrigin), { port }).origin
}

/** A shared page is drawn from its address alone, as the live one is (src/server/pages/pages.ts). */
function asAsked(context: Context<PreviewVariables>, origin: string): Request {
  const route = context.get('route')
  if (route.cache !== 'shared' || context.req.method === 'POST') return context.req.raw
  return new Request(origin + pageAddress(new URL(context.req.url), route))
}

async function page(context: Context<PreviewVariables>, parts: PreviewParts): Promise<Response> {
  const { name, change } = context.get('draft')
  const good = context.get('good')
  const consoleOrigin = consoleAt(context, parts)
  const origin = liveOrigin(context, good.site, parts.edge)
  const drawn = await draftContext({ ...parts, production: parts.edge.production }, good, origin)
  // A browser keeps answers by version, so a changed draft has another one than the live site.
  const version = drawn.version + change
  const previewContext = { ...drawn, version, preview: { draft: name, consoleOrigin, look: lookOf(good.site) } }
  const { status, headers, body, scripted } = await parts.pages.render(
    atOurAddress(asAsked(context, origin)),
    previewContext,
  )
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    const hosts = {
      pictures: pictureHosts(good.site, good.catalogue),
      frames: frameHosts(good.site),
    }
    headers.set('Content-Security-Policy', previewPolicy(scripted, hosts, consoleOrigin))
  }
  headers.delete('Set-Cookie')
  return new Response(body.length === 0 ? null : body, { status, headers })
}
