import { plainPath } from '#domain/route/route-of.ts'

/** '/search/toyota/hilux' → ['toyota', 'hilux']. Ignores case and a trailing slash. */
export function listingSegments(path: string): readonly string[] {
  const [first, ...segments] = plainPath(path).split('/').filter(Boolean)
  return first === 'search' ? segments : [first ?? '', ...segments]
}
