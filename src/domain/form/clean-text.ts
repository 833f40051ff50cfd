/**
 * Makes a visitor's text safe to store, show and mail: removes control characters, marks that reverse the reading
 * direction (RTL override), broken surrogates and invisible characters, and normalises letters.
 */
export function cleanLine(text: string): string {
  return stripInvisible(text).replace(/\s+/gu, ' ').trim()
}

/** The same for text of several lines; line breaks are preserved. */
export function cleanParagraphs(text: string): string {
  return stripInvisible(text.replace(/\r\n?|[\u2028\u2029\u0085]/gu, '\n'))
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

// Joiners (U+200C, U+200D) stay, because emoji and several scripts need them.
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu
const CONTROL = /(?![\t\n\r])\p{Cc}/gu

function stripInvisible(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(CONTROL, '').replace(INVISIBLE, '')
}
