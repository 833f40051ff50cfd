import type { Gate } from './gates.ts'
import type { LeadPageName } from './lead-page-name.ts'
import type { SitemapKind } from './sitemap-kind.ts'

/** Everything that a route says about its addresses. The router, the server, the gates and the sitemap read it. */
export interface Route {
  /** As React Router writes paths, without the first slash. A parameter may name its values: ':flow(checkout|buy-online)'. */
  readonly path: string
  /** 'page': takes forms. 'call': says itself what it takes, and fails in JSON. 'file': neither; browsers open it. */
  readonly kind: 'page' | 'call' | 'file'
  /** 'robots.ts': the module below src/web/routes. 'home.tsx': besides `home.ts` there, the page below src/web/pages. */
  readonly module: string
  /**
   * 'shared': rendered without the visitor's headers, once for all visitors. 'personal': rendered for each request, since a
   * cookie or an address changes it. 'stored': a file that is stored where it is made.
   */
  readonly cache: 'shared' | 'personal' | 'stored'
  /** The query parameters that change a shared answer, as src/server/pages/page-parameters.ts names them; all others are dropped. */
  readonly takes: ParameterSet | null
  /** Limits that count a GET. 'pages' counts every answer that is not cached besides. */
  readonly getLimits: readonly Limit[]
  /** Limits that count a POST; other methods that change something count as 'forms'. */
  readonly postLimits: readonly Limit[]
  /** GARAGE-3: the gate that asks for a sign-in first. */
  readonly gate: Gate | null
  /** 'payment': the answer to its form leads on to the payment's own server (RESERVE-2). */
  readonly forms: 'payment' | null
  /** ROUTE-7, ROUTE-8: the form that the page is. */
  readonly leadPage: LeadPageName | null
  /** A page to read: it has no form, so it loads none of the forms' kit (vite.config.ts). */
  readonly reads: boolean
  /** FIELD-3: the sitemap that lists its addresses. */
  readonly sitemap: SitemapKind | null
  /** Whether its form has files, so that its body may be larger (B14). */
  readonly takesFiles: boolean
  /** Whether its body is a received mail with its files, from a service that has a password (INBOX-7). */
  readonly takesMail: boolean
  /** Takes a text with any character in it, and cleans it: the sender is a service that would not send it again. */
  readonly takesAnyText: boolean
  /** Ends mail by one click of a mail program (RFC 8058), which posts a form of either kind, or nothing. */
  readonly takesAnyBody: boolean
  /** Whether pages of the origins in `search.allowedOrigins` may call it (CORS). */
  readonly crossOrigin: boolean
}

export type Limit = 'forms' | 'reveals' | 'lookups' | 'stickers' | 'views' | 'pages'
export type ParameterSet =
  | 'listing'
  | 'models'
  | 'offers'
  | 'parts'
  | 'articles'
  | 'budget'
  | 'compare'
  | 'form'
  | 'finance'
  | 'enquiry'
  | 'one-car'
  | 'search-call'
  | 'suggestions'

/** Another address of a route: the server answers it as if that one had been requested. */
export interface Alias {
  readonly path: string
  readonly of: string
}

/** A row of the table: a route without what is usual (`wholeRoute`), since browsers carry the rows of pages. */
export type RouteRow = Pick<Route, 'path' | 'kind' | 'module'> & Options

type Options = Partial<Omit<Route, 'path' | 'kind' | 'module'>>

export const page = (path: string, module: string, options?: Options): RouteRow => ({
  ...options,
  kind: 'page',
  path,
  module,
})
export const call = (path: string, module: string, options?: Options): RouteRow => ({
  ...options,
  kind: 'call',
  path,
  module,
})
export const file = (path: string, module: string, options?: Options): RouteRow => ({
  ...options,
  kind: 'file',
  path,
  module,
})

/** The route of a row. */
export function wholeRoute(row: RouteRow): Route {
  return { ...USUAL, ...row }
}

const USUAL: Omit<Route, 'path' | 'kind' | 'module'> = {
  cache: 'shared',
  takes: null,
  getLimits: [],
  postLimits: ['forms'],
  gate: null,
  forms: null,
  leadPage: null,
  reads: false,
  sitemap: null,
  takesFiles: false,
  takesMail: false,
  takesAnyBody: false,
  takesAnyText: false,
  crossOrigin: false,
}
