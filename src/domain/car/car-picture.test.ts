import { expect, it } from 'vitest'
import { parseMadePicture } from '#gateways/drawings/made-picture-address.ts'
import { exampleCar } from '../testing/example-car.ts'
import { BODY_TYPES } from './car.ts'
import { cardPicture, carPictures, pictureColour } from './car-picture.ts'
import { carSummary } from './car-summary.ts'

const MADE = '/pictures/made/ute-white-front2-1600.webp'
const none = { images: [], thumbnails: [], primary_image_url: null }

it('CARD-1 a card shows the main thumbnail, at 3:2', () => {
  expect(cardPicture(exampleCar())).toEqual({
    src: 'https://pictures.example/1-small.jpg',
    srcset: null,
    alt: '2021 Toyota HiLux SR5 GUN126R',
    width: 1200,
    height: 800,
  })
})

it('CARD-1 without a thumbnail a card shows the main picture', () => {
  expect(cardPicture(exampleCar({ thumbnails: [] })).src).toBe('https://pictures.example/1.jpg')
})

it('FIELD-5 a made picture is offered in all its widths', () => {
  expect(cardPicture(exampleCar({ thumbnails: [MADE] }))).toMatchObject({
    src: '/pictures/made/ute-white-front2-800.webp',
    srcset:
      '/pictures/made/ute-white-front2-400.webp 400w, /pictures/made/ute-white-front2-800.webp 800w, /pictures/made/ute-white-front2-1600.webp 1600w',
  })
})

it('FIELD-5 a fetched picture is offered in AVIF and WebP in all its widths, with its true proportions and a preview', () => {
  const address = `/pictures/kept/${'ab'.repeat(16)}-1600x900/1600.webp`
  const stem = address.replace('1600.webp', '')
  const car = exampleCar({ ...none, images: [address], primary_image_url: address, previews: { [address]: 'UklG' } })
  const view = {
    src: `${stem}1600.jpg`,
    srcset: `${stem}400.webp 400w, ${stem}800.webp 800w, ${stem}1600.webp 1600w`,
    avif: `${stem}400.avif 400w, ${stem}800.avif 800w, ${stem}1600.avif 1600w`,
    width: 1600,
    height: 900,
    preview: 'data:image/webp;base64,UklG',
  }
  expect(carPictures(car)).toEqual([{ ...view, alt: '2021 Toyota HiLux SR5 GUN126R, picture 1 of 1' }])
  expect(cardPicture(carSummary(car))).toEqual({ ...view, alt: '2021 Toyota HiLux SR5 GUN126R' })
})

it('FIELD-5 a small fetched picture is offered no larger than it is', () => {
  const address = `/pictures/kept/${'ab'.repeat(16)}-640x480/640.webp`
  expect(cardPicture(exampleCar({ ...none, primary_image_url: address })).srcset).toMatch(/400w, [^ ]+640.webp 640w$/)
})

it('CARD-1 a car without any picture is drawn in its body and colour, and says so', () => {
  const picture = cardPicture(exampleCar({ ...none, colour: 'Deep Blue / Black' }))
  expect(picture.src).toBe('/pictures/made/ute-blue-side-800.webp')
  expect(picture.alt).toBe('2021 Toyota HiLux SR5 GUN126R (drawing, no photo yet)')
  expect(carPictures(exampleCar({ ...none, colour: 'Deep Blue / Black' }))).toEqual([picture])
})

it('CAR-1 the gallery numbers its pictures', () => {
  expect(carPictures(exampleCar()).map(({ alt }) => alt)).toEqual([
    '2021 Toyota HiLux SR5 GUN126R, picture 1 of 2',
    '2021 Toyota HiLux SR5 GUN126R, picture 2 of 2',
  ])
})

it('CAR-1 the main picture alone makes a gallery too', () => {
  expect(carPictures(exampleCar({ ...none, primary_image_url: '/a.webp' })).map(({ src }) => src)).toEqual(['/a.webp'])
})

it.each([
  [{ simple_body: null }, 'suv'],
  [{ simple_body: null, item_type: 'caravan' }, 'caravan'],
  [{ simple_body: 'cabChassis' }, 'cab-chassis'],
] as const)('a car with %o is drawn as %s', (changes, shape) => {
  expect(cardPicture(exampleCar({ ...none, ...changes })).src).toBe(`/pictures/made/${shape}-white-side-800.webp`)
})

it.each([
  ['Glacier White', 'white'],
  ['Jet Black / Red', 'black'],
  ['Sterling Silver', 'silver'],
  ['Gunmetal', 'grey'],
  ['Soul Red', 'red'],
  ['Navy', 'blue'],
  ['Olive', 'green'],
  ['Solar Yellow', 'yellow'],
  ['Saber Orange', 'orange'],
  ['Oxide Bronze', 'bronze'],
  ['Quicksand', 'beige'],
  ['Cocoa', 'brown'],
  ['Eclipse', 'white'],
  [null, 'white'],
])('paint %s is drawn %s', (colour, drawn) => {
  expect(pictureColour(colour)).toBe(drawn)
})

it('every drawing that is asked for exists', () => {
  const colours = [
    'white',
    'black',
    'silver',
    'grey',
    'red',
    'blue',
    'green',
    'yellow',
    'orange',
    'bronze',
    'beige',
    'brown',
  ]
  const addresses = BODY_TYPES.flatMap((simple_body) =>
    colours.map((colour) => cardPicture(exampleCar({ ...none, simple_body, colour })).src),
  )
  for (const address of addresses) expect(parseMadePicture(address.split('/').at(-1)!), address).not.toBeNull()
})
