import type { Route } from './route.ts'
import { ALIASES, ROUTES } from './routes.ts'

/** The route that answers at a path of a request, spelled in any way that the router takes: '/Search/', '/%73earch', '/search.data'. */
export function routeOf(pathname: string): Route {
  const path = plainPath(pathname)
  const [, first = ''] = path.split('/')
  const candidates = byFirstSegment.get(first) ?? others
  return candidates.find(({ pattern }) => pattern.test(path))?.route ?? last
}

/** The address behind an alias: '/api/search/queries' for '/1/indexes/cars/queries'; null for any other path. */
export function aliasOf(pathname: string): string | null {
  return aliases.find(({ pattern }) => pattern.test(pathname))?.address ?? null
}

/**
 * Normalises a path: '/trade-in' for '/Trade%2DIn/', '//trade-in' and '/trade-in.data', the address of a page's data.
 */
export function plainPath(pathname: string): string {
  const asPage = pathname.endsWith('.data') ? pathname.replace(/(\/_)?\.data$/, '') : pathname
  const decoded = asPage.includes('%') ? decodedPath(asPage) : asPage
  return `/${decoded.toLowerCase().split('/').filter(Boolean).join('/')}`
}

function decodedPath(pathname: string): string {
  try {
    // An escaped slash is part of a name.
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2f'))
      .join('/')
  } catch {
    // The router takes an address with a broken escape as it is.
    return pathname
  }
}

interface Row {
  readonly path: string
  readonly route: Route
  readonly pattern: RegExp
}

const rows: readonly Row[] = [
  ...ALIASES.map(({ path, of }) => ({ path, route: routeAt(of), pattern: patternOf(path) })),
  ...ROUTES.map((route) => ({ path: route.path, route, pattern: patternOf(route.path) })),
]
const aliases = ALIASES.map(({ path, of }) => ({ address: `/${of}`, pattern: patternOf(path) }))
const last = routeAt('*')

/** Most routes name their first segment. These may begin with any. */
const others = rows.filter(({ path }) => isOpen(firstOf(path)))
const byFirstSegment: ReadonlyMap<string, readonly Row[]> = new Map(
  rows.map(({ path }) => {
    const first = firstOf(path)
    return [first, rows.filter((row) => firstOf(row.path) === first || isOpen(firstOf(row.path)))]
  }),
)

function routeAt(path: string): Route {
  const route = ROUTES.find((route) => route.path === path)
  if (!route) throw new Error(`No route has the path "${path}".`)
  return route
}

function firstOf(path: string): string {
  return path.split('/')[0] ?? ''
}

function isOpen(segment: string): boolean {
  return /^[:*]/.test(segment)
}

function patternOf(path: string): RegExp {
  if (path === '') return /^\/$/
  return new RegExp(`^${path.split('/').map(segmentPattern).join('')}$`)
}

/** Of ':slug', ':first?', ':slug.pdf', ':flow(checkout|buy-online)', '*' or 'cars'. */
function segmentPattern(segment: string): string {
  if (segment === '*') return '(/.*)?'
  const [, name = '', values = '[^/]+', optional = '', rest = ''] = /^(:\w+)(\([^)]+\))?(\?)?(.*)$/s.exec(segment) ?? [
    null,
    '',
    '',
    '',
    segment,
  ]
  const escaped = rest.replaceAll('.', '\\.')
  return optional === '' ? `/${name && values}${escaped}` : `(/${values})?`
}
