/** Text colours on a brand colour; WCAG 2.2 AA requires a contrast of 4.5 to 1 (FIELD-4). */
export const TEXT_ON_BRAND = { light: '#ffffff', dark: '#111418' } as const
export const LEAST_CONTRAST = 4.5

/** The text colour with the higher contrast on a background such as `#c8102e`, and that contrast (1 to 21). */
export function textOn(background: string): { readonly colour: string; readonly contrast: number } {
  const light = { colour: TEXT_ON_BRAND.light, contrast: contrast(background, TEXT_ON_BRAND.light) }
  const dark = { colour: TEXT_ON_BRAND.dark, contrast: contrast(background, TEXT_ON_BRAND.dark) }
  return light.contrast >= dark.contrast ? light : dark
}

/** Why a brand colour cannot be used (FIELD-4); null if text on it is readable. */
export function unreadable(colour: string): string | null {
  const best = textOn(colour)
  if (best.contrast >= LEAST_CONTRAST) return null
  // Rounded down, so that 4.498 does not show as the required 4.5.
  const reached = Math.floor(best.contrast * 100) / 100
  return `neither white nor dark text can be read on ${colour}: it reaches ${reached} to 1 where ${LEAST_CONTRAST} is needed`
}

/** The contrast ratio of two colours, as WCAG defines it. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
