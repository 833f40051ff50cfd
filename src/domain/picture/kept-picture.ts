import type { PictureSize } from './picture-size.ts'

/**
 * A picture of a feed as the platform keeps it: cut to the sizes shown, under a name made of its content, so that what
 * stands at its addresses never changes.
 */
export interface KeptPicture {
  /** '{content hash}-{width}x{height}', the size being that of the largest cut. */
  readonly name: string
  /** A WebP of a few pixels in base64, shown blurred until the picture is there. */
  readonly preview: string
}

/** The widths that pictures are cut to, in pixels: a card's, one of a phone's screen, and full screen. */
export const CUT_WIDTHS = [400, 800, 1600] as const
const LARGEST_CUT = CUT_WIDTHS[CUT_WIDTHS.length - 1] ?? 1600
/** The forms of a cut; JPEG in the largest width alone, for what reads no newer one (messengers, other sites). */
export const CUT_FORMATS = ['avif', 'webp', 'jpg'] as const
export type CutFormat = (typeof CUT_FORMATS)[number]

/** Raised whenever pictures are cut otherwise, so that they get other addresses; part of the hash in their names. */
export const CUT_RECIPE = 1
/** Hexadecimal digits of that hash. */
export const HASH_DIGITS = 32
/** Smaller ones are icons, counters and 'no photo' signs. */
export const LEAST_SIZE = { width: 120, height: 80 } as const
export const MOST_PIXELS = 50_000_000
/** A banner that is 40 times as high as wide must not become one of 64,000 lines. */
const MOST_HEIGHT = 2400

/** The size of a picture's largest cut, in pixels: within the largest width and height, in its own proportions, never enlarged. */
export function cutSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, LARGEST_CUT / width, MOST_HEIGHT / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The name under which a picture is kept, by the hash of its bytes. */
export function keptName(hash: string, { width, height }: PictureSize): string {
  return `${hash}-${width}x${height}`
}

/** The widths of a picture that is so wide: nothing is enlarged. */
export function cutWidths(width: number): readonly number[] {
  return [...CUT_WIDTHS.filter((each) => each < width), Math.min(width, LARGEST_CUT)]
}

/** '/pictures/kept/{name}/800.webp' */
export function cutAddress(name: string, width: number, format: CutFormat): string {
  return `${KEPT_PREFIX}${name}/${width}.${format}`
}

/** The address by which a car names a kept picture: its largest cut. Null for a name that is none. */
export function keptAddress(name: string): string | null {
  const size = sizeOf(name)
  return size && cutAddress(name, size.width, 'webp')
}

/** The picture behind an address of `cutAddress`, with its true proportions; null for any other address. */
export function keptPictureAt(
  address: string,
): { readonly name: string; readonly width: number; readonly height: number } | null {
  if (!address.startsWith(KEPT_PREFIX)) return null
  const [name = ''] = address.slice(KEPT_PREFIX.length).split('/')
  const size = sizeOf(name)
  return size && { name, ...size }
}

const KEPT_PREFIX = '/pictures/kept/'

function sizeOf(name: string): { readonly width: number; readonly height: number } | null {
  const [, width, height] = /^[0-9a-f]{32}-([1-9]\d{0,3})x([1-9]\d{0,3})$/.exec(name) ?? []
  return width === undefined ? null : { width: Number(width), height: Number(height) }
}
