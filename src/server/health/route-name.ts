import type { Route } from '#domain/route/route.ts'
import { isConsoleFile } from '../../console/request-place.ts'

/** Files that the server answers before the table of routes. */
const FILES = ['/assets/', '/site-files/', '/drawn/', '/pictures/made/', '/pictures/kept/'] as const

/** The name of what answers a path, for the log, metrics and traces: '/cars/:slug', '/assets/*'. One of some eighty; the console's and the API's are in src/console/request-place.ts. */
export function routeName(path: string, { path: route }: Pick<Route, 'path'>): string {
  if (route !== '*') return `/${route}`
  const folder = FILES.find((each) => path.startsWith(each))
  return folder === undefined ? '/*' : `${folder}*`
}

/** Whether a route's name is of the server's own files, which are quick and many. */
export function isFileRoute(name: string): boolean {
  return FILES.some((folder) => name.startsWith(folder)) || isConsoleFile(name)
}
