import type { StaticHandlerContext } from 'react-router'
import type { Loaded, PageData, Part } from './page-data.ts'
import { ROOT } from './routes.ts'

/** The data of a page that is loaded, and of the site around it where that was asked for. */
export function loadedOf(state: StaticHandlerContext): PageData {
  const parts = state.matches.flatMap(({ route: { id } }): readonly (readonly [Part, Loaded])[] => {
    const loaded = loadedBy(state, id)
    return loaded ? [[partOf(id), loaded]] : []
  })
  return Object.fromEntries(parts)
}

/** The data that an action gave, or its error. */
export function actedOf({ actionData, errors }: StaticHandlerContext): PageData {
  const [error] = Object.values(errors ?? {})
  return { page: error === undefined ? { data: Object.values(actionData ?? {})[0] ?? null } : { error } }
}

/** Which part of a page a route is. */
export function partOf(id: string): Part {
  return id === ROOT ? 'frame' : 'page'
}

function loadedBy({ loaderData, errors }: StaticHandlerContext, id: string): Loaded | null {
  if (errors && id in errors) return { error: errors[id] }
  return id in loaderData ? { data: loaderData[id] ?? null } : null
}
