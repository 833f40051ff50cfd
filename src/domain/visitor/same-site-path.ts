/**
 * ROUTE-5: an address parameter as path, query and fragment of the same site, else null. Text that a browser may read
 * as another host (`//evil`, `/\evil`, a scheme, a control character that it drops) is refused, not corrected.
 */
export function sameSitePath(text: string | null | undefined): string | null {
  if (!text || text.length > LONGEST || !/^\/(?![/\\])/.test(text) || STRANGE.test(text)) return null
  if (!URL.canParse(text, ANY_SITE)) return null
  const { origin, pathname, search, hash } = new URL(text, ANY_SITE)
  // '/.//evil' becomes '//evil' when its dots are resolved.
  return origin === ANY_SITE && !pathname.startsWith('//') ? pathname + search + hash : null
}

/** Browsers treat backslashes as slashes, and drop control characters and spaces. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
const STRANGE = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/
const ANY_SITE = 'https://site.invalid'
const LONGEST = 2000
