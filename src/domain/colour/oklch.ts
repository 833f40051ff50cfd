/** A colour by lightness (0 to 1), chroma and hue (radians): unlike in `#rrggbb`, equal steps look equal. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** `#c8102e` as lightness, chroma and hue (CSS Color 4, after Björn Ottosson). */
export function oklchOf(colour: string): Oklch {
  const [l, a, b] = oklabOf(colour)
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) }
}

/** The nearest sRGB colour, as `#rrggbb`: each channel is clipped to its range. */
export function hexOf({ l, c, h }: Oklch): string {
  return hexOfOklab([l, c * Math.cos(h), c * Math.sin(h)])
}

/** Mixes `share` (0 to 1) of one colour into another, like CSS in oklab. */
export function mixed(one: string, share: number, other: string): string {
  const [a, b] = [oklabOf(one), oklabOf(other)]
  return hexOfOklab([0, 1, 2].map((part) => (a[part] ?? 0) * share + (b[part] ?? 0) * (1 - share)))
}

type Three = readonly number[]

function oklabOf(colour: string): readonly [number, number, number] {
  const linear = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  const [l = 0, a = 0, b = 0] = times(CONE_TO_OKLAB, times(LINEAR_TO_CONE, linear).map(Math.cbrt))
  return [l, a, b]
}

function hexOfOklab(oklab: Three): string {
  const linear = times(
    CONE_TO_LINEAR,
    times(OKLAB_TO_CONE, oklab).map((part) => part ** 3),
  )
  const bytes = linear.map((part) => {
    const cut = Math.min(1, Math.max(0, part))
    return Math.round(255 * (cut <= 0.0031308 ? cut * 12.92 : 1.055 * cut ** (1 / 2.4) - 0.055))
  })
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function times(matrix: readonly Three[], vector: Three): Three {
  return matrix.map((row) => row.reduce((sum, factor, column) => sum + factor * (vector[column] ?? 0), 0))
}

const LINEAR_TO_CONE = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const CONE_TO_OKLAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const OKLAB_TO_CONE = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const CONE_TO_LINEAR = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]
