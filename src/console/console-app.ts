import { type Context, Hono } from 'hono'
import { may } from '#domain/staff/actor.ts'
import { Refusal } from '#domain/staff/authorise.ts'
import type { Platform } from '#operations/platform.ts'
import { type ConsoleVisitor, consoleVisitor } from '#operations/staff/console-actor.ts'
import type { Site } from '#site/site.ts'
import { createApi } from './api/api-app.ts'
import type { ConsoleAnswer, ConsoleHandler } from './console-call.ts'
import type { ConsoleBuild } from './console-page.ts'
import { codeAddress, pageBefore } from './return-path.ts'
import { ACCOUNT } from './routes/account.ts'
import { API_KEYS } from './routes/api-keys.ts'
import { APPOINTMENT } from './routes/appointment.ts'
import { ASSIGNMENT } from './routes/assignment.ts'
import { AUDIT } from './routes/audit.ts'
import { CALENDAR } from './routes/calendar.ts'
import { CHANNEL_PAGES } from './routes/channels.ts'
import { CONVERSATION } from './routes/conversation.ts'
import { DELIVERIES } from './routes/deliveries.ts'
import { EVENTS } from './routes/events.ts'
import { FEED_FORM } from './routes/feed-form.ts'
import { FEED_MAPPING } from './routes/feed-mapping.ts'
import { FEED_UPLOAD } from './routes/feed-upload.ts'
import { FEEDS } from './routes/feeds.ts'
import { FIND } from './routes/find.ts'
import { HAND_CARS } from './routes/hand-car.ts'
import { HOOKS } from './routes/hooks.ts'
import { INVITATION } from './routes/invitation.ts'
import { LEADS } from './routes/leads.ts'
import { NOTIFICATIONS } from './routes/notifications.ts'
import { REPORTS } from './routes/reports.ts'
import { RESERVATIONS } from './routes/reservations.ts'
import { SIGN_IN } from './routes/sign-in.ts'
import { SITES } from './routes/sites.ts'
import { STAFF } from './routes/staff.ts'
import { STOCK } from './routes/stock.ts'
import { STOCK_BULK } from './routes/stock-bulk.ts'
import { STOCK_CAR } from './routes/stock-car.ts'
import { STOCK_PHOTOS } from './routes/stock-photos.ts'
import { TEMPLATES } from './routes/templates.ts'
import { TODAY } from './routes/today.ts'
import { CONSOLE_ROUTES, type ConsoleAccess, type ConsoleAddress, type ConsoleRoute } from './routes.ts'
import { eventStream } from './send-events.ts'
import { shellOf, unreadOf } from './shell.ts'

export interface ConsoleParts {
  readonly platform: Platform
  readonly build: ConsoleBuild
  /** The client's network address. */
  readonly addressOf: (context: Context) => string
  /** Sites that an operator may visit. */
  readonly allSites: () => readonly Site[]
}

const HANDLERS: Readonly<Record<ConsoleAddress, ConsoleHandler>> = {
  ...SIGN_IN,
  ...INVITATION,
  ...ACCOUNT,
  ...NOTIFICATIONS,
  ...DELIVERIES,
  ...SITES,
  ...TODAY,
  ...FIND,
  ...EVENTS,
  ...TEMPLATES,
  ...ASSIGNMENT,
  ...STAFF,
  ...AUDIT,
  ...CALENDAR,
  ...FEEDS,
  ...FEED_FORM,
  ...FEED_UPLOAD,
  ...FEED_MAPPING,
  ...APPOINTMENT,
  ...RESERVATIONS,
  ...LEADS,
  ...CONVERSATION,
  ...API_KEYS,
  ...HOOKS,
  ...HAND_CARS,
  ...REPORTS,
  ...CHANNEL_PAGES,
  ...STOCK,
  ...STOCK_BULK,
  ...STOCK_CAR,
  ...STOCK_PHOTOS,
}

/** The console: every page belongs to one person, nothing is cached, and each request is checked against a person's rights. */
export function createConsole(parts: ConsoleParts): Hono {
  const app = new Hono()
  const { stylesheet, script } = parts.build
  for (const [type, file] of [
    ['text/css; charset=utf-8', stylesheet],
    ['text/javascript; charset=utf-8', script],
  ] as const)
    app.get(file.path, (context) => {
      context.header('Content-Type', type)
      context.header('Cache-Control', 'public, max-age=31536000, immutable')
      return context.body(file.text)
    })
  app.route('/api/v1', createApi(parts))
  for (const route of CONSOLE_ROUTES as readonly ConsoleRoute[]) {
    const handle = HANDLERS[`${route.method} ${route.path}` as ConsoleAddress]
    app.on(route.method, route.path, (context) => answer(context, parts, route, handle))
  }
  app.all('*', async (context) => {
    const { visitor, cookies } = await callOf(context, parts)
    return send(context, parts, visitor, { page: MISSING, status: 404, cookies })
  })
  return app
}

async function callOf(context: Context, { platform, addressOf, allSites }: ConsoleParts) {
  const address = addressOf(context)
  const headers = platform.accounts.headersOf(context.req.raw.headers, address)
  const { visitor, cookies } = await consoleVisitor(platform, headers)
  return { address, headers, visitor, cookies, allSites: allSites() }
}

async function answer(
  context: Context,
  parts: ConsoleParts,
  { access, streamsFile = false }: ConsoleRoute,
  handle: ConsoleHandler,
): Promise<Response> {
  const { platform } = parts
  const { cookies, ...known } = await callOf(context, parts)
  const { visitor } = known
  const stop = access === 'anyone' ? null : stopped(platform, visitor, access, new URL(context.req.url).pathname)
  if (stop) return send(context, parts, visitor, { ...stop, cookies })
  const { raw } = context.req
  const hasForm = raw.method === 'POST' && !streamsFile
  const form = hasForm ? await raw.formData().catch(() => new FormData()) : new FormData()
  const body = { type: raw.headers.get('content-type') ?? '', stream: streamsFile ? raw.body : null }
  if (holdsNul(form)) return send(context, parts, visitor, { page: UNREADABLE, status: 400, cookies })
  const query = new URL(context.req.url).searchParams
  try {
    const done = await handle({ ...known, platform, params: context.req.param(), query, form, body })
    return send(context, parts, visitor, { ...done, cookies: [...cookies, ...(done.cookies ?? [])] })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return send(context, parts, visitor, { ...refused(error.reason, pageBefore(context.req.raw)), cookies })
  }
}

/** Why a person goes no further; null: they may. The operation checks the right again (STAFF-5). */
function stopped(
  { siteBySlug }: Platform,
  visitor: ConsoleVisitor | null,
  access: Exclude<ConsoleAccess, 'anyone'>,
  path: string,
): ConsoleAnswer | null {
  if (visitor === null) return { to: '/sign-in' }
  if (visitor.owesFactor && path !== '/second-factor') return { to: '/second-factor' }
  if (access === 'person') return null
  const site = visitor.actor && siteBySlug(visitor.actor.siteSlug)
  if (!visitor.actor || !site) return { to: '/sites' }
  return may(visitor.actor, site, access) ? null : refused('forbidden')
}

/** `before`: the page that the person was on, where they go on after a second factor (STAFF-6). */
function refused(reason: Refusal['reason'], before = '/'): ConsoleAnswer {
  if (reason === 'second-factor') return { to: codeAddress(before) }
  return reason === 'absent' ? { page: MISSING, status: 404 } : { page: FORBIDDEN, status: 403 }
}

const MISSING = { kind: 'message', title: 'Not found', sentence: 'There is nothing at this address.' } as const
const FORBIDDEN = {
  kind: 'message',
  title: 'Not allowed',
  sentence: 'Your role does not include this. Ask an owner of the site.',
} as const

const UNREADABLE = {
  kind: 'message',
  title: 'Not readable',
  sentence: 'The form holds a NUL character, which no text here may have. Go back and send it again.',
} as const

/** Before a form without files the server looks itself; files hold any character. */
function holdsNul(form: FormData): boolean {
  return [...form.values()].some((value) => typeof value === 'string' && value.includes('\0'))
}

/** The only script is the console's own file: nothing written into a page runs. */
const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

async function send(
  context: Context,
  parts: ConsoleParts,
  visitor: ConsoleVisitor | null,
  done: ConsoleAnswer,
): Promise<Response> {
  for (const cookie of done.cookies ?? []) context.header('Set-Cookie', cookie, { append: true })
  context.header('Cache-Control', 'no-store')
  context.header('X-Robots-Tag', 'noindex')
  if ('to' in done) return context.redirect(done.to, 303)
  if ('events' in done) {
    context.header('Content-Type', 'text/event-stream')
    // nginx holds answers back until they are whole, unless they say this.
    context.header('X-Accel-Buffering', 'no')
    return context.body(eventStream(done.events))
  }
  if ('csv' in done) return sendFile(context, done.name, 'text/csv; charset=utf-8', done.csv)
  if ('json' in done) return sendFile(context, done.name, 'application/json', done.json)
  if ('download' in done) return sendDownload(context, done)
  if ('photo' in done) {
    context.header('Content-Type', 'image/jpeg')
    return context.body(done.photo)
  }
  context.header('Content-Security-Policy', POLICY)
  const { platform } = parts
  const shell =
    visitor && !visitor.owesFactor
      ? shellOf(platform, visitor, context.req.path, await unreadOf(platform, visitor))
      : null
  return context.html(parts.build.render(done.page, shell), done.status ?? 200)
}

function sendFile(context: Context, name: string, type: string, text: string): Response {
  context.header('Content-Type', type)
  context.header('Content-Disposition', `attachment; filename="${name}"`)
  return context.body(text)
}

/** INBOX-7: what a buyer sent may be anything: no browser shows it as a page or runs it under this address. */
function sendDownload(
  context: Context,
  {
    download,
    name,
    type,
  }: { readonly download: Uint8Array<ArrayBuffer>; readonly name: string; readonly type: string },
): Response {
  const ascii = name.replace(/[^\w. ()-]/g, '_')
  context.header('Content-Type', type)
  context.header('Content-Disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encoded(name)}`)
  context.header('X-Content-Type-Options', 'nosniff')
  context.header('Content-Security-Policy', "default-src 'none'; sandbox")
  return context.body(download)
}

/** RFC 8187: what encodeURIComponent leaves and the header does not allow. */
function encoded(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16)}`)
}
