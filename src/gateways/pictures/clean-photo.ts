import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Cut, damageOf, isKnownType, reader, stating } from './cut-picture.ts'

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

/**
 * Writes a photo as an upright JPEG in sRGB, without metadata but what it says of AI. `original`: the file that it was
 * cropped from.
 */
export async function writePhoto(
  bytes: Uint8Array,
  folder: string,
  {
    side,
    quality,
    original = bytes,
  }: { readonly side: number; readonly quality: number; readonly original?: Uint8Array },
): Promise<Cut> {
  try {
    const { xmp } = await reader(original).metadata()
    const image = reader(bytes)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .timeout({ seconds: SECONDS })
      .jpeg({ quality })
    await stating(original, xmp)(image).toFile(join(folder, PHOTO_FILE))
  } catch (error) {
    return { ok: false, fault: damageOf(error) }
  }
  return { ok: true, picture: { name: PHOTO_FILE, preview: '' } }
}
