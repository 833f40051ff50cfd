import { oncePer } from '#caching/once-per.ts'
import { withoutEnd } from '#domain/without-ends.ts'
import type { Site } from './site.ts'

type Redirects = Site['redirects']

/**
 * D-21: the redirect target for an address of the dealer's former website, or null. Case and a trailing slash do not
 * matter.
 */
export function redirectOf(
  redirects: Redirects,
  url: Pick<URL, 'pathname' | 'search' | 'searchParams'>,
): string | null {
  if (redirects.length === 0) return null
  const table = tableOf(redirects)
  const path = plainPath(url.pathname)
  const exact = (table.exact.get(path) ?? []).find(({ parameters }) => hasAll(url.searchParams, parameters))
  const redirect = exact ?? table.below.find(({ path: start }) => path.startsWith(start))
  if (redirect === undefined) return null
  // The query of the former address is carried over, unless either side has parameters of its own.
  const carries = redirect.parameters.length === 0 && !redirect.to.includes('?') && !redirect.to.includes('#')
  return carries ? redirect.to + url.search : redirect.to
}

/** Normalises a path for comparison: '/stock' for '/Stock/', '/%53tock' and '/stock?page=2'. */
export function plainPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/)
  return withoutEnd(decoded(bare).toLowerCase(), '/', 1)
}

interface Entry {
  readonly path: string
  readonly parameters: readonly (readonly [string, string])[]
  readonly to: string
}

interface Table {
  readonly exact: ReadonlyMap<string, readonly Entry[]>
  /** Sorted by longest prefix first. */
  readonly below: readonly Entry[]
}

/** Cached by the list: a site has the same one until it changes. */
const tableOf = oncePer((redirects: Redirects): Table => {
  const exact = new Map<string, Entry[]>()
  const below: Entry[] = []
  for (const { from, to } of redirects) {
    const parameters = [...new URLSearchParams(from.split('?')[1] ?? '')]
    if (from.endsWith('/*'))
      below.push({ path: `${withoutEnd(plainPath(from.slice(0, -1)), '/')}/`, parameters: [], to })
    else exact.set(plainPath(from), [...(exact.get(plainPath(from)) ?? []), { path: plainPath(from), parameters, to }])
  }
  // A redirect with parameters wins over one without.
  for (const entries of exact.values()) entries.sort((a, b) => b.parameters.length - a.parameters.length)
  return { exact, below: below.sort((a, b) => b.path.length - a.path.length) }
})

function hasAll(given: URLSearchParams, wanted: Entry['parameters']): boolean {
  return wanted.every(([name, value]) => given.getAll(name).includes(value))
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    // A broken escape is compared unchanged.
    return path
  }
}
