import { type Context, Hono } from 'hono'
import { may } from '#domain/staff/actor.ts'
import { Refusal } from '#domain/staff/authorise.ts'
import type { Platform } from '#operations/platform.ts'
import { type ConsoleVisitor, consoleVisitor } from '#operations/staff/console-actor.ts'
import type { Site } from '#site/site.ts'
import { createApi } from './api/api-app.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from './console-call.ts'
import type { ConsoleBuild } from './console-page.ts'
import { askFactor, askOtherPerson, askOtherSite, askSignIn, switchSite } from './held/ask-to-go-on.ts'
import { type AskedForm, askedForm } from './held/asked-form.ts'
import { afterFault, putBack, withoutForm } from './held/put-back.ts'
import { FORBIDDEN, MISSING, TOO_MANY_UPLOADS, UNREADABLE } from './refusal-pages.ts'
import { placeOf } from './request-place.ts'
import { codeAddress, pageBefore, returnPath, signInAddress } from './return-path.ts'
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
import {
  createSeats,
  MOST_STREAMS,
  NO_SEAT,
  type Seats,
  streamLimits,
  streamsOfCookie,
  TOO_MANY_STREAMS,
  uploadLimits,
} from './seats.ts'
import { sendAnswer } from './send-answer.ts'
import type { Pace } from './upload/paced-upload.ts'

export interface ConsoleParts {
  readonly platform: Platform
  readonly build: ConsoleBuild
  /** S3-5: streams of events that this process holds open at once. */
  readonly mostStreams?: number
  /** S3-24: how fast a file must come; the usual, if left out. */
  readonly uploadPace?: Pace | undefined
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
  const seats = createSeats()
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
    app.on(route.method, route.path, async (context) => {
      // Before anything is read: a refused stream must cost next to nothing, however many are asked for.
      const early = route.path === '/events' ? seats.take(streamsOfCookie(context.req.header('cookie'))) : NO_SEAT
      if (early === null) return context.text(TOO_MANY_STREAMS, 429)
      const asked = await askedForm(context, parts.platform, route)
      try {
        return await answer(
          { context, parts, route, asked, seats, early, open: (page) => openPage(app, context, page) },
          handle,
        )
      } catch (error) {
        early()
        if (asked.request === null) throw error
        parts.platform.log.error('a request to the console failed', { ...placeOf(context), error })
        return send({ context, parts, asked, seats, early }, null, afterFault(asked.request))
      }
    })
  }
  app.all('*', async (context) => {
    const { visitor, cookies } = await callOf(context, parts)
    return send({ context, parts, asked: null, seats, early: NO_SEAT }, visitor, {
      page: MISSING,
      status: 404,
      cookies,
    })
  })
  return app
}

interface Asked {
  readonly context: Context
  readonly parts: ConsoleParts
  readonly route: ConsoleRoute
  readonly asked: AskedForm
  readonly seats: Seats
  /** Gives back the seat that the request took before its session was read. */
  readonly early: () => void
  /** A page of the console, for the same person. */
  readonly open: (page: string) => Promise<Response>
}

/** The same browser's request for a page. */
async function openPage(app: Hono, { req, env }: Context, page: string): Promise<Response> {
  const headers = new Headers(req.raw.headers)
  for (const name of ['content-type', 'content-length']) headers.delete(name)
  return app.fetch(new Request(new URL(page, req.url), { headers }), env)
}

async function callOf(context: Context, { platform, addressOf, allSites }: ConsoleParts) {
  const address = addressOf(context)
  const headers = platform.accounts.headersOf(context.req.raw.headers, address)
  const { visitor, cookies } = await consoleVisitor(platform, headers)
  placeOf(context).site = visitor?.actor?.siteSlug ?? null
  return { address, headers, visitor, cookies, allSites: allSites() }
}

async function answer(ask: Asked, handle: ConsoleHandler): Promise<Response> {
  const { context, parts, route, asked, open } = ask
  const { platform } = parts
  const { cookies, ...known } = await callOf(context, parts)
  const { raw } = context.req
  const { form } = asked
  const stream = route.streamsFile ? raw.body : null
  const body = { type: raw.headers.get('content-type') ?? '', stream, pace: parts.uploadPace }
  const url = new URL(context.req.url)
  const call: ConsoleCall = { ...known, platform, params: context.req.param(), query: url.searchParams, form, body }
  const reply = (done: ConsoleAnswer) =>
    send(ask, known.visitor, { ...done, cookies: [...cookies, ...(done.cookies ?? [])] })
  const stop = route.access === 'anyone' ? null : await stopped(call, route.access, ask)
  if (stop) return reply(stop)
  if (holdsNul(form)) return reply({ page: UNREADABLE, status: 400 })
  const { request, wasHeld } = asked
  if (wasHeld && route.access !== 'anyone') {
    if (request === null) return reply({ to: '/' })
    const isElsewhere = route.access !== 'person' && request.shownTo.site !== known.visitor?.actor?.siteSlug
    if (request.why !== 'factor' || request.files > 0 || isElsewhere)
      return (await putBack(request, await open(request.shownTo.page))) ?? reply(withoutForm(request))
  }
  const seat = route.streamsFile && known.visitor ? ask.seats.take(uploadLimits(known.visitor.person.id)) : NO_SEAT
  if (seat === null) return reply({ page: TOO_MANY_UPLOADS, status: 429 })
  try {
    const done = await handle(call)
    return await reply('to' in done && done.holds && request ? await askFactor(call, request) : done)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.reason === 'second-factor' && request) return reply(await askFactor(call, request))
    return reply(refused(error.reason, pageBefore(raw)))
  } finally {
    seat()
  }
}

/** Why a person goes no further; null: they may. The operation checks the right again (STAFF-5). */
async function stopped(
  call: ConsoleCall,
  access: Exclude<ConsoleAccess, 'anyone'>,
  { context, asked, parts }: Asked,
): Promise<ConsoleAnswer | null> {
  const { visitor, platform } = call
  const { pathname, search } = new URL(context.req.url)
  const { request, shownTo } = asked
  if (visitor === null) {
    if (request) return askSignIn(platform, request)
    return { to: signInAddress(context.req.method === 'GET' ? pathname + search : pageBefore(context.req.raw)) }
  }
  if (visitor.owesFactor && pathname !== '/second-factor')
    return request?.shownTo.person === visitor.person.id && visitor.person.hasSecondFactor
      ? askFactor(call, request)
      : { to: '/second-factor' }
  if (shownTo && shownTo.person !== visitor.person.id) return askOtherPerson(platform, request)
  if (access === 'person') return null
  const other = shownTo && shownTo.site !== (visitor.actor?.siteSlug ?? '') ? shownTo.site : null
  if (other !== null && !asked.wasHeld) return askOtherSite(call, request, other)
  if (other !== null && !(await switchSite(call, other))) return refused('absent')
  if (other !== null) return null
  const site = visitor.actor && parts.platform.siteBySlug(visitor.actor.siteSlug)
  if (!visitor.actor || !site) return { to: '/sites' }
  return may(visitor.actor, site, access) ? null : refused('forbidden')
}

/** `before`: the page that the person was on, where they go on after a second factor (STAFF-6). */
function refused(reason: Refusal['reason'], before = '/'): ConsoleAnswer {
  if (reason === 'second-factor') return { to: codeAddress(before) }
  return reason === 'absent' ? { page: MISSING, status: 404 } : { page: FORBIDDEN, status: 403 }
}

/** Before a form without files the server looks itself; files hold any character. */
function holdsNul(form: FormData): boolean {
  return [...form.values()].some((value) => typeof value === 'string' && value.includes('\0'))
}

async function send(
  {
    context,
    parts,
    asked,
    seats,
    early,
  }: Pick<Asked, 'context' | 'parts' | 'seats' | 'early'> & { readonly asked: AskedForm | null },
  visitor: ConsoleVisitor | null,
  done: ConsoleAnswer,
): Promise<Response> {
  const { platform, build } = parts
  const { pathname, search } = new URL(context.req.url)
  // An address that is too long keeps the page without its words and filters.
  const here = [pathname + search, pathname].find((path) => returnPath(path) === path) ?? '/'
  const page = context.req.method === 'GET' ? here : (asked?.shownTo?.page ?? pageBefore(context.req.raw))
  const sent = { context, platform, build, visitor, page, request: asked?.request ?? null }
  if (!('events' in done)) {
    early()
    return sendAnswer(sent, done)
  }
  const { session, actor } = visitor ?? {}
  const limits = streamLimits(session?.id ?? '', actor?.siteSlug ?? '', parts.mostStreams ?? MOST_STREAMS)
  const ended = seats.take(limits)
  if (ended === null) {
    early()
    return context.text(TOO_MANY_STREAMS, 429)
  }
  const leave = () => {
    ended()
    early()
  }
  return sendAnswer(sent, { ...done, ended: leave })
}
