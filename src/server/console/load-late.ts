import { hostname } from '#site/hostname.ts'
import type { ConsoleServing, ServedConsole } from './console-app.ts'
import { loadConsoleBuild } from './console-build.ts'

/** The console before its modules are loaded: a fifth of all, which no page of a dealer's site needs. */
export interface LateConsole extends ServedConsole {
  /** Loads it now, as a request does. What failed to load stays so, and each request fails: Node runs no module twice. */
  load(): Promise<ServedConsole>
}

/** The console on its hostname, opened by its first request or when everything else is up, whichever comes first. */
export async function lateConsole(serving: Omit<ConsoleServing, 'build'>, buildFolder: string): Promise<LateConsole> {
  const build = await loadConsoleBuild(buildFolder)
  let opened: Promise<ServedConsole> | null = null
  const load = () => {
    opened ??= import('./console-app.ts').then(({ serveConsole }) => serveConsole({ ...serving, build }))
    return opened
  }
  return {
    load,
    isAt: (asked) => hostname(asked) === serving.host,
    fetch: async (context) => (await load()).fetch(context),
  }
}
