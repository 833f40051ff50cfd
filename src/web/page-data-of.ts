import type { StaticHandlerContext } from 'react-router'
import type { Loaded, PageData, Part } from './page-data.ts'
import { ROOT } from './routes.ts'

/** Data of a loaded page, and of its frame if the frame was requested. */
export function loadedOf(state: StaticHandlerContext): PageData {
  const parts = state.matches.flatMap(({ route: { id } }): readonly (readonly [Part, Loaded])[] => {
    const loaded = loadedBy(state, id)
    return loaded ? [[partOf(id), loaded]] : []
  })
  return Object.fromEntries(parts)
}

/** An action's data, or its error. */
export function actedOf({ actionData, errors }: StaticHandlerContext): PageData {
  const [error] = Object.values(errors ?? {})
  return { page: error === undefined ? { data: Object.values(actionData ?? {})[0] ?? null } : { error } }
}

/** Whether a route id is that of the frame or of the page. */
export function partOf(id: string): Part {
  return id === ROOT ? 'frame' : 'page'
}

function loadedBy({ loaderData, errors }: StaticHandlerContext, id: string): Loaded | null {
  if (errors && id in errors) return { error: errors[id] }
  return id in loaderData ? { data: loaderData[id] ?? null } : null
}
