import { contrast, LEAST_CONTRAST, textOn } from './contrast.ts'
import { hexOf, mixed, type Oklch, oklchOf } from './oklch.ts'

/** Variants of a brand colour that are readable wherever a template uses them (FIELD-4). */
export interface BrandTones {
  /** Text on the brand colour. */
  readonly on: string
  /** The brand colour on hover, under the same text. */
  readonly deep: string
  /** The brand as text on any light background of a template, from the lightest to the darkest, and on its own tint. */
  readonly ink: string
  /** The brand as text on a dark background. */
  readonly onDark: string
}

/** The tones of a brand colour that passed `unreadable`. Each has a contrast of at least 4.5 to 1. */
export function brandTones(brand: string): BrandTones {
  const base = oklchOf(brand)
  const on = textOn(brand).colour
  const darker = contrast(on, '#000000') > contrast(on, '#ffffff')
  return {
    on,
    // Away from the colour of its text, so that the contrast does not shrink.
    deep: hexOf({ ...base, l: darker ? base.l * DEEPER : base.l + (1 - base.l) * LIGHTER }),
    ink: readableOn(lightGrounds(brand), { ...base, l: Math.min(base.l, INK_LIGHTNESS) }, -STEP),
    onDark: readableOn(
      darkGrounds(base),
      { ...base, l: Math.max(base.l, ON_DARK_LIGHTNESS), c: Math.min(base.c, 0.14) },
      STEP,
    ),
  }
}

const DEEPER = 0.84
const LIGHTER = 0.3
const INK_LIGHTNESS = 0.48
const ON_DARK_LIGHTNESS = 0.76
const STEP = 0.01

function readableOn(grounds: readonly string[], start: Oklch, step: number): string {
  for (let { l } = start; l > 0 && l < 1; l += step) {
    const colour = hexOf({ ...start, l })
    if (grounds.every((ground) => contrast(colour, ground) >= LEAST_CONTRAST)) return colour
  }
  return step < 0 ? '#000000' : '#ffffff'
}

/** White, the darkest plain ground (ridge's sunken one), and the tints of the brand (ui and meadow tokens.css). */
function lightGrounds(brand: string): readonly string[] {
  return ['#ffffff', '#e3e1dd', mixed(brand, 0.08, '#ffffff'), tintInMeadow(brand)]
}

/** Meadow's `--brand-soft`, the darkest tint. */
export function tintInMeadow(brand: string): string {
  const base = oklchOf(brand)
  return mixed(hexOf({ ...base, l: Math.max(base.l, 0.4) }), 0.12, '#fbf6ea')
}

/** The dark backgrounds of the templates; meadow's is the lightest. */
export function darkGrounds({ c, h }: Oklch): readonly string[] {
  return ['#14181f', hexOf({ l: 0.255, c: Math.min(c, 0.045), h }), hexOf({ l: 0.3, c: Math.min(c, 0.07), h })]
}
