/**
 * ROUTE-5: the path, query and fragment that an address parameter names when it is one of the same site, else null. What
 * a browser might read as another host (`//evil`, `/\evil`, a scheme, a control character it leaves out) is refused, not mended.
 */
export function sameSitePath(text: string | null | undefined): string | null {
  if (!text || text.length > LONGEST || !/^\/(?![/\\])/.test(text) || STRANGE.test(text)) return null
  if (!URL.canParse(text, ANY_SITE)) return null
  const { origin, pathname, search, hash } = new URL(text, ANY_SITE)
  // '/.//evil' is '//evil' once its dots are resolved.
  return origin === ANY_SITE && !pathname.startsWith('//') ? pathname + search + hash : null
}

/** Backslashes are slashes to a browser; control characters and spaces it drops, and reads what is left. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
const STRANGE = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/
const ANY_SITE = 'https://site.invalid'
const LONGEST = 2000
