import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Platform } from '#operations/platform.ts'
import { hostname } from '#site/hostname.ts'
import type { Site } from '#site/site.ts'
import { createConsole } from '../../console/console-app.ts'
import type { ConsoleBuild } from '../../console/console-page.ts'
import { refuseNul } from '../http/refuse-nul.ts'
import { clientAddress, type Edge, requestScheme } from '../http/request-facts.ts'
import { sameOrigin } from '../http/same-origin.ts'

export interface ConsoleServing {
  readonly platform: Platform
  readonly build: ConsoleBuild
  readonly host: string
  readonly edge: Edge
  readonly allSites: () => readonly Site[]
}

/** STAFF-1: the console on its own hostname, which no dealer's site can take. */
export interface ServedConsole {
  isAt(host: string): boolean
  fetch(context: Context): Response | Promise<Response>
}

const BODY_LIMIT_BYTES = 64 * 1024

export function serveConsole({ platform, build, host, edge, allSites }: ConsoleServing): ServedConsole {
  const app = new Hono()
  app.use(sameOrigin((context) => requestScheme(context, edge)))
  app.use(bodyLimit({ maxSize: BODY_LIMIT_BYTES }))
  app.use(refuseNul)
  app.route(
    '/',
    createConsole({ platform, build, allSites, addressOf: (context) => clientAddress(context, edge.trustProxy) }),
  )
  app.onError((error, context) => {
    platform.log.error('a request to the console failed', { error })
    return context.text('Something went wrong on our side. Please try again.', 500)
  })
  return {
    isAt: (asked) => hostname(asked) === host,
    fetch: ({ req, env }) => app.fetch(req.raw, env),
  }
}
