import { expect, it } from 'vitest'
import { sheetPictures } from './sheet-pictures.ts'

const BYTES = new Uint8Array([1, 2, 3])
const pictureOf = sheetPictures({ read: async (name) => (name === 'held' ? { bytes: BYTES } : null) })

it.each([
  ['a feed’s picture', '/pictures/kept/held/1600.jpg', { kind: 'photo', bytes: BYTES }],
  ['one whose file is lost', '/pictures/kept/lost/1600.jpg', null],
  [
    'a drawn one, which the drawing process makes as large as there is',
    '/pictures/made/ute-red-side-400.avif',
    { kind: 'made', made: { shape: 'ute', colour: 'red', angle: 'side', width: 1600, format: 'webp' } },
  ],
  ['one that nobody draws', '/pictures/made/boat-red-side-400.avif', null],
  ['another’s server', 'https://dealer.example/pictures/kept/held/1600.jpg', null],
])('CAR-8 a sheet takes %s', async (_, address, picture) => {
  expect(await pictureOf(address)).toEqual(picture)
})
