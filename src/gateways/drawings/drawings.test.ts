import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CAR_SHAPES, type Drawing, PAINT_COLOURS } from './drawing-address.ts'
import { createDrawings, MOST_WAITING } from './drawings.ts'

const SUV: Drawing = { shape: 'suv', colour: 'blue', angle: 'side', width: 400, format: 'webp' }

let cacheFolder: string
beforeEach(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(cacheFolder, { recursive: true, force: true }))

/** A fake renderer that counts calls and finishes on request. */
function slowDrawing() {
  const release: (() => void)[] = []
  const counts = { started: 0, running: 0, most: 0 }
  const draw = async (picture: Drawing) => {
    counts.started += 1
    counts.running += 1
    counts.most = Math.max(counts.most, counts.running)
    await new Promise<void>((resolve) => release.push(resolve))
    counts.running -= 1
    return Buffer.from(picture.shape)
  }
  /** Finishes drawings as they start, until the request is answered. */
  const finishAll = async <T>(asked: Promise<T>): Promise<T> => {
    let waiting = true
    const settled = asked.finally(() => {
      waiting = false
    })
    while (waiting) {
      for (const finish of release.splice(0)) finish()
      await new Promise((resolve) => setImmediate(resolve))
    }
    return settled
  }
  return { counts, draw, finishAll }
}

describe('drawings', () => {
  it.each([
    { width: 400, height: 267, format: 'webp' },
    { width: 800, height: 533, format: 'webp' },
    { width: 1600, height: 1067, format: 'webp' },
    { width: 400, height: 267, format: 'avif' },
  ] as const)('are $width x $height pixels of $format', async ({ width, height, format }) => {
    const picture = await createDrawings({ cacheFolder }).read({ ...SUV, width, format })
    const { width: w, height: h, format: read } = await sharp(picture?.bytes).metadata()
    expect({ w, h, contentType: picture?.contentType }).toEqual({ w: width, h: height, contentType: `image/${format}` })
    expect(read).toBe(format === 'avif' ? 'heif' : 'webp')
  })

  it('FIELD-5 are from the side where a server has no other view', async () => {
    const pictures = createDrawings({ cacheFolder })
    expect(await pictures.read({ ...SUV, angle: 'interior' })).toEqual(await pictures.read(SUV))
    expect(await readdir(cacheFolder)).toHaveLength(1)
  })

  it('are null for unknown drawings, and leave no files behind', async () => {
    const pictures = createDrawings({ cacheFolder })
    const asked: unknown = { ...SUV, shape: '../../secrets' }
    expect(await pictures.read(asked as Drawing)).toBeNull()
    expect(await readdir(cacheFolder)).toEqual([])
  })

  it('are rendered once for concurrent requests, then read from disk', async () => {
    const { counts, draw, finishAll } = slowDrawing()
    const pictures = createDrawings({ cacheFolder, draw })
    const [first, second] = await finishAll(Promise.all([pictures.read(SUV), pictures.read(SUV)]))
    expect(first?.bytes.toString()).toBe('suv')
    expect(second?.bytes).toEqual(first?.bytes)
    const later = await createDrawings({ cacheFolder, draw }).read(SUV)
    expect(later?.bytes).toEqual(first?.bytes)
    expect(counts.started).toBe(1)
    expect(await readdir(cacheFolder)).toHaveLength(1)
  })

  it('are rendered at most two at a time', async () => {
    const { counts, draw, finishAll } = slowDrawing()
    const pictures = createDrawings({ cacheFolder, draw })
    const shapes = ['suv', 'ute', 'van', 'sedan', 'wagon'] as const
    const all = await finishAll(Promise.all(shapes.map((shape) => pictures.read({ ...SUV, shape }))))
    expect(all.map((picture) => picture?.bytes.toString())).toEqual([...shapes])
    expect(counts).toEqual({ started: 5, running: 0, most: 2 })
  })

  it('M14 are refused when the queue is full, while queued ones are rendered', async () => {
    const { draw, finishAll } = slowDrawing()
    const pictures = createDrawings({ cacheFolder, draw })
    const angles = ['side', 'side2', 'side3'] as const
    const all = CAR_SHAPES.flatMap((shape) =>
      PAINT_COLOURS.flatMap((colour) => angles.map((angle) => ({ ...SUV, shape, colour, angle }))),
    ).slice(0, MOST_WAITING + 12)
    const refused: unknown[] = []
    const tenRefused = Promise.withResolvers<void>()
    const reads = all.map((picture) =>
      pictures.read(picture).catch((reason: unknown) => {
        if (refused.push(reason) === 10) tenRefused.resolve()
      }),
    )
    // Finish no drawing before the queue is full.
    await tenRefused.promise
    await finishAll(Promise.all(reads))
    expect(refused).toHaveLength(10)
    expect(refused[0]).toMatchObject({ name: 'GatewayError' })
  })

  it('are retried after a rendering failed', async () => {
    let tries = 0
    const draw = async () => {
      tries += 1
      if (tries === 1) throw new Error('no ink')
      return Buffer.from('drawn')
    }
    const pictures = createDrawings({ cacheFolder, draw })
    await expect(pictures.read(SUV)).rejects.toThrow('no ink')
    expect((await pictures.read(SUV))?.bytes.toString()).toBe('drawn')
  })
})
