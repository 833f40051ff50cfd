import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { digitalSourceOf, sourceXmp } from '#domain/picture/digital-source.ts'
import {
  type CutFormat,
  cutSize,
  cutWidths,
  type FetchedPicture,
  fetchedPictureName,
  HASH_DIGITS,
  LEAST_SIZE,
  MOST_PIXELS,
  recipeOf,
} from '#domain/picture/fetched-picture.ts'
import type { PictureSize } from '#domain/picture/picture-size.ts'

const PREVIEW_WIDTH = 16
const SECONDS = 60

export type Cut =
  | { readonly ok: true; readonly picture: FetchedPicture }
  /** `fault` completes a sentence that begins with the picture's address. */
  | { readonly ok: false; readonly fault: string }

/**
 * Writes a picture in all sizes and formats into the empty folder `folder`. Applies the camera's orientation and removes
 * all metadata (place, owner) but what the file says of AI (`stating`). `hash` is the picture's own (`pictureHash`).
 */
export async function cutPicture(file: string, hash: string, folder: string): Promise<Cut> {
  const bytes = await readFile(file)
  if (!isKnownType(bytes)) return { ok: false, fault: 'is not a JPEG, PNG, WebP, AVIF or GIF' }
  let image: Sharp
  let state: Stating
  try {
    const { autoOrient, xmp } = await reader(bytes).metadata()
    const { width, height } = autoOrient
    state = stating(bytes, xmp)
    if (width < LEAST_SIZE.width || height < LEAST_SIZE.height)
      return { ok: false, fault: `is only ${width} by ${height} pixels` }
    image = await unpacked(bytes, cutSize({ width, height }))
  } catch (error) {
    return { ok: false, fault: damageOf(error) }
  }
  return { ok: true, picture: await write(image, state, hash, folder) }
}

/** The hash in a picture's name, over its bytes and how it is cut. */
export function pictureHash(bytes: Uint8Array): string {
  return createHash('sha256').update(recipeOf(bytes)).update(bytes).digest('hex').slice(0, HASH_DIGITS)
}

/** Detects the type by the first bytes, not by the server's header. SVG is refused because it may contain scripts. */
export function isKnownType(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 32).toString('latin1')
  return /^(\xff\xd8\xff|\x89PNG\r\n.\n|GIF8[79]a|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp[\s\S]*avi[fs])/.test(head)
}

/** A WebP of a few pixels, beside the cuts. */
export const PREVIEW_FILE = 'preview.webp'

type Stating = (image: Sharp) => Sharp

/** STUDIO-18: writes what a file says of AI into each picture that is made of it, and nothing else that it says. */
export function stating(bytes: Uint8Array, xmp: Buffer | undefined): Stating {
  // A PNG may hold its XMP compressed.
  const source = digitalSourceOf(bytes) ?? (xmp ? digitalSourceOf(xmp) : null)
  return (image) => (source === null ? image : image.withXmp(sourceXmp(source)))
}

/** Opens a picture of unknown origin. */
export function reader(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
}

/** Decodes the picture: upright, in the largest stored size, in sRGB, on white. */
async function unpacked(bytes: Buffer, size: PictureSize): Promise<Sharp> {
  const { data, info } = await reader(bytes)
    .autoOrient()
    .resize({ ...size, fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

async function write(image: Sharp, state: Stating, hash: string, folder: string): Promise<FetchedPicture> {
  const { width = 0, height = 0 } = await image.metadata()
  for (const each of cutWidths(width)) {
    const sized = image.clone().resize(each)
    await state(sized.clone().webp(QUALITY.webp)).toFile(join(folder, cutFile(each, 'webp')))
    await state(sized.clone().avif(QUALITY.avif)).toFile(join(folder, cutFile(each, 'avif')))
  }
  await state(image.clone().jpeg(QUALITY.jpg)).toFile(join(folder, cutFile(width, 'jpg')))
  const preview = await image.clone().resize(PREVIEW_WIDTH).webp({ quality: 50 }).toBuffer()
  await writeFile(join(folder, PREVIEW_FILE), preview)
  return { name: fetchedPictureName(hash, { width, height }), preview: preview.toString('base64') }
}

const QUALITY = {
  webp: { quality: 80, effort: 3 },
  // Effort 2 takes four times as long and saves 2% of the bytes.
  avif: { quality: 55, effort: 1 },
  jpg: { quality: 80, mozjpeg: false },
} as const

/** '800.webp' */
export function cutFile(width: number, format: CutFormat): string {
  return `${width}.${format}`
}

/** Why a picture cannot be read. Untrusted files can fail in any way, so it has the decoder's message. */
export function damageOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return reason.includes('pixel limit')
    ? `has more than ${MOST_PIXELS / 1e6} megapixels`
    : `is damaged: ${reason.split('\n')[0]}`
}
