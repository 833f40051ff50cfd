import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { hostname } from '#site/hostname.ts'

/** How requests reach this server. */
export interface Edge {
  readonly production: boolean
  /** Production without https, enabled by PLAIN_HTTP. */
  readonly plainHttp: boolean
  /** Our own proxy sets X-Forwarded-For and X-Forwarded-Proto. */
  readonly trustProxy: boolean
}

/** Request headers, from the app's context or from node:http. */
export interface RequestHeaders {
  readonly req: { header(name: string): string | undefined }
}

/** The client's address, for limits and for distinguishing visitors; never logged or stored. */
export function clientAddress(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  if (forwarded !== undefined && isIP(forwarded) !== 0) return forwarded
  return getConnInfo(context).remote.address || 'unknown'
}

/**
 * The scheme that visitors use. In production it is https unless PLAIN_HTTP is set: a missing proxy header must not
 * downgrade it.
 */
export function requestScheme({ req }: RequestHeaders, { production, plainHttp, trustProxy }: Edge): 'http' | 'https' {
  if (production) return plainHttp ? 'http' : 'https'
  return trustProxy && req.header('X-Forwarded-Proto') === 'https' ? 'https' : 'http'
}

/**
 * The origin used in links, cookies and leads of a site, such as 'https://www.dealer.example'. In production it is the
 * site's first hostname, whatever the request says; elsewhere the request's, so that '*.localhost' works on any port.
 */
export function siteOrigin(
  headers: RequestHeaders,
  site: { readonly hostnames: readonly string[] },
  edge: Edge,
): string {
  const host = headers.req.header('Host') ?? ''
  const scheme = requestScheme(headers, edge)
  const requestHost = hostname(host) ?? ''
  const name = edge.production ? (primaryHostname(site) ?? requestHost) : requestHost
  const port = edge.production && !edge.plainHttp ? 0 : Number(/:(\d{1,5})$/.exec(host)?.[1] ?? 0)
  return port === 0 || port === USUAL_PORTS[scheme] ? `${scheme}://${name}` : `${scheme}://${name}:${port}`
}

/** Default ports, left out of addresses. */
const USUAL_PORTS = { http: 80, https: 443 } as const

/** The site's first hostname, to which its others redirect; null for a site without hostnames. */
export function primaryHostname({ hostnames }: { readonly hostnames: readonly string[] }): string | null {
  return hostname(hostnames[0])
}
