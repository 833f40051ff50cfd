import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
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
 * Writes a picture in all sizes and formats to its own folder below `folder`, atomically. Applies the camera's
 * orientation and removes all metadata (place, owner). The same bytes are processed once.
 */
export async function cutPicture(file: string, folder: string): Promise<Cut> {
  const bytes = await readFile(file)
  if (!isKnownType(bytes)) return { ok: false, fault: 'is not a JPEG, PNG, WebP, AVIF or GIF' }
  const hash = createHash('sha256').update(`recipe ${CUT_RECIPE}\n`).update(bytes).digest('hex').slice(0, HASH_DIGITS)
  const known = await cutAlready(folder, hash)
  if (known) return { ok: true, picture: known }
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

/** The folder of a stored picture. */
export function folderOf(folder: string, name: string): string {
  return join(folder, name.slice(0, 2), name)
}

/** Detects the type by the first bytes, not by the server's header. SVG is refused because it may contain scripts. */
function isKnownType(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 32).toString('latin1')
  return /^(\xff\xd8\xff|\x89PNG\r\n.\n|GIF8[79]a|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp[\s\S]*avi[fs])/.test(head)
}

async function cutAlready(folder: string, hash: string): Promise<FetchedPicture | null> {
  const shelf = join(folder, hash.slice(0, 2))
  // The subfolder does not exist yet.
  const names: readonly string[] = await readdir(shelf).catch(() => [])
  const name = names.find((each) => each.startsWith(`${hash}-`))
  if (name === undefined) return null
  const preview = await readFile(join(shelf, name, PREVIEW_FILE))
  // Touch it, so that the sweep of unused pictures does not delete it.
  await utimes(join(shelf, name), new Date(), new Date())
  return { name, preview: preview.toString('base64') }
}

const PREVIEW_FILE = 'preview.webp'

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
  const unfinished = join(folder, INCOMING, randomUUID())
  await mkdir(unfinished, { recursive: true })
  for (const each of cutWidths(width)) {
    const sized = image.clone().resize(each)
    await sized
      .clone()
      .webp(QUALITY.webp)
      .toFile(join(unfinished, cutFile(each, 'webp')))
    await sized
      .clone()
      .avif(QUALITY.avif)
      .toFile(join(unfinished, cutFile(each, 'avif')))
  }
  await image
    .clone()
    .jpeg(QUALITY.jpg)
    .toFile(join(unfinished, cutFile(width, 'jpg')))
  const preview = await image.clone().resize(PREVIEW_WIDTH).webp({ quality: 50 }).toBuffer()
  await writeFile(join(unfinished, PREVIEW_FILE), preview)
  const name = fetchedPictureName(hash, { width, height })
  const finished = folderOf(folder, name)
  await mkdir(join(finished, '..'), { recursive: true })
  await flush(unfinished)
  await rename(unfinished, finished).catch(async (error: unknown) => {
    // Another process was faster, with the same result.
    if (!(error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST')))
      throw error
    await rm(unfinished, { recursive: true, force: true })
  })
  return { name, preview: preview.toString('base64') }
}

/** Subfolder for unfinished files. */
export const INCOMING = 'incoming'

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

/** Flushes the files, so that a folder that survives a power cut has its content. */
async function flush(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = await open(join(folder, name))
    await file.sync().finally(() => file.close())
  }
}
