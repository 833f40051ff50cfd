import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { GatewayError } from '../gateway-error.ts'
import { drawCar } from './drawn-car.ts'
import {
  ANGLES,
  CAR_SHAPES,
  type MadePicture,
  PAINT_COLOURS,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
} from './made-picture-address.ts'

/** Raised whenever a drawing changes, so that no kept file of an older one is served. */
const DRAWING_VERSION = 3

/** More at once would starve the requests of pages of the processor. */
const RENDERS_AT_ONCE = 2
/** A few pages' pictures of a server that has drawn none yet; the last in the queue waits for about half a minute. */
export const MOST_WAITING = 500

export interface MadePictures {
  /**
   * The picture's bytes, drawn at the first request and then read from a file; null for a picture that is not drawn.
   * Throws GatewayError where too many wait to be drawn before it.
   */
  read(picture: MadePicture): Promise<Picture | null>
}

export interface Picture {
  readonly bytes: Buffer
  readonly contentType: 'image/webp' | 'image/avif'
}

export interface MadePicturesParts {
  readonly cacheFolder: string
  /** Draws one picture; another can be given to count or to fail. */
  readonly draw?: (picture: MadePicture) => Promise<Buffer>
}

/** Drawn pictures of cars, kept as files under `cacheFolder`. Throws what the disk throws when the folder cannot be written. */
export function createMadePictures({ cacheFolder, draw = render }: MadePicturesParts): MadePictures {
  const underWay = new Map<string, Promise<Buffer>>()
  const turn = turns(RENDERS_AT_ONCE)

  const make = async (picture: MadePicture, file: string): Promise<Buffer> => {
    const kept = await readIfThere(file)
    if (kept) return kept
    const bytes = await turn(() => draw(picture))
    await mkdir(cacheFolder, { recursive: true })
    // A reader must never meet half a file, nor two writers each other's.
    const unfinished = `${file}.${randomUUID()}.part`
    await writeFile(unfinished, bytes, { flush: true })
    await rename(unfinished, file)
    return bytes
  }

  return {
    async read(picture) {
      if (!isDrawn(picture)) return null
      const file = join(cacheFolder, cacheName(picture))
      const making = underWay.get(file) ?? make(picture, file).finally(() => underWay.delete(file))
      underWay.set(file, making)
      return { bytes: await making, contentType: `image/${picture.format}` }
    },
  }
}

/** Types do not reach across a network: what is asked for may still be anything. */
function isDrawn({ shape, colour, angle, width, format }: MadePicture): boolean {
  return (
    CAR_SHAPES.includes(shape) &&
    PAINT_COLOURS.includes(colour) &&
    ANGLES.includes(angle) &&
    PICTURE_WIDTHS.includes(width) &&
    PICTURE_FORMATS.includes(format)
  )
}

function cacheName({ shape, colour, angle, width, format }: MadePicture): string {
  return `${shape}-${colour}-${angle}-${width}.v${DRAWING_VERSION}.${format}`
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    // Not made yet is the ordinary case of a first request.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function render({ shape, colour, angle, width, format }: MadePicture): Promise<Buffer> {
  const svg = Buffer.from(drawCar({ shape, colour, angle }))
  // At this density the vectors are drawn at their final size instead of being enlarged.
  const image = sharp(svg, { density: Math.max(72, (72 * width) / 1200) }).resize(width, Math.round((width * 2) / 3))
  return format === 'webp' ? image.webp({ quality: 82 }).toBuffer() : image.avif({ quality: 55, effort: 2 }).toBuffer()
}

/** Runs at most `limit` jobs; the others wait their turn in the order they came, and beyond `MOST_WAITING` are not taken. */
function turns(limit: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (job) => {
    if (waiting.length >= MOST_WAITING)
      throw new GatewayError('pictures', `${waiting.length} wait to be drawn already.`)
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
