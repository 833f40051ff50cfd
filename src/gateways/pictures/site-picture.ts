import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type Crop, cropPixels } from '#domain/desk/photo/photo-edit.ts'
import { SITE_PICTURE_LIMITS, type SitePictureFormat, type SitePictureUse } from '#domain/picture/site-picture.ts'
import { isHeic } from './car-photo.ts'
import { type Cut, damageOf, isKnownType, reader, stating } from './cut-picture.ts'

const SECONDS = 60
/** A logo may be small; less is a tracking pixel. */
const LEAST_SIDE = 16
/** Logos of this width stay PNG, which every mail program shows. */
const PNG_WIDTH = 640

/** STUDIO-18: writes a picture that staff add to their website: upright, in sRGB, without metadata but what it says of AI. */
export async function addedSitePicture(file: string, use: SitePictureUse, folder: string): Promise<Cut> {
  const bytes = await readFile(file)
  if (isHeic(bytes))
    return {
      ok: false,
      fault:
        'is a HEIC photo, which this site cannot read. On an iPhone, choose Settings, Camera, Formats, Most Compatible, or save the photo as JPEG',
    }
  if (!isKnownType(bytes)) return { ok: false, fault: 'is not a picture: send a JPEG, PNG, WebP, AVIF, GIF or SVG' }
  try {
    const { autoOrient, hasAlpha, format } = await reader(bytes).metadata()
    const { width, height } = autoOrient
    if (Math.min(width, height) < LEAST_SIDE) return { ok: false, fault: `is only ${width} by ${height} pixels` }
    const isClear = hasAlpha && !(await reader(bytes).stats()).isOpaque
    const isPng = use === 'icon' || (isClear && format === 'png' && width <= PNG_WIDTH)
    return await written(bytes, reader(bytes).autoOrient(), folder, {
      side: use === 'icon' ? SITE_PICTURE_LIMITS.iconSide : SITE_PICTURE_LIMITS[isClear ? 'clearSide' : 'side'],
      format: isPng ? 'png' : isClear ? 'webp' : 'jpg',
    })
  } catch (error) {
    return { ok: false, fault: damageOf(error) }
  }
}

/** Writes a part of a picture of the website, in the format that it has. */
export async function croppedSitePicture(file: string, crop: Crop, folder: string): Promise<Cut> {
  const bytes = await readFile(file)
  try {
    const { data, info } = await reader(bytes)
      .autoOrient()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const part = sharp(data, { raw: { width, height, channels } }).extract(cropPixels(crop, { width, height }))
    const { format } = await reader(bytes).metadata()
    return await written(bytes, part, folder, {
      side: SITE_PICTURE_LIMITS.side,
      format: format === 'png' || format === 'webp' ? format : 'jpg',
    })
  } catch (error) {
    return { ok: false, fault: damageOf(error) }
  }
}

interface Writing {
  readonly side: number
  readonly format: SitePictureFormat
}

async function written(original: Buffer, image: Sharp, folder: string, { side, format }: Writing): Promise<Cut> {
  const { xmp } = await reader(original).metadata()
  const sized = image
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS })
  const name = `picture.${format}`
  await stating(original, xmp)(asFormat(sized, format)).toFile(join(folder, name))
  return { ok: true, picture: { name, preview: '' } }
}

/** High, because crops and the displayed sizes are made from it. */
function asFormat(image: Sharp, format: SitePictureFormat): Sharp {
  if (format === 'png') return image.png({ compressionLevel: 9 })
  if (format === 'webp') return image.webp({ quality: 90, alphaQuality: 100 })
  return image.flatten({ background: '#fff' }).jpeg({ quality: 90 })
}

/** The format of a file that this wrote. */
export function formatOfFile(name: string): SitePictureFormat {
  return (['png', 'webp'] as const).find((each) => name.endsWith(each)) ?? 'jpg'
}
