import type { EntryContext } from 'react-router'

type Manifest = EntryContext['manifest']

/**
 * The context with the routes of its page alone: the router makes a tree of all that it is given for each page that it
 * renders, and draws those that match. The browser has the whole list from a file of its own.
 */
export function withOwnRoutes(context: EntryContext): EntryContext {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id)
  const key = ids.join(' ')
  const manifest = manifests.get(key) ?? ownManifest(context.manifest, ids)
  manifests.set(key, manifest)
  return { ...context, manifest }
}

/** One a route, by the ids from the root on. */
const manifests = new Map<string, Manifest>()

function ownManifest(manifest: Manifest, ids: readonly string[]): Manifest {
  const own = ids.map((id) => [id, manifest.routes[id]] as const)
  return { ...manifest, routes: Object.fromEntries(own) }
}
