import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  cutSize,
  fetchedPictureName,
  HASH_DIGITS,
  LEAST_SIZE,
  MOST_PIXELS,
  recipeOf,
} from '#domain/picture/fetched-picture.ts'
import { isClear } from '#domain/picture/picture-alpha.ts'
import { pictureSize } from '#domain/picture/picture-size.ts'
import type { OwnPicture } from '../own-picture.ts'

/** The pictures beside a site's pages and articles, by their path within the site's folder. */
export type FoundPictures = ReadonlyMap<string, FoundPicture>

export type FoundPicture =
  | ({ readonly ok: true } & OwnPicture)
  /** End of a sentence that starts with the picture's file. */
  | { readonly ok: false; readonly fault: string }

/** Beside the Markdown, or in the folder itself, where options name them. */
const PICTURE_FILE = /^((pages|blog)[\\/].+|[^\\/]+)\.(jpe?g|png|webp)$/i
/** Largest file that the picture resizer accepts (gateways/pictures/fetch-limits.ts). */
const MOST_BYTES = 15 * 1024 * 1024

/** Reads every picture next to the Markdown of a site and in its folder itself: the name it is stored under, or why it cannot be shown. */
export async function readPictures(folder: string, files: readonly string[]): Promise<FoundPictures> {
  const entries = await Promise.all(
    files
      .filter((file) => PICTURE_FILE.test(file))
      .map(async (file) => [file.replaceAll('\\', '/'), await readPicture(folder, file)] as const),
  )
  return new Map(entries)
}

async function readPicture(folder: string, file: string): Promise<FoundPicture> {
  const path = join(folder, file)
  try {
    const { size } = await stat(path)
    return size > MOST_BYTES ? TOO_LARGE : pictureOf(file.replaceAll('\\', '/'), await readFile(path))
  } catch (error) {
    // Deleted meanwhile or not readable: the page's author gets a fault.
    return { ok: false, fault: `cannot be read (${error instanceof Error && 'code' in error ? error.code : error})` }
  }
}

const TOO_LARGE: FoundPicture = { ok: false, fault: `is larger than ${MOST_BYTES / 1024 / 1024} MB` }

function pictureOf(file: string, bytes: Buffer): FoundPicture {
  const size = pictureSize(bytes)
  if (size === null) return { ok: false, fault: 'is no JPEG, PNG or WebP' }
  const { width, height } = size
  if (width < LEAST_SIZE.width || height < LEAST_SIZE.height)
    return { ok: false, fault: `is only ${width} by ${height} pixels` }
  // Its sizes would be on white.
  if (!file.includes('/') && isClear(bytes)) return { ok: false, fault: 'has a transparent ground' }
  if (width * height > MOST_PIXELS) return { ok: false, fault: `has more than ${MOST_PIXELS / 1e6} megapixels` }
  const hash = createHash('sha256').update(recipeOf(bytes)).update(bytes).digest('hex').slice(0, HASH_DIGITS)
  return { ok: true, name: fetchedPictureName(hash, cutSize(size)), file }
}
