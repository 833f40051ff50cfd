import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { hostname } from '#site/hostname.ts'

/** How requests reach this server. */
export interface Edge {
  readonly production: boolean
  /** Production without https, asked for by name (PLAIN_HTTP). */
  readonly plainHttp: boolean
  /** A proxy of ours writes X-Forwarded-For and X-Forwarded-Proto. */
  readonly trustProxy: boolean
}

/** The headers of a request, of the app's context or of node:http. */
export interface RequestHeaders {
  readonly req: { header(name: string): string | undefined }
}

/** The client's address, for limits and for telling visitors apart; it is never logged nor stored. */
export function clientAddress(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  if (forwarded !== undefined && isIP(forwarded) !== 0) return forwarded
  return getConnInfo(context).remote.address || 'unknown'
}

/** Whether visitors come by https. In production they do unless PLAIN_HTTP says otherwise: a forgotten header must not take the lock away. */
export function requestScheme({ req }: RequestHeaders, { production, plainHttp, trustProxy }: Edge): 'http' | 'https' {
  if (production) return plainHttp ? 'http' : 'https'
  return trustProxy && req.header('X-Forwarded-Proto') === 'https' ? 'https' : 'http'
}

/**
 * 'https://www.dealer.example': what links, cookies and leads of a site name. In production it is the site's own first
 * hostname, whatever the request says; elsewhere the request's, so that '*.localhost' works on any port.
 */
export function siteOrigin(
  headers: RequestHeaders,
  site: { readonly hostnames: readonly string[] },
  edge: Edge,
): string {
  const host = headers.req.header('Host') ?? ''
  const scheme = requestScheme(headers, edge)
  const asked = hostname(host) ?? ''
  const name = edge.production ? (primaryHostname(site) ?? asked) : asked
  const port = edge.production && !edge.plainHttp ? 0 : Number(/:(\d{1,5})$/.exec(host)?.[1] ?? 0)
  return port === 0 || port === USUAL_PORTS[scheme] ? `${scheme}://${name}` : `${scheme}://${name}:${port}`
}

/** Addresses leave it out. */
const USUAL_PORTS = { http: 80, https: 443 } as const

/** The hostname that the others lead to: the first that the site names; null for a site that names none. */
export function primaryHostname({ hostnames }: { readonly hostnames: readonly string[] }): string | null {
  return hostname(hostnames[0])
}
