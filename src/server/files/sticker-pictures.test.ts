import { expect, it } from 'vitest'
import { SIDE_VIEWS } from '#gateways/drawings/drawn-car.ts'
import { stickerPictures } from './sticker-pictures.ts'

const BYTES = new Uint8Array([1, 2, 3])
const pictureOf = stickerPictures({ read: async (name) => (name === 'held' ? { bytes: BYTES } : null) }, SIDE_VIEWS)

it.each([
  ['a feed’s picture', '/pictures/kept/held/1600.jpg', BYTES],
  ['none in place of one whose file is lost', '/pictures/kept/lost/1600.jpg', null],
  ['none for one that nobody draws', '/pictures/made/boat-red-side-400.avif', null],
  ['none from another’s server', 'https://dealer.example/pictures/kept/held/1600.jpg', null],
])('CAR-8 a sticker uses %s', async (_, address, picture) => {
  expect(await pictureOf(address)).toEqual(picture)
})

it('CAR-8 a sticker gets a drawing as SVG, rasterised when the sticker is made', async () => {
  const drawing = await pictureOf('/pictures/made/ute-red-side-400.avif')
  expect(new TextDecoder().decode(drawing ?? BYTES)).toMatch(/^<svg/)
})
