import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cutSize } from './fetched-picture.ts'
import { pictureSize } from './picture-size.ts'

const drawn = (width = 301, height = 200) => sharp({ create: { width, height, channels: 3, background: '#486' } })

describe('pictureSize', () => {
  it.each([
    ['PNG', () => drawn().png()],
    ['JPEG', () => drawn().jpeg()],
    ['progressive JPEG', () => drawn().jpeg({ progressive: true })],
    ['JPEG with upright orientation', () => drawn().withMetadata({ orientation: 1 }).jpeg()],
    ['WebP', () => drawn().webp()],
    ['lossless WebP', () => drawn().webp({ lossless: true })],
    ['WebP with a camera’s notes', () => drawn().withMetadata({ orientation: 1 }).webp()],
  ])('FIELD-5 reads the size of a %s', async (_, make) => {
    expect(pictureSize(await make().toBuffer())).toEqual({ width: 301, height: 200 })
  })

  it.each([5, 6, 7, 8])(
    'FIELD-5 swaps width and height of a JPEG with sideways orientation (%s)',
    async (orientation) => {
      expect(pictureSize(await drawn().withMetadata({ orientation }).jpeg().toBuffer())).toEqual({
        width: 200,
        height: 301,
      })
    },
  )

  it('FIELD-5 returns null for a truncated file or another format', async () => {
    const jpeg = await drawn().jpeg().toBuffer()
    expect(pictureSize(jpeg.subarray(0, 60))).toBeNull()
    expect(pictureSize(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull()
    expect(pictureSize(new Uint8Array())).toBeNull()
  })
})

it.each([
  [
    { width: 4000, height: 3000 },
    { width: 1600, height: 1200 },
  ],
  [
    { width: 301, height: 200 },
    { width: 301, height: 200 },
  ],
  [
    { width: 1000, height: 40_000 },
    { width: 60, height: 2400 },
  ],
])('FIELD-5 the largest cut of %j is %j', (size, cut) => {
  expect(cutSize(size)).toEqual(cut)
})
