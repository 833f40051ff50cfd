import type { Context } from 'hono'
import type { Site } from '#site/site.ts'
import { contentSecurityPolicy } from '../http/content-security-policy.ts'

/** The page at http://localhost:PORT of a demonstration (src/demonstration/welcome): HTML, and its pictures' origins. */
export interface Welcome {
  page(sites: readonly Site[], port: string): { readonly html: string; readonly pictures: readonly string[] }
  /** Its own WebP pictures by path. */
  readonly pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

/** Serves the welcome and its pictures; nothing else is at its address. */
export function serveWelcome(context: Context, page: Welcome, sites: readonly Site[]): Response | Promise<Response> {
  const picture = page.pictures.get(context.req.path)
  if (picture) return context.body(picture, 200, { 'Content-Type': 'image/webp' })
  if (context.req.path !== '/') return context.text('There is nothing at this address.', 404)
  const { port } = new URL(context.req.url)
  const { html, pictures } = page.page(sites, port === '' ? '' : `:${port}`)
  context.header('Content-Security-Policy', contentSecurityPolicy(html, { pictures }))
  return context.html(html)
}
