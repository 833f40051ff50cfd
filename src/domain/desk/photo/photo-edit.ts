import type { PictureSize } from '../../picture/picture-size.ts'

/** A part of the turned photo, in fractions of its width and height from the top left. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Degrees clockwise. */
export type Turn = 0 | 90 | 180 | 270

/** DESK-4: how a photo is turned, and then cropped. The photo itself is kept untouched. */
export interface PhotoShape {
  readonly turn: Turn
  readonly crop: Crop | null
}

/** A turned or cropped photo, with the key of the picture that is shown instead. */
export interface PhotoEdit extends PhotoShape {
  readonly picture: string
}

export const UNTOUCHED: PhotoShape = { turn: 0, crop: null }

/** The ratios of width to height that staff crop to; null: free. */
export const CROP_RATIOS = { free: null, '4:3': 4 / 3, '3:2': 3 / 2 } as const
export type CropRatio = keyof typeof CROP_RATIOS

export function isUntouched({ turn, crop }: PhotoShape): boolean {
  return turn === 0 && crop === null
}

/** The shape after a quarter turn; its crop shows the same part of the photo. */
export function quarterTurned({ turn, crop }: PhotoShape, to: 'left' | 'right'): PhotoShape {
  const next = ((turn + (to === 'right' ? 90 : 270)) % 360) as Turn
  if (crop === null) return { turn: next, crop }
  const { left, top, width, height } = crop
  return to === 'right'
    ? { turn: next, crop: { left: 1 - top - height, top: left, width: height, height: width } }
    : { turn: next, crop: { left: top, top: 1 - left - width, width: height, height: width } }
}

/** The size of a photo after its turn. */
export function turnedSize({ width, height }: PictureSize, turn: Turn): PictureSize {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width }
}

/** What staff typed or drew, in percent of the turned photo. */
export type ReadCrop =
  | { readonly ok: true; readonly crop: Crop | null }
  | { readonly ok: false; readonly fault: string }

/** A crop that leaves less is a mistake: such a part is blurred on a page. In pixels. */
export const LEAST_CROP: PictureSize = { width: 300, height: 200 }

/** Reads a crop in percent, fits it to the ratio around its middle, and checks what remains of a photo of `size`. */
export function readCrop(percent: Readonly<Record<keyof Crop, string>>, ratio: CropRatio, size: PictureSize): ReadCrop {
  const [left, top, width, height] = [percent.left, percent.top, percent.width, percent.height].map(fraction)
  if (left == null || top == null || width == null || height == null)
    return { ok: false, fault: 'Crop: type left, top, width and height in percent, from 0 to 100.' }
  const within = { left, top, width: Math.min(width, 1 - left), height: Math.min(height, 1 - top) }
  const crop = fitted(within, CROP_RATIOS[ratio], size)
  const pixels = cropPixels(crop, size)
  if (pixels.width < LEAST_CROP.width || pixels.height < LEAST_CROP.height)
    return {
      ok: false,
      fault: `Crop: ${pixels.width} by ${pixels.height} pixels would remain. Choose a part of at least ${LEAST_CROP.width} by ${LEAST_CROP.height}.`,
    }
  const isWhole = pixels.width === size.width && pixels.height === size.height
  return { ok: true, crop: isWhole ? null : crop }
}

function fraction(text: string): number | null {
  const trimmed = text.trim()
  if (!/^\d{1,3}(\.\d{1,6})?$/.test(trimmed)) return null
  const value = Number(trimmed) / 100
  return value <= 1 ? value : null
}

/** The largest part of a crop with this ratio, around its middle. */
function fitted(crop: Crop, ratio: number | null, size: PictureSize): Crop {
  if (ratio === null) return crop
  const wide = crop.width * size.width
  const high = crop.height * size.height
  const width = Math.min(wide, high * ratio) / size.width
  const height = Math.min(high, wide / ratio) / size.height
  return {
    left: crop.left + (crop.width - width) / 2,
    top: crop.top + (crop.height - height) / 2,
    width,
    height,
  }
}

/** A crop in whole pixels of a turned photo, within it. */
export function cropPixels(crop: Crop, size: PictureSize): Crop {
  const left = Math.min(Math.round(crop.left * size.width), size.width - 1)
  const top = Math.min(Math.round(crop.top * size.height), size.height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * size.height), size.height - top)),
  }
}
