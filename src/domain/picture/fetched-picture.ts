import { digitalSourceOf } from './digital-source.ts'
import type { PictureSize } from './picture-size.ts'

/**
 * A feed's picture as the platform stores it, cut to the widths shown. Its name contains a hash of its content, so what
 * is served at its addresses never changes.
 */
export interface FetchedPicture {
  /** '{content hash}-{width}x{height}', with the size of the largest cut. */
  readonly name: string
  /** A WebP of a few pixels in base64, shown blurred until the picture loads. */
  readonly preview: string
}

/** Widths of the cuts, in pixels: for cards, for phones and for full screen. */
export const CUT_WIDTHS = [400, 800, 1600] as const
const LARGEST_CUT = CUT_WIDTHS[CUT_WIDTHS.length - 1] ?? 1600
/** Formats of the cuts. JPEG only in the largest width, for messengers and other sites that support nothing newer. */
export const CUT_FORMATS = ['avif', 'webp', 'jpg'] as const
export type CutFormat = (typeof CUT_FORMATS)[number]

/**
 * Increase it when pictures are cut differently, so that they get new addresses. It is part of the hash in their names.
 */
const CUT_RECIPE = 1

/**
 * What is hashed before a picture's bytes: how it is cut. A statement of its source is part of that, so that pictures
 * that were cut before it was kept are cut again (STUDIO-18).
 */
export function recipeOf(bytes: Uint8Array): string {
  const source = digitalSourceOf(bytes)
  return `recipe ${CUT_RECIPE}${source === null ? '' : `, ${source}`}\n`
}

/** Hexadecimal digits of the hash. */
export const HASH_DIGITS = 32
/** Smaller pictures are icons, tracking pixels and 'no photo' signs. */
export const LEAST_SIZE = { width: 120, height: 80 } as const
export const MOST_PIXELS = 50_000_000
/** Limit for very tall banners: 40 times as high as wide would give 64,000 rows. */
const MOST_HEIGHT = 2400

/**
 * Size of a picture's largest cut, in pixels: within the largest width and height, in its own proportions, never
 * enlarged.
 */
export function cutSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, LARGEST_CUT / width, MOST_HEIGHT / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The name of a stored picture, by the hash of its bytes. */
export function fetchedPictureName(hash: string, { width, height }: PictureSize): string {
  return `${hash}-${width}x${height}`
}

/** The widths of a picture's cuts; nothing is enlarged. */
export function cutWidths(width: number): readonly number[] {
  return [...CUT_WIDTHS.filter((each) => each < width), Math.min(width, LARGEST_CUT)]
}

/** '/pictures/kept/{name}/800.webp' */
export function cutAddress(name: string, width: number, format: CutFormat): string {
  return `${FETCHED_PREFIX}${name}/${width}.${format}`
}

/** Address of a picture's largest cut, as stored with a car; null if the name is invalid. */
export function fetchedPictureAddress(name: string): string | null {
  const size = sizeOf(name)
  return size && cutAddress(name, size.width, 'webp')
}

/** The picture at an address of `cutAddress`, with its proportions; null for any other address. */
export function fetchedPictureAt(
  address: string,
): { readonly name: string; readonly width: number; readonly height: number } | null {
  if (!address.startsWith(FETCHED_PREFIX)) return null
  const [name = ''] = address.slice(FETCHED_PREFIX.length).split('/')
  const size = sizeOf(name)
  return size && { name, ...size }
}

const FETCHED_PREFIX = '/pictures/kept/'

function sizeOf(name: string): { readonly width: number; readonly height: number } | null {
  const [, width, height] = /^[0-9a-f]{32}-([1-9]\d{0,3})x([1-9]\d{0,3})$/.exec(name) ?? []
  return width === undefined ? null : { width: Number(width), height: Number(height) }
}
