import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { MOST_PIXELS } from '#domain/picture/fetched-picture.ts'
import { type Cut, isKnownType } from './cut-picture.ts'

/** The cleaned photo in its folder. */
export const PHOTO_FILE = 'photo.jpg'

/** Enough to see a scratch on a screen. */
const LONGEST_SIDE = 2000
const SECONDS = 60

/**
 * Writes a visitor's photo into `folder` as a new JPEG: upright, at most 2000 pixels wide or high, without metadata, so
 * that it does not say where the visitor lives. The type is the one of its bytes, whatever its name says.
 */
export async function cleanPhoto(file: string, folder: string): Promise<Cut> {
  const bytes = await readFile(file)
  if (!isKnownType(bytes)) return { ok: false, fault: 'is not a JPEG, PNG, WebP, AVIF or GIF' }
  return writePhoto(bytes, folder, { side: LONGEST_SIDE, quality: 80 })
}

/** Writes a photo as an upright JPEG in sRGB, without metadata. */
export async function writePhoto(
  bytes: Uint8Array,
  folder: string,
  { side, quality }: { readonly side: number; readonly quality: number },
): Promise<Cut> {
  try {
    await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .timeout({ seconds: SECONDS })
      .jpeg({ quality })
      .toFile(join(folder, PHOTO_FILE))
  } catch (error) {
    // Untrusted files can fail in any way; use the decoder's message.
    const reason = error instanceof Error ? error.message : String(error)
    if (reason.includes('pixel limit')) return { ok: false, fault: `has more than ${MOST_PIXELS / 1e6} megapixels` }
    return { ok: false, fault: `is damaged: ${reason.split('\n')[0]}` }
  }
  return { ok: true, picture: { name: PHOTO_FILE, preview: '' } }
}
