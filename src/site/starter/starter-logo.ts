import { textOn } from '#domain/colour/contrast.ts'

/** A starter logo: the initials on the brand colour with the name next to them, for a light or a dark header. */
export function starterLogo(name: string, colour: string, ground: 'light' | 'dark'): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const initials = words
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
  const length = Math.round(name.length * LETTER_WIDTH)
  const width = BADGE + GAP + length
  const title = escapeXml(name)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${BADGE}" width="${width}" height="${BADGE}" role="img" aria-label="${title}"><title>${title}</title><rect width="${BADGE}" height="${BADGE}" rx="12" fill="${colour}"/><g font-family="'Helvetica Neue', Helvetica, Arial, sans-serif" font-weight="700"><text x="${BADGE / 2}" y="41" text-anchor="middle" font-size="26" fill="${textOn(colour).colour}">${escapeXml(initials)}</text><text x="${BADGE + GAP}" y="42" font-size="28" letter-spacing="-0.4" textLength="${length}" lengthAdjust="spacingAndGlyphs" fill="${TEXT[ground]}">${title}</text></g></svg>\n`
}

const BADGE = 64
const GAP = 14
/** Average letter width at 28 pixels, so that the name has the same length in any typeface. */
const LETTER_WIDTH = 15.2
const TEXT = { light: '#16191d', dark: '#ffffff' }

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
