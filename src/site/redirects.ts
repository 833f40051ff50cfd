import { oncePer } from '#caching/once-per.ts'
import type { Site } from './site.ts'

type Redirects = Site['redirects']

/** D-21: where an address of the dealer's former website leads, or null. Case and a slash at the end do not matter. */
export function redirectOf(
  redirects: Redirects,
  url: Pick<URL, 'pathname' | 'search' | 'searchParams'>,
): string | null {
  if (redirects.length === 0) return null
  const table = tableOf(redirects)
  const path = plainPath(url.pathname)
  const exact = (table.exact.get(path) ?? []).find(({ parameters }) => hasAll(url.searchParams, parameters))
  const found = exact ?? table.below.find(({ path: start }) => path.startsWith(start))
  if (found === undefined) return null
  // What the former address says stays with the new one, unless either side names parameters of its own.
  const carries = found.parameters.length === 0 && !found.to.includes('?') && !found.to.includes('#')
  return carries ? found.to + url.search : found.to
}

/** The path of a redirect as it is compared: '/stock' of '/Stock/', '/%53tock' and '/stock?page=2'. */
export function plainPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/)
  return decoded(bare)
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '')
}

interface Entry {
  readonly path: string
  readonly parameters: readonly (readonly [string, string])[]
  readonly to: string
}

interface Table {
  readonly exact: ReadonlyMap<string, readonly Entry[]>
  /** The longest start first. */
  readonly below: readonly Entry[]
}

/** A site has one list until it changes. */
const tableOf = oncePer((redirects: Redirects): Table => {
  const exact = new Map<string, Entry[]>()
  const below: Entry[] = []
  for (const { from, to } of redirects) {
    const parameters = [...new URLSearchParams(from.split('?')[1] ?? '')]
    if (from.endsWith('/*')) below.push({ path: plainPath(from.slice(0, -1)).replace(/\/*$/, '/'), parameters: [], to })
    else exact.set(plainPath(from), [...(exact.get(plainPath(from)) ?? []), { path: plainPath(from), parameters, to }])
  }
  // One that names parameters is meant before the plain one.
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
    // A broken escape: it is compared as it is.
    return path
  }
}
