import { createContext, type RouterContextProvider } from 'react-router'
import type { Platform } from '#operations/platform.ts'
import type { Site } from '#site/site.ts'

/** What every loader and action may use: filled by the server before the router sees the request. */
export interface RequestContext {
  readonly platform: Platform
  readonly site: Site
  /** The site's version, part of every cache key. */
  readonly version: number
  readonly now: Date
  /** 'https://dealer.example', for canonical links and leads. */
  readonly origin: string
  /** Outside production nothing of the site is for search engines (ROUTE-11). */
  readonly production: boolean
  /** The asker's network address, to tell visitors apart for as long as it takes (CAR-12); never logged nor stored. */
  readonly address?: string
  /** Signs the cookies of this platform. */
  readonly cookieSecret: string
  /** Counts a step of a sign-in against the asker's address (GARAGE-2): null, or the seconds to wait. */
  readonly signInWait: (step: 'ask' | 'try') => Promise<number | null>
}

export const requestContext = createContext<RequestContext>()

/** The request's context inside a loader or an action. */
export function contextOf(args: { context: Readonly<RouterContextProvider> }): RequestContext {
  return args.context.get(requestContext)
}
