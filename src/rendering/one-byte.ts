/**
 * HTML with a reference in place of each character beyond Latin-1: `&#8217;` for `’`. One such character makes JavaScript
 * use two bytes for every character of the page, and twice the time to put the page together and send it. Not for HTML with
 * a `script` or `style` element, where references have no meaning.
 */
export function oneByteHtml(html: string): string {
  return html.replace(BEYOND_LATIN_1, (character) => `&#${character.codePointAt(0)};`)
}

/** A value as JSON for a `script` element of data, which it cannot end, with an escape for each character beyond Latin-1. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE_IN_SCRIPT, escaped)
}

const BEYOND_LATIN_1 = /[^\0-\xff]/gu
const UNSAFE_IN_SCRIPT = /[<\u0100-\uffff]/g

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
