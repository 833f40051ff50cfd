import { hexOf, type Oklch, oklchOf } from './oklch.ts'

/** Chroma below which a colour counts as grey, and opacity below which nothing is seen. */
const LEAST_CHROMA = 0.04
const LEAST_OPACITY = 128
/** Colours this near each other, in hue (radians) and lightness, are one: a picture has edges between its colours. */
const NEAR = { hue: 0.35, lightness: 0.16 } as const
/** Share of the coloured pixels that a colour has at least. */
const LEAST_SHARE = 0.03

/**
 * STUDIO-17: the colours of a logo, the most common first. `pixels`: red, green, blue and opacity of each, as a canvas
 * has them. Greys, white and black are no brand colours; of a logo without others they are not proposed.
 */
export function pictureColours(pixels: ArrayLike<number>, most = 4): readonly string[] {
  const counts = new Map<string, number>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < LEAST_OPACITY) continue
    const colour = `#${[0, 1, 2].map((part) => (pixels[at + part] ?? 0).toString(16).padStart(2, '0')).join('')}`
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const groups: { readonly colour: Oklch; count: number }[] = []
  for (const [hex, count] of [...counts].toSorted(([, one], [, other]) => other - one)) {
    const colour = oklchOf(hex)
    if (colour.c < LEAST_CHROMA) continue
    const near = groups.find((group) => isNear(group.colour, colour))
    if (near) near.count += count
    else groups.push({ colour, count })
  }
  const all = groups.reduce((sum, { count }) => sum + count, 0)
  return groups
    .filter(({ count }) => count >= all * LEAST_SHARE)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ colour }) => hexOf(colour))
}

function isNear(one: Oklch, other: Oklch): boolean {
  const turn = Math.abs(one.h - other.h)
  const hue = Math.min(turn, 2 * Math.PI - turn)
  return hue < NEAR.hue && Math.abs(one.l - other.l) < NEAR.lightness
}
