import { contrast, LEAST_CONTRAST, textOn } from './contrast.ts'
import { hexOf, mixed, type Oklch, oklchOf } from './oklch.ts'

/** What is made of a brand colour so that it can be read wherever a template puts it (FIELD-4). */
export interface BrandTones {
  /** Text on the brand colour. */
  readonly on: string
  /** The brand colour under a pointer; the same text stands on it. */
  readonly deep: string
  /** The brand as text on the lightest and on the darkest light ground of any template, and on its own tint. */
  readonly ink: string
  /** The brand as text on a dark ground. */
  readonly onDark: string
}

/** The tones of a brand colour that text can be read on (`unreadable`). Each keeps 4.5 to 1. */
export function brandTones(brand: string): BrandTones {
  const base = oklchOf(brand)
  const on = textOn(brand).colour
  const darker = contrast(on, '#000000') > contrast(on, '#ffffff')
  return {
    on,
    // Away from its text, so that what can be read still can.
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

/** The dark grounds of the templates, of which meadow's is the lightest. */
export function darkGrounds({ c, h }: Oklch): readonly string[] {
  return ['#14181f', hexOf({ l: 0.255, c: Math.min(c, 0.045), h }), hexOf({ l: 0.3, c: Math.min(c, 0.07), h })]
}
