/** '/search/toyota/hilux' → ['toyota', 'hilux']. Ignores case and a trailing slash. */
export function listingSegments(path: string): readonly string[] {
  const [first, ...segments] = path.toLowerCase().split('/').filter(Boolean)
  return first === 'search' ? segments : [first ?? '', ...segments]
}
