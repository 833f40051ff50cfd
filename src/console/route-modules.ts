import type { ConsoleHandler } from './console-call.ts'
import { CONSOLE_ROUTES, type ConsoleRoute } from './routes.ts'

/** A file `X.route.ts`: handlers by method and path. */
interface RouteModule {
  readonly routes: Readonly<Record<string, ConsoleHandler>>
}

const ROWS: readonly ConsoleRoute[] = CONSOLE_ROUTES
const MODULES = new Map(
  await Promise.all(
    [...new Set(ROWS.map(({ module }) => module))].map(async (module) => [module, await load(module)] as const),
  ),
)

function load(module: string): Promise<RouteModule> {
  return import(new URL(`./${module}.route.ts`, import.meta.url).href)
}

/** The handler of a row of the table. Throws if its file has none. */
export function handlerOf({ method, path, module }: ConsoleRoute): ConsoleHandler {
  const handle = MODULES.get(module)?.routes[`${method} ${path}`]
  if (!handle) throw new Error(`${module}.route.ts has no handler for ${method} ${path}.`)
  return handle
}
