import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { crc32 } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import type * as entry from '#web/entry.server.tsx'
import type { RequestContext } from '#web/middleware/request-context.ts'
import { routeHandlers } from './route-handlers.ts'

/** What the router answered, its body read. */
export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array<ArrayBuffer>
  /** The same bytes made anew, where that needs less room than to keep them. */
  readonly again: () => Uint8Array<ArrayBuffer>
  /** Another for other bytes. */
  readonly sum: number
  /** What of a page may hold scripts and styles that the policy must allow. */
  scripted(): string
}

/** The pages as Vite built them, with their own copy of the router and of React. */
export interface PagesBuild {
  readonly assetsFolder: string
  render(request: Request, context: RequestContext): Promise<Answered>
}

export async function loadPagesBuild(folder: string): Promise<PagesBuild> {
  const file = join(folder, 'server', 'index.js')
  if (!existsSync(file)) throw new Error(`The pages are not built: ${file} is missing. Run npm run build.`)
  const build = (await import(pathToFileURL(file).href)) as ServerBuild
  const { createRequestContext, createRequestHandler, renderedPage } = build.entry.module as unknown as typeof entry
  const handle = routeHandlers(build, (part) => createRequestHandler(part, 'production'))
  return {
    assetsFolder: join(folder, 'client', 'assets'),
    async render(request, context) {
      const routerContext = createRequestContext(context)
      const response = await handle(request, routerContext)
      const html = routerContext.get(renderedPage)?.html ?? null
      const body = html === null ? new Uint8Array(await response.arrayBuffer()) : Buffer.from(html)
      return {
        status: response.status,
        headers: response.headers,
        body,
        again: () => body,
        sum: crc32(body),
        scripted: () => html ?? Buffer.from(body).toString(),
      }
    },
  }
}
