import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { WindowSticker } from '#views/window-sticker/window-sticker.ts'
import { createFolderObjects } from '../objects/folder-objects.ts'
import { createStickerPrinter } from './printer.ts'
import { createStoredStickers } from './stored-stickers.ts'
import { exampleSticker } from './testing/example-sticker.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-stickers-'))
})
afterEach(() => rm(folder, { recursive: true }))

function printer({
  picture = new Uint8Array([1]),
  limitBytes = 1e6,
}: {
  picture?: Uint8Array | null
  limitBytes?: number
} = {}) {
  const drawn: WindowSticker[] = []
  const made = createStickerPrinter({
    stored: createStoredStickers(createFolderObjects(folder), limitBytes),
    drawing: {
      async draw(sticker) {
        drawn.push(sticker)
        return new Uint8Array(100).fill(drawn.length)
      },
      async close() {},
    },
    readPicture: async () => picture,
  })
  return { ...made, drawn }
}

it('CAR-8 renders a window sticker once for concurrent requests, and not again after a restart', async () => {
  const first = printer()
  const stickers = await Promise.all(Array.from({ length: 20 }, () => first.print(exampleSticker())))
  expect(new Set(stickers.map(String)).size).toBe(1)
  await first.print(exampleSticker())
  expect(first.drawn).toHaveLength(1)
  const second = printer()
  expect(await second.print(exampleSticker())).toEqual(stickers[0])
  expect(second.drawn).toHaveLength(0)
})

it.each([
  ['price', { price: { ...exampleSticker().price, text: '$44,990' } }],
  ['brand', { look: { ...exampleSticker().look, primary: '#c8102e' } }],
  ['page’s address', { pageAddress: 'https://other.example/cars/x' }],
  ['day', { words: { ...exampleSticker().words, madeOn: 'As at 22 November 2026' } }],
])('CAR-8 SITE-1 another %s is another sticker', async (_, change) => {
  const { print, drawn } = printer()
  await print(exampleSticker())
  await print({ ...exampleSticker(), ...change })
  expect(drawn).toHaveLength(2)
})

it('CAR-8 does not store a window sticker without its picture', async () => {
  const { print, drawn } = printer({ picture: null })
  await print(exampleSticker())
  await print(exampleSticker())
  expect(drawn).toHaveLength(2)
})

it('CAR-8 limits the stored bytes', async () => {
  const { print } = printer({ limitBytes: 1_000 })
  for (let number = 0; number < 45; number += 1) await print({ ...exampleSticker(), title: `Car ${number}` })
  // The 41st file triggers the check: ten stay, and four were added after it.
  expect(await readdir(join(folder, 'stickers'))).toHaveLength(14)
})
