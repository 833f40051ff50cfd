import { createContext, type RouterContextProvider } from 'react-router'
import type { RoutePlatform } from '#operations/route-platform.ts'
import type { Site } from '#site/site.ts'
import type { PreviewPage } from './preview-start.ts'

/** The context of every loader and action, filled by the server before the router handles the request. */
export interface RequestContext {
  readonly platform: RoutePlatform
  readonly site: Site
  /** The site's version, part of every cache key. */
  readonly version: number
  readonly now: Date
  /** 'https://dealer.example', for canonical links and leads. */
  readonly origin: string
  /** Whether this is production; otherwise search engines are kept out (ROUTE-11). */
  readonly production: boolean
  /** The client's network address, to distinguish visitors (CAR-12); never logged or stored. */
  readonly address?: string
  /** Signs the cookies of this platform. */
  readonly cookieSecret: string
  /** STUDIO-3: only of a page in a preview, whose script and marks it gets besides. */
  readonly preview?: PreviewPage
  /**
   * H4-3: the files of a form in turn, read piece by piece. Read each before the next. Throws `UploadCutShort` and
   * `TooManyFiles`.
   */
  readonly filesOf: (request: Request) => AsyncIterable<AsyncIterable<Uint8Array>>
  /** Counts a step of a sign-in against the client's address (GARAGE-2): null if allowed, or the seconds to wait. */
  readonly signInWait: (step: 'ask' | 'try') => Promise<number | null>
}

export const requestContext = createContext<RequestContext>()

/** The request's context inside a loader or an action. */
export function contextOf(args: { context: Readonly<RouterContextProvider> }): RequestContext {
  return args.context.get(requestContext)
}
