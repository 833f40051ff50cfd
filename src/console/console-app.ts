import { type Context, Hono } from 'hono'
import { BUSY, isBusy } from '#domain/no-connection.ts'
import { may } from '#domain/staff/actor.ts'
import { Refusal } from '#domain/staff/authorise.ts'
import type { Pace } from '#operations/bodies/paced-upload.ts'
import { createSeats, NO_SEAT, type Seats } from '#operations/bodies/seats.ts'
import type { Platform } from '#operations/platform.ts'
import { forRoutes } from '#operations/route-platform.ts'
import { type ConsoleVisitor, consoleVisitor } from '#operations/staff/console-actor.ts'
import { inWordsOfStaff } from '#site/own-words.ts'
import type { Site } from '#site/site.ts'
import { askFactor, askOtherPerson, askOtherSite, askSignIn, switchSite } from './account/ask-to-go-on.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from './console-call.ts'
import { type AskedForm, askedForm } from './held/asked-form.ts'
import type { HeldRequest } from './held/held-request.ts'
import { afterFault, withoutForm } from './held/put-back.ts'
import { markOf } from './held/shown-to.ts'
import { FORBIDDEN, MISSING, UNREADABLE } from './refusal-pages.ts'
import { placeOf } from './request-place.ts'
import { codeAddress, pageBefore, returnPath, signInAddress } from './return-path.ts'
import { handlerOf } from './route-modules.ts'
import { CONSOLE_ROUTES, type ConsoleAccess, type ConsoleRoute } from './routes.ts'
import { sendAnswer, sendShown, typedForm } from './send-answer.ts'
import type { ConsoleBuild } from './shown.ts'
import { SHOWN_HEADER, type Shown, type ShownAnswer } from './shown.ts'
import { MOST_STREAMS, streamLimits, streamsOfCookie, TOO_MANY_STREAMS } from './stream-limits.ts'
import { type BodyAsked, takeBody } from './upload/take-body.ts'

export interface ConsoleParts {
  readonly platform: Platform
  readonly build: ConsoleBuild
  /** S3-5: streams of events that this process holds open at once. */
  readonly mostStreams?: number
  /** S3-24: how fast a file must come; the usual, if left out. */
  readonly uploadPace?: Pace | undefined
  /** H4-5: how long a file waits for its seat; the usual, if left out. */
  readonly uploadWaitMs?: number | undefined
  /** Of the process, which counts bodies of the sites too; its own, if left out. */
  readonly seats?: Seats | undefined
  /** The client's network address. */
  readonly addressOf: (context: Context) => string
  /** Sites that an operator may visit. */
  readonly allSites: () => readonly Site[]
}

/** The console: every page belongs to one person, nothing is cached, and each request is checked against a person's rights. */
export function createConsole(parts: ConsoleParts): Hono {
  const app = new Hono()
  const { seats = createSeats() } = parts
  const { stylesheet, scripts = new Map<string, string>(), typefaces = new Map() } = parts.build
  const files = [
    ['text/css; charset=utf-8', stylesheet.path, stylesheet.text],
    ...[...scripts].map(([path, text]) => ['text/javascript; charset=utf-8', path, text] as const),
    ...[...typefaces].map(([path, bytes]) => ['font/woff2', path, bytes] as const),
  ] as const
  for (const [type, path, text] of files)
    app.get(path, (context) => {
      context.header('Content-Type', type)
      context.header('Cache-Control', 'public, max-age=31536000, immutable')
      return context.body(text)
    })
  for (const route of CONSOLE_ROUTES as readonly ConsoleRoute[]) {
    const handle = handlerOf(route)
    app.on(route.method, route.path, async (context) => {
      // Before anything is read: a refused stream must cost next to nothing, however many are asked for.
      const early = route.isStream ? seats.take(streamsOfCookie(context.req.header('cookie'))) : NO_SEAT
      if (early === null) return context.text(TOO_MANY_STREAMS, 429)
      // A fault is thrown after the form is read, so that the answer brings back what was typed (STAFF-10).
      const caller = await callOf(context, parts).catch((fault: unknown) => ({ fault, visitor: null }))
      const body = await bodyOf(context, parts, { route, seats, visitor: caller.visitor })
      const sentForm = askedForm(context, parts.platform, route, body.form)
      try {
        if ('fault' in caller) throw caller.fault
        if (body.refused) {
          const { visitor, cookies } = caller
          return await send({ context, parts, asked: sentForm, seats, early }, visitor, { ...body.refused, cookies })
        }
        const open = (held: HeldRequest) => openPage(app, context, route, held)
        return await answer({ context, parts, route, known: caller, asked: sentForm, seats, early, open }, handle)
      } catch (error) {
        early()
        if (sentForm.request === null) throw error
        parts.platform.log.error('a request to the console failed', { ...placeOf(context), error })
        const busy = isBusy(error)
        if (busy) context.header('Retry-After', String(BUSY.retryAfterSeconds))
        return send({ context, parts, asked: sentForm, seats, early }, null, afterFault(sentForm.request, { busy }))
      } finally {
        body.leave()
      }
    })
  }
  app.all('*', async (context) => {
    const { visitor, cookies } = await callOf(context, parts)
    return send({ context, parts, asked: null, seats, early: NO_SEAT }, visitor, { ...MISSING, cookies })
  })
  return app
}

interface Asked {
  readonly context: Context
  readonly parts: ConsoleParts
  readonly route: ConsoleRoute
  readonly known: Awaited<ReturnType<typeof callOf>>
  readonly asked: AskedForm
  readonly seats: Seats
  /** Gives back the seat that the request took before its session was read. */
  readonly early: () => void
  /** The page of a held form, for the same person; null: there is none. */
  readonly open: (held: HeldRequest) => Promise<Shown | null>
}

/** The same browser's request for the page that a form was on. */
async function openPage(
  app: Hono,
  { req, env }: Context,
  { showsItself }: ConsoleRoute,
  { shownTo, path, fields }: HeldRequest,
): Promise<Shown | null> {
  const headers = new Headers(req.raw.headers)
  for (const name of ['content-type', 'content-length']) headers.delete(name)
  headers.set(SHOWN_HEADER, '')
  const entries = fields.filter(([name]) => name !== 'do').map(([name, value]) => [name, value])
  const asking = showsItself
    ? new Request(new URL(path, req.url), {
        method: 'POST',
        headers,
        body: new URLSearchParams([...entries, ['shown-to', markOf(shownTo)]]),
      })
    : new Request(new URL(shownTo.page, req.url), { headers })
  const answer = await app.fetch(asking, env)
  if (!answer.ok || !answer.headers.has(SHOWN_HEADER)) return null
  // What `sendShown` sent.
  const sent = (await answer.json()) as ShownAnswer
  return 'shown' in sent ? sent.shown : null
}

/** STAFF-10: the page that a held form was on, with the form as its person left it; null: that page has it no more. */
async function putBack(
  { context, parts: { build }, early }: Asked,
  held: HeldRequest,
  page: Shown | null,
): Promise<Response | null> {
  const filledPage = page && {
    ...page,
    typed: typedForm({ ...held, why: held.why === 'other-site' ? 'other-site' : 'signed-out' }),
  }
  if (filledPage === null || !(await build.holds(filledPage))) return null
  early()
  context.header('Cache-Control', 'no-store')
  context.header('X-Robots-Tag', 'noindex')
  return sendShown(context, build, filledPage)
}

async function callOf(context: Context, { platform, addressOf, allSites }: ConsoleParts) {
  const address = addressOf(context)
  const headers = platform.accounts.headersOf(context.req.raw.headers, address)
  const { visitor, cookies } = await consoleVisitor(platform, headers)
  placeOf(context).site = visitor?.actor?.siteSlug ?? null
  const port = /:\d{1,5}$/.exec(context.req.header('host') ?? '')?.[0] ?? ''
  return { address, headers, visitor, cookies, allSites: allSites(), port }
}

function bodyOf(
  context: Context,
  { platform, addressOf, uploadPace: pace, uploadWaitMs: waitMs }: ConsoleParts,
  asking: Pick<BodyAsked, 'route' | 'seats' | 'visitor'>,
) {
  return takeBody({ ...asking, raw: context.req.raw, platform, address: addressOf(context), pace, waitMs })
}

async function answer(ask: Asked, handle: ConsoleHandler): Promise<Response> {
  const { context, parts, route, asked, open } = ask
  const { platform } = parts
  const { cookies, ...known } = ask.known
  const { raw } = context.req
  const { form } = asked
  const stream = route.streamsFile ? raw.body : null
  const body = { type: raw.headers.get('content-type') ?? '', stream, pace: parts.uploadPace }
  const url = new URL(context.req.url)
  const call: ConsoleCall = {
    ...known,
    platform: forRoutes(platform),
    params: context.req.param(),
    query: url.searchParams,
    form,
    body,
  }
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
      return (await putBack(ask, request, await open(request))) ?? reply(withoutForm(request))
  }
  try {
    const site = known.visitor?.actor && parts.platform.siteBySlug(known.visitor.actor.siteSlug)
    const callAnswer = await inWordsOfStaff(site, () => handle(call))
    return await reply('to' in callAnswer && callAnswer.holds && request ? await askFactor(call, request) : callAnswer)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.reason === 'second-factor' && request) return reply(await askFactor(call, request))
    return reply(refused(error.reason, pageBefore(raw)))
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
  return reason === 'absent' ? MISSING : { page: FORBIDDEN, status: 403 }
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
  const at = context.req.method === 'GET' ? pathname + search : (asked?.shownTo?.page ?? pathname + search)
  const sent = { context, platform, build, visitor, page, at, request: asked?.request ?? null }
  if (!('events' in done)) {
    early()
    return sendAnswer(sent, done)
  }
  const { session, person, actor } = visitor ?? {}
  const whose = { session: session?.id ?? '', person: person?.id ?? '', site: actor?.siteSlug ?? '' }
  const ended = seats.take(streamLimits(whose, parts.mostStreams ?? MOST_STREAMS))
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
