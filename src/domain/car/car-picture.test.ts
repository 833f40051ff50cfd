import { expect, it } from 'vitest'
import { parseDrawing } from '#gateways/drawings/drawing-address.ts'
import { drawnPath } from '../picture/drawing-path.ts'
import { exampleCar } from '../testing/example-car.ts'
import { bodyPicture, cardPicture, carPictures, pictureColour } from './car-picture.ts'
import { carSummary } from './car-summary.ts'
import { BODY_TYPES } from './vocabulary.ts'

const MADE = '/pictures/made/ute-white-front2-1600.webp'
const none = { images: [], thumbnails: [], primary_image_url: null }

it('CARD-1 shows the main thumbnail on a card, at 3:2', () => {
  expect(cardPicture(exampleCar())).toEqual({
    src: 'https://pictures.example/1-small.jpg',
    srcset: null,
    alt: '2021 Toyota HiLux SR5',
    width: 1200,
    height: 800,
  })
})

it('CARD-1 shows the main picture on a card without a thumbnail', () => {
  expect(cardPicture(exampleCar({ thumbnails: [] })).src).toBe('https://pictures.example/1.jpg')
})

it('FIELD-5 offers a drawing in two widths on a card, and in all widths on the car’s page', () => {
  const src = drawnPath('ute-white-front2-800.webp')
  const srcset = `${drawnPath('ute-white-front2-400.webp')} 400w, ${src} 800w`
  expect(cardPicture(exampleCar({ thumbnails: [MADE] }))).toMatchObject({ src, srcset })
  expect(carPictures(exampleCar({ images: [MADE] }))).toMatchObject([
    { src, srcset: `${srcset}, ${drawnPath('ute-white-front2-1600.webp')} 1600w` },
  ])
})

it.each([
  ['1600x1056', undefined],
  ['900x1600', undefined],
  ['1600x900', true],
] as const)('LOOK-6 a photo of %s is shown whole only if a box would cut its sides', (size, isWhole) => {
  const address = `/pictures/kept/${'ab'.repeat(16)}-${size}/1600.webp`
  const car = exampleCar({ ...none, images: [address], primary_image_url: address })
  expect([cardPicture(car).isWhole, carPictures(car)[0]?.isWhole]).toEqual([isWhole, isWhole])
})

it('FIELD-5 offers a fetched picture as AVIF and WebP in all widths, with its proportions and a preview', () => {
  const address = `/pictures/kept/${'ab'.repeat(16)}-1600x900/1600.webp`
  const stem = address.replace('1600.webp', '')
  const car = exampleCar({ ...none, images: [address], primary_image_url: address, previews: { [address]: 'UklG' } })
  const view = {
    src: `${stem}1600.jpg`,
    srcset: `${stem}400.webp 400w, ${stem}800.webp 800w, ${stem}1600.webp 1600w`,
    isWhole: true,
    avif: `${stem}400.avif 400w, ${stem}800.avif 800w, ${stem}1600.avif 1600w`,
    width: 1600,
    height: 900,
    preview: 'data:image/webp;base64,UklG',
  }
  expect(carPictures(car)).toEqual([{ ...view, alt: '2021 Toyota HiLux SR5, picture 1 of 1' }])
  expect(cardPicture(carSummary(car))).toEqual({ ...view, alt: '2021 Toyota HiLux SR5' })
})

it('FIELD-5 never offers a fetched picture larger than its original', () => {
  const address = `/pictures/kept/${'ab'.repeat(16)}-640x480/640.webp`
  expect(cardPicture(exampleCar({ ...none, primary_image_url: address })).srcset).toMatch(/400w, [^ ]+640.webp 640w$/)
})

it('CARD-1 shows a drawing of body and colour for a car without photos, labelled as a drawing', () => {
  const picture = cardPicture(exampleCar({ ...none, colour: 'Deep Blue / Black' }))
  expect(picture.src).toMatch(/^\/drawn\/[0-9a-f]{4}\/ute\.\d+-blue-side-800\.webp$/)
  expect(picture.alt).toBe('2021 Toyota HiLux SR5 (drawing, photos coming soon)')
  expect(picture.isStandIn).toBe(true)
  expect(cardPicture(exampleCar({ thumbnails: [MADE] })).isStandIn).toBeUndefined()
  const { srcset: _widths, ...same } = picture
  expect(carPictures(exampleCar({ ...none, colour: 'Deep Blue / Black' }))).toMatchObject([same])
})

it('CAR-1 numbers the gallery’s pictures', () => {
  expect(carPictures(exampleCar()).map(({ alt }) => alt)).toEqual([
    '2021 Toyota HiLux SR5, picture 1 of 2',
    '2021 Toyota HiLux SR5, picture 2 of 2',
  ])
})

it('CAR-1 shows a gallery of only the main picture', () => {
  expect(carPictures(exampleCar({ ...none, primary_image_url: '/a.webp' })).map(({ src }) => src)).toEqual(['/a.webp'])
})

it.each([
  [{ simple_body: null }, 'suv'],
  [{ simple_body: null, item_type: 'caravan' }, 'caravan'],
  [{ simple_body: 'cabChassis' }, 'cab-chassis'],
] as const)('a car with %o is drawn as %s', (changes, shape) => {
  expect(cardPicture(exampleCar({ ...none, ...changes })).src).toMatch(
    new RegExp(`/${shape}\\.\\d+-white-side-800\\.webp$`),
  )
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
])('draws paint %s as %s', (colour, drawn) => {
  expect(pictureColour(colour)).toBe(drawn)
})

it('SEARCH-16 a body type’s tile shows its drawing without background', () => {
  expect(BODY_TYPES.map((body) => bodyPicture(body).src.split('/').at(-1)).slice(0, 3)).toEqual([
    'large-suv-silver-cutout-800.webp',
    'bus-silver-cutout-800.webp',
    'cab-chassis-silver-cutout-800.webp',
  ])
  for (const body of BODY_TYPES) expect(parseDrawing(bodyPicture(body).src.split('/').at(-1)!)).not.toBeNull()
})

it('refers only to drawings that exist', () => {
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
  for (const address of addresses) expect(parseDrawing(address.split('/').at(-1)!), address).not.toBeNull()
})
