/**
 * A visitor's text made safe to keep, to show and to mail: no control characters, no marks that turn the reading
 * direction round (RTL override), no halves of characters, one form of each letter. What stays is what can be seen.
 */
export function cleanLine(text: string): string {
  return stripInvisible(text).replace(/\s+/gu, ' ').trim()
}

/** The same for text of several lines, whose line breaks stay. */
export function cleanParagraphs(text: string): string {
  return stripInvisible(text.replace(/\r\n?|[\u2028\u2029\u0085]/gu, '\n'))
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}

// Joiners (U+200C, U+200D) stay: emoji and several scripts are written with them.
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu
const CONTROL = /(?![\t\n\r])\p{Cc}/gu

function stripInvisible(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(CONTROL, '').replace(INVISIBLE, '')
}
