import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import {
  CUT_RECIPE,
  type CutFormat,
  cutSize,
  cutWidths,
  type FetchedPicture,
  fetchedPictureName,
  HASH_DIGITS,
  LEAST_SIZE,
  MOST_PIXELS,
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
 * all metadata (place, owner). `hash` is the picture's own (`pictureHash`).
 */
export async function cutPicture(file: string, hash: string, folder: string): Promise<Cut> {
  const bytes = await readFile(file)
  if (!isKnownType(bytes)) return { ok: false, fault: 'is not a JPEG, PNG, WebP, AVIF or GIF' }
  let image: Sharp
  try {
    const { width, height } = (await reader(bytes).metadata()).autoOrient
    if (width < LEAST_SIZE.width || height < LEAST_SIZE.height)
      return { ok: false, fault: `is only ${width} by ${height} pixels` }
    image = await unpacked(bytes, cutSize({ width, height }))
  } catch (error) {
    // Untrusted files can fail in any way; use the decoder's message.
    const reason = error instanceof Error ? error.message : String(error)
    if (reason.includes('pixel limit')) return { ok: false, fault: `has more than ${MOST_PIXELS / 1e6} megapixels` }
    return { ok: false, fault: `is damaged: ${reason.split('\n')[0]}` }
  }
  return { ok: true, picture: await write(image, hash, folder) }
}

/** The hash in a picture's name, over its bytes and how it is cut. */
export function pictureHash(bytes: Uint8Array): string {
  return createHash('sha256').update(`recipe ${CUT_RECIPE}\n`).update(bytes).digest('hex').slice(0, HASH_DIGITS)
}

/** Detects the type by the first bytes, not by the server's header. SVG is refused because it may contain scripts. */
export function isKnownType(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 32).toString('latin1')
  return /^(\xff\xd8\xff|\x89PNG\r\n.\n|GIF8[79]a|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp[\s\S]*avi[fs])/.test(head)
}

/** A WebP of a few pixels, beside the cuts. */
export const PREVIEW_FILE = 'preview.webp'

function reader(bytes: Buffer): Sharp {
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

async function write(image: Sharp, hash: string, folder: string): Promise<FetchedPicture> {
  const { width = 0, height = 0 } = await image.metadata()
  for (const each of cutWidths(width)) {
    const sized = image.clone().resize(each)
    await sized
      .clone()
      .webp(QUALITY.webp)
      .toFile(join(folder, cutFile(each, 'webp')))
    await sized
      .clone()
      .avif(QUALITY.avif)
      .toFile(join(folder, cutFile(each, 'avif')))
  }
  await image
    .clone()
    .jpeg(QUALITY.jpg)
    .toFile(join(folder, cutFile(width, 'jpg')))
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
