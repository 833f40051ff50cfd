import type { Context } from 'hono'
import type { Platform } from '#operations/platform.ts'
import type { ConsoleVisitor } from '#operations/staff/console-actor.ts'
import type { ConsoleAnswer, PageStatus } from './console-call.ts'
import type { HeldRequest } from './held/held-request.ts'
import { markOf } from './held/shown-to.ts'
import type { TypedForm } from './parts/form/typed-form.ts'
import { eventStream } from './send-events.ts'
import { shellOf, unreadOf } from './shell.ts'
import type { ConsoleBuild } from './shown.ts'
import { SHOWN_HEADER, type Shown, type ShownAnswer } from './shown.ts'

export interface Answering {
  readonly context: Context
  readonly platform: Platform
  readonly build: ConsoleBuild
  /** Null: a page without the frame. */
  readonly visitor: ConsoleVisitor | null
  /** The page that the person is on: of a form's answer the one with the form. */
  readonly page: string
  /** The same as its address. */
  readonly at: string
  /** The form that is answered; null: there was none. */
  readonly request: HeldRequest | null
}

/** The only scripts are the console's own files: nothing written into a page runs. */
const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Nothing of the console is cached or found by a search engine. */
export async function sendAnswer(
  { context, platform, build, visitor, page, at, request }: Answering,
  done: ConsoleAnswer,
): Promise<Response> {
  for (const cookie of done.cookies ?? []) context.header('Set-Cookie', cookie, { append: true })
  context.header('Cache-Control', 'no-store')
  context.header('X-Robots-Tag', 'noindex')
  if ('to' in done) {
    if (wantsData(context))
      return sendData(context, { build: build.id, to: done.to, resends: done.resends === true }, 200)
    return context.redirect(done.to, done.resends ? 307 : 303)
  }
  if ('events' in done) {
    context.header('Content-Type', 'text/event-stream')
    // nginx holds answers back until they are whole, unless they say this.
    context.header('X-Accel-Buffering', 'no')
    return context.body(eventStream(done.events, done.ended))
  }
  if ('csv' in done) return sendFile(context, done.name, 'text/csv; charset=utf-8', done.csv)
  if ('json' in done) return sendFile(context, done.name, 'application/json', done.json)
  if ('download' in done) return sendDownload(context, done)
  if ('photo' in done) {
    context.header('Content-Type', done.type ?? 'image/jpeg')
    if (done.type !== undefined) {
      context.header('Cache-Control', 'private, max-age=31536000, immutable')
      // A drawing that is opened by itself must not run script under this address.
      context.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      context.header('X-Content-Type-Options', 'nosniff')
    }
    return context.body(done.photo)
  }
  const isIn = visitor !== null && !visitor.owesFactor
  const typed = done.keepsWords && request ? { ...request, why: null } : null
  const pageData: Shown = {
    page: done.page,
    shell: isIn ? shellOf(platform, visitor, context.req.path, await unreadOf(platform, visitor)) : null,
    at,
    mark: isIn ? markOf({ person: visitor.person.id, site: visitor.actor?.siteSlug ?? '', page }) : null,
    typed: typed && typedForm(typed),
    ...(done.isStored && { isStored: true }),
    version: build.version,
  }
  return sendShown(context, build, pageData, done.status ?? 200)
}

/** A page for a browser: its HTML, or its data where the browser has a page of the console already. */
export async function sendShown(
  context: Context,
  build: ConsoleBuild,
  shown: Shown,
  status: PageStatus = 200,
): Promise<Response> {
  if (wantsData(context))
    return sendData(
      context,
      { build: build.id, shown: { ...shown, script: build.scriptsOf(shown.page.kind)[0] ?? '' } },
      status,
    )
  context.header('Content-Security-Policy', build.frames ? `${POLICY}; frame-src ${build.frames}` : POLICY)
  return context.html(await build.render(shown), status)
}

function wantsData({ req }: Context): boolean {
  return req.header(SHOWN_HEADER) !== undefined
}

function sendData(context: Context, answer: ShownAnswer, status: PageStatus): Response {
  context.header(SHOWN_HEADER, 'yes')
  return context.json(answer, status)
}

/** What goes back into the page's form. */
export function typedForm({ path, fields, why, files }: TypedForm): TypedForm {
  return { path, fields, why, files }
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
