import type { Context } from 'hono'
import type { Platform } from '#operations/platform.ts'
import type { ConsoleVisitor } from '#operations/staff/console-actor.ts'
import type { ConsoleAnswer } from './console-call.ts'
import type { ConsoleBuild } from './console-page.ts'
import { fillForm } from './held/fill-form.ts'
import type { HeldRequest } from './held/held-request.ts'
import { markForms } from './held/shown-to.ts'
import { eventStream } from './send-events.ts'
import { shellOf, unreadOf } from './shell.ts'

export interface Answering {
  readonly context: Context
  readonly platform: Platform
  readonly build: ConsoleBuild
  /** Null: a page without the frame. */
  readonly visitor: ConsoleVisitor | null
  /** The page that the person is on: of a form's answer the one with the form. */
  readonly page: string
  /** The form that is answered; null: there was none. */
  readonly request: HeldRequest | null
}

/** The only script is the console's own file: nothing written into a page runs. */
const POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Nothing of the console is cached or found by a search engine. */
export async function sendAnswer(
  { context, platform, build, visitor, page, request }: Answering,
  done: ConsoleAnswer,
): Promise<Response> {
  for (const cookie of done.cookies ?? []) context.header('Set-Cookie', cookie, { append: true })
  context.header('Cache-Control', 'no-store')
  context.header('X-Robots-Tag', 'noindex')
  if ('to' in done) return context.redirect(done.to, done.resends ? 307 : 303)
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
    context.header('Content-Type', 'image/jpeg')
    return context.body(done.photo)
  }
  context.header('Content-Security-Policy', POLICY)
  const status = done.status ?? 200
  if (visitor === null || visitor.owesFactor) return context.html(build.render(done.page, null), status)
  const html = build.render(done.page, shellOf(platform, visitor, context.req.path, await unreadOf(platform, visitor)))
  const kept = done.keepsWords && request ? (fillForm(html, request, null) ?? html) : html
  const shownTo = { person: visitor.person.id, site: visitor.actor?.siteSlug ?? '', page }
  return context.html(markForms(kept, shownTo), status)
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
