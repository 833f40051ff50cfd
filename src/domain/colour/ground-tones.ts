import { contrast, LEAST_CONTRAST, textOn } from './contrast.ts'
import { hexOf, mixed, type Oklch, oklchOf } from './oklch.ts'

/** Colours of a page by token, without the leading hyphens. */
type Tones = Readonly<Record<string, string>>

/**
 * Text on a page's ground needs more than 4.5 to 1: panels on it are a little closer to the text, and quiet text is
 * quieter than ordinary text.
 */
const GROUND_CONTRAST = 10
const BAND_CONTRAST = 8.5
/** WCAG 2.2: the edge of a control. */
const EDGE_CONTRAST = 3

/** Why a colour cannot be the ground of a page; null if it can (FIELD-4). */
export function unreadableGround(ground: string): string | null {
  const reached = textOn(ground).contrast
  if (reached >= GROUND_CONTRAST) return null
  return `text does not read well on a page of ${ground}: it reaches ${roundedDown(reached)} to 1 where ${GROUND_CONTRAST} is needed`
}

/** Why a colour cannot be the ground of the dark bands; null if it can (FIELD-4). */
export function unreadableBands(bands: string): string | null {
  const reached = contrast(bands, '#ffffff')
  if (reached >= BAND_CONTRAST) return null
  return `white text does not read well on bands of ${bands}: it reaches ${roundedDown(reached)} to 1 where ${BAND_CONTRAST} is needed`
}

/** Rounded down, so that 9.98 does not show as the required 10. */
function roundedDown(reached: number): number {
  return Math.floor(reached * 10) / 10
}

/** Whether a page of this colour has light text. */
export function isDarkGround(ground: string | null): boolean {
  return ground !== null && contrast(ground, '#ffffff') > contrast(ground, '#000000')
}

/** Panels, text, lines and tints of a page whose ground passed `unreadableGround`; text has at least 4.5 to 1. */
export function groundTones(ground: string, brand: string): Tones {
  const dark = isDarkGround(ground)
  const base = oklchOf(ground)
  const at = (step: number, from = base) => hexOf({ ...from, l: Math.min(1, Math.max(0, from.l + step)) })
  const towardsText = dark ? 1 : -1
  const surface = dark ? at(0.035) : mixed('#ffffff', 0.75, ground)
  const sunken = at(0.03 * towardsText + (dark ? 0.04 : 0))
  const vivid = { ...oklchOf(brand), l: Math.max(oklchOf(brand).l, 0.4) }
  const tint = (colour: Oklch, share: number) => mixed(hexOf(colour), share, surface)
  const brandSoft = tint(vivid, dark ? 0.14 : 0.09)
  const panels = [ground, surface, sunken, brandSoft]
  const neutral = { ...base, c: Math.min(base.c, 0.02) }
  const text = (from: Oklch, grounds: readonly string[], least = LEAST_CONTRAST) =>
    readable(from, grounds, least, towardsText)
  const state = (colour: string) => {
    const hue = oklchOf(colour)
    const soft = tint(hue, dark ? 0.14 : 0.1)
    return [text({ ...hue, l: dark ? 0.72 : 0.45 }, [...panels, soft]), soft] as const
  }
  const [good, goodSoft] = state('#17683a')
  const [bad, badSoft] = state('#b3141d')
  const [electric, electricSoft] = state('#0b5c7a')
  return {
    page: ground,
    surface,
    sunken,
    ink: dark ? hexOf({ ...neutral, l: 0.965 }) : hexOf({ ...neutral, l: 0.19 }),
    muted: text({ ...neutral, l: dark ? 0.72 : 0.48 }, panels),
    line: at(dark ? 0.12 : -0.085),
    'line-strong': text({ ...neutral, l: dark ? 0.5 : 0.62 }, panels, EDGE_CONTRAST),
    picture: at(dark ? 0.09 : -0.06),
    'brand-ink': text({ ...vivid, l: dark ? 0.74 : 0.48 }, panels),
    'brand-soft': brandSoft,
    good,
    'good-soft': goodSoft,
    bad,
    'bad-soft': badSoft,
    electric,
    'electric-soft': electricSoft,
    star: text({ ...oklchOf('#b86e00'), l: dark ? 0.78 : 0.58 }, panels, EDGE_CONTRAST),
    focus: dark ? '#8ab6ff' : '#1463ff',
  }
}

/** Text and lines on dark bands whose ground passed `unreadableBands`. */
export function bandTones(bands: string, brand: string): Tones {
  const base = oklchOf(bands)
  const light = oklchOf(brand)
  return {
    dark: bands,
    'on-dark': '#ffffff',
    'muted-on-dark': readable({ ...base, c: Math.min(base.c, 0.025), l: 0.78 }, [bands], LEAST_CONTRAST, 1),
    'line-on-dark': hexOf({ ...base, l: base.l + 0.14 }),
    'brand-on-dark': readable(
      { ...light, l: Math.max(light.l, 0.76), c: Math.min(light.c, 0.14) },
      [bands],
      LEAST_CONTRAST,
      1,
    ),
  }
}

const STEP = 0.01

/** The first lightness from `start` towards the text's end that reaches `least` on every ground. */
function readable(start: Oklch, grounds: readonly string[], least: number, towards: number): string {
  for (let { l } = start; l > 0 && l < 1; l += STEP * towards) {
    const colour = hexOf({ ...start, l })
    if (grounds.every((ground) => contrast(colour, ground) >= least)) return colour
  }
  return towards < 0 ? '#000000' : '#ffffff'
}
