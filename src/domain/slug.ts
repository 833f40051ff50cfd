import anyAscii from 'any-ascii'
import { withoutEnds } from './without-ends.ts'

/**
 * ROUTE-3: converts a name to a slug: 'Mercedes-Benz' to 'mercedes-benz', 'Town & Country' to 'town-country', '丰田' to
 * 'fengtian'. '' for a name without letters and digits.
 */
export function slugOf(name: string): string {
  const written = name.normalize('NFC').replace(OTHER_LETTERS, (letters) => anyAscii(letters))
  return withoutEnds(written.toLowerCase().replace(/[^a-z0-9]+/g, '-'), '-')
}

/** A name as a segment of a path, which is never empty: a name of marks alone is itself. */
export function segmentOf(name: string): string {
  return slugOf(name) || name.trim().toLowerCase().replaceAll('/', '-')
}

/** Marks stay with their letters: in many scripts they are vowels. */
const OTHER_LETTERS = /[\p{L}\p{M}]+/gu
