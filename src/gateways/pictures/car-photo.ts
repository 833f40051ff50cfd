import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { OWN_PHOTO_LIMITS } from '#domain/desk/photo/own-photos.ts'
import { cropPixels, type PhotoShape } from '#domain/desk/photo/photo-edit.ts'
import { LEAST_SIZE, MOST_PIXELS } from '#domain/picture/fetched-picture.ts'
import { writePhoto } from './clean-photo.ts'
import { type Cut, isKnownType } from './cut-picture.ts'

/** High, because crops and the displayed sizes are made from it. */
const QUALITY = 90

/** DESK-4: writes a photo that staff add into `folder`: upright, without metadata, so that it does not say where it was taken. */
export async function addedPhoto(file: string, folder: string): Promise<Cut> {
  const bytes = await readFile(file)
  if (isHeic(bytes))
    return {
      ok: false,
      fault:
        'is a HEIC photo, which this site cannot read. On an iPhone, choose Settings, Camera, Formats, Most Compatible, or save the photo as JPEG',
    }
  if (!isKnownType(bytes)) return { ok: false, fault: 'is not a photo: send a JPEG, PNG, WebP, AVIF or GIF' }
  const written = await writePhoto(bytes, folder, { side: OWN_PHOTO_LIMITS.side, quality: QUALITY })
  if (!written.ok) return written
  const { width, height } = (await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()).autoOrient
  return width < LEAST_SIZE.width || height < LEAST_SIZE.height
    ? {
        ok: false,
        fault: `is only ${width} by ${height} pixels: send one of at least ${LEAST_SIZE.width} by ${LEAST_SIZE.height}`,
      }
    : written
}

/** Writes a photo turned and then cropped. */
export async function shapedPhoto(file: string, { turn, crop }: PhotoShape, folder: string): Promise<Cut> {
  const original = await readFile(file)
  const turned = await sharp(original, { limitInputPixels: MOST_PIXELS })
    .rotate(turn)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = turned.info
  const image = sharp(turned.data, { raw: { width, height, channels } })
  const part = crop === null ? image : image.extract(cropPixels(crop, { width, height }))
  return writePhoto(await part.jpeg({ quality: 100 }).toBuffer(), folder, {
    side: OWN_PHOTO_LIMITS.side,
    quality: QUALITY,
    original,
  })
}

/** A phone's photo in the HEIF family with HEVC inside, which our decoder lacks. */
export function isHeic(bytes: Buffer): boolean {
  return (
    /^[\s\S]{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/.test(bytes.subarray(0, 12).toString('latin1')) &&
    !isKnownType(bytes)
  )
}
