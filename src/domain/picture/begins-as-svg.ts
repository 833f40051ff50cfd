/** What may precede an SVG's element: how it opens and how it closes. */
const BEFORE: readonly (readonly [RegExp, string])[] = [
  [/^<\?xml/i, '>'],
  [/^<!--/, '-->'],
  [/^<!doctype svg/i, '>'],
]

/** Whether a file's text is an SVG: it may begin with a declaration and comments. HTML with an SVG further down is none. */
export function beginsAsSvg(text: string): boolean {
  let rest = text.replace(/^\uFEFF/, '').trimStart()
  for (;;) {
    const [opens, closing] = BEFORE.find(([pattern]) => pattern.test(rest)) ?? []
    if (opens === undefined || closing === undefined) return /^<svg[\s>]/i.test(rest)
    const end = rest.indexOf(closing, '<!--'.length)
    if (end === -1) return false
    rest = rest.slice(end + closing.length).trimStart()
  }
}
