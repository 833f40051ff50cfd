import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { DRAWINGS_VERSION } from '#domain/picture/drawing-path.ts'
import { GatewayError } from '../gateway-error.ts'
import {
  ANGLES,
  CAR_SHAPES,
  type Drawing,
  PAINT_COLOURS,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  STYLES,
} from './drawing-address.ts'
import { type CarViews, drawCar, SIDE_VIEWS } from './drawn-car.ts'

/** More concurrent renderings would take too much CPU from page requests. */
const RENDERS_AT_ONCE = 2
/** Enough for a few pages on a server with an empty cache; the last one waits about half a minute. */
export const MOST_WAITING = 500

export interface Drawings {
  /**
   * The drawing's bytes, rendered on first request and then read from a file; null for an unknown drawing. Throws
   * GatewayError if too many are waiting.
   */
  read(picture: Drawing): Promise<Picture | null>
}

export interface Picture {
  readonly bytes: Buffer
  readonly contentType: 'image/webp' | 'image/avif'
}

export interface DrawingsParts {
  readonly cacheFolder: string
  /** SIDE_VIEWS if left out: any other angle is then drawn from the side. */
  readonly views?: CarViews
  /** Renders a drawing; replaceable in tests. */
  readonly draw?: (picture: Drawing, views: CarViews) => Promise<Buffer>
}

/** Drawings of cars, stored as files in `cacheFolder`. Throws the file system's error if the folder is not writable. */
export function createDrawings({ cacheFolder, views = SIDE_VIEWS, draw = render }: DrawingsParts): Drawings {
  const underWay = new Map<string, Promise<Buffer>>()
  const turn = turns(RENDERS_AT_ONCE)

  const make = async (picture: Drawing, file: string): Promise<Buffer> => {
    const stored = await readIfThere(file)
    if (stored) return stored
    const bytes = await turn(() => draw(picture, views))
    await mkdir(cacheFolder, { recursive: true })
    // Write to a temporary file and rename it, so that readers never see half a file.
    const unfinished = `${file}.${randomUUID()}.part`
    await writeFile(unfinished, bytes, { flush: true })
    await rename(unfinished, file)
    return bytes
  }

  return {
    async read(asked) {
      if (!isDrawn(asked)) return null
      const picture: Drawing = asked.angle in views ? asked : { ...asked, angle: 'side' }
      const file = join(cacheFolder, cacheName(picture))
      const making = underWay.get(file) ?? make(picture, file).finally(() => underWay.delete(file))
      underWay.set(file, making)
      return { bytes: await making, contentType: `image/${picture.format}` }
    },
  }
}

/** Runtime check: the values come from a URL. */
function isDrawn({ shape, colour, angle, width, format, style = 0 }: Drawing): boolean {
  return (
    CAR_SHAPES.includes(shape) &&
    PAINT_COLOURS.includes(colour) &&
    ANGLES.includes(angle) &&
    PICTURE_WIDTHS.includes(width) &&
    PICTURE_FORMATS.includes(format) &&
    Number.isInteger(style) &&
    style >= 0 &&
    style < STYLES
  )
}

/** The version is in the name, so that files of older drawings are not served. */
function cacheName({ shape, colour, angle, width, format, style = 0 }: Drawing): string {
  return `${shape}.${style}-${colour}-${angle}-${width}.${DRAWINGS_VERSION}.${format}`
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    // The file does not exist before the first request.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

async function render({ width, format, ...car }: Drawing, views: CarViews): Promise<Buffer> {
  const svg = Buffer.from(drawCar(car, views))
  // This density renders the vectors at their final size instead of scaling them up.
  const image = sharp(svg, { density: Math.max(72, (72 * width) / 1200) }).resize(width, Math.round((width * 2) / 3))
  return format === 'webp' ? image.webp({ quality: 82 }).toBuffer() : image.avif({ quality: 55, effort: 2 }).toBuffer()
}

/** Runs at most `limit` jobs concurrently, the others in order. Throws if more than `MOST_WAITING` are waiting. */
function turns(limit: number): <T>(job: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (job) => {
    if (waiting.length >= MOST_WAITING)
      throw new GatewayError('pictures', `${waiting.length} drawings are already waiting.`)
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
