import type { PaintColour } from './drawing-address.ts'

/** Tones of a paint in studio light, brightest to darkest. */
export interface Paint {
  readonly shine: string
  readonly light: string
  readonly base: string
  readonly shade: string
  readonly dark: string
  readonly deep: string
  /** How strongly the paint reflects, 0 to 1: black most, white least. */
  readonly gloss: number
}

type Rgb = readonly [number, number, number]

const BASES: Readonly<Record<PaintColour, Rgb>> = {
  white: [234, 236, 238],
  silver: [184, 189, 194],
  grey: [98, 104, 111],
  black: [34, 36, 40],
  blue: [28, 72, 138],
  red: [168, 22, 30],
  green: [52, 84, 66],
  beige: [205, 190, 160],
  brown: [94, 66, 50],
  orange: [214, 92, 24],
  yellow: [232, 184, 28],
  bronze: [138, 104, 66],
}

export function paintOf(colour: PaintColour): Paint {
  const base = BASES[colour]
  const brightness = (base[0] * 0.3 + base[1] * 0.59 + base[2] * 0.11) / 255
  const gloss = 0.35 + (1 - brightness) * 0.5
  const lift = 0.3 + (1 - brightness) * 0.12
  const fall = colour === 'white' ? 0.62 : colour === 'black' ? 0.9 : 0.75
  return {
    shine: css(mix(base, [255, 255, 255], Math.min(0.9, lift * 1.9))),
    light: css(mix(base, [255, 255, 255], lift)),
    base: css(base),
    shade: css(mix(base, SHADOW, 0.3 * fall)),
    dark: css(mix(base, SHADOW, 0.55 * fall)),
    deep: css(mix(base, SHADOW, 0.85 * fall)),
    gloss,
  }
}

/** Slightly blue, as shadows in daylight are. */
const SHADOW: Rgb = [16, 20, 30]

export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return [0, 1, 2].map(
    (index) => (from[index] ?? 0) + ((to[index] ?? 0) - (from[index] ?? 0)) * share,
  ) as unknown as Rgb
}

function css(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}
