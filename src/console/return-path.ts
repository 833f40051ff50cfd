/** Where a person goes on after they proved who they are: a page of the console, never another address. */
export function returnPath(text: string | null): string {
  return text && text.length <= 300 && /^\/(?![/\\])[\x21-\x7e]*$/.test(text) && !text.startsWith('/sign-') ? text : '/'
}

/** The page that a person was on when an action asked for a second factor again (STAFF-6). */
export function pageBefore({ headers, url }: Pick<Request, 'headers' | 'url'>): string {
  const from = URL.parse(headers.get('referer') ?? '')
  return from !== null && from.host === new URL(url).host ? returnPath(from.pathname + from.search) : '/'
}

/** The address of the sign-in page that returns to `path`. */
export function signInAddress(path: string): string {
  const to = returnPath(path)
  return to === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ to })}`
}

/** The page that asks for a second factor, and then goes on to `path`. */
export function codeAddress(path: string): string {
  return path === '/' ? '/sign-in/code' : `/sign-in/code?${new URLSearchParams({ to: path })}`
}
