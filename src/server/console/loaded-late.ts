import { hostname } from '#site/hostname.ts'
import type { ServedConsole } from './console-app.ts'

/** The console before its modules are loaded: a fifth of all, which no page of a dealer's site needs. */
export interface LateConsole extends ServedConsole {
  /** Loads it now. A request does so too. */
  load(): Promise<ServedConsole>
}

/** The console on its hostname, opened by its first request or when everything else is up, whichever comes first. */
export function loadedLate(host: string, open: () => Promise<ServedConsole>): LateConsole {
  let opened: Promise<ServedConsole> | null = null
  const load = () => {
    opened ??= open()
    return opened
  }
  return {
    load,
    isAt: (asked) => hostname(asked) === host,
    fetch: async (context) => (await load()).fetch(context),
  }
}
