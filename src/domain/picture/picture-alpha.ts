/** Whether a PNG or WebP file may have a transparent ground, by its header. */
export function isClear(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(1, 4) === 'PNG') return hasAlphaChannel(bytes[COLOUR_TYPE] ?? 0) || text(0, HEAD).includes('tRNS')
  if (text(8, 12) !== 'WEBP') return false
  if (text(12, 16) === 'VP8X') return ((bytes[20] ?? 0) & 0x10) !== 0
  return text(12, 16) === 'VP8L' && ((bytes[24] ?? 0) & 0x10) !== 0
}

const COLOUR_TYPE = 25
/** The table of transparent colours of a PNG with a palette comes before its pixels. */
const HEAD = 2048

function hasAlphaChannel(colourType: number): boolean {
  return colourType === 4 || colourType === 6
}
