import { expect, it } from 'vitest'
import { exampleCar } from '../../testing/example-car.ts'
import { picturesToFetch, withFetchedPictures } from './car-pictures.ts'

const OWN = '/pictures/made/ute-white-front2-1600.webp'
const A = 'https://dealer.example/a.jpg'
const B = 'https://dealer.example/b.jpg'
const SMALL = 'https://dealer.example/a-small.jpg'
const name = (letter: string) => `${letter.repeat(32)}-1600x900`
const keptAt = (letter: string) => `/pictures/kept/${name(letter)}/1600.webp`
const kept = (...pairs: readonly (readonly [string, string])[]) =>
  new Map(pairs.map(([address, letter]) => [address, { name: name(letter), preview: letter }]))

it.each([
  ['the main one first, without thumbnails', { images: [A, B], thumbnails: [SMALL], primary_image_url: B }, [B, A]],
  [
    'files delivered with the feed',
    { images: ['a.jpg', '/b.jpg'], thumbnails: [], primary_image_url: null },
    ['a.jpg', '/b.jpg'],
  ],
  ['thumbnails where there is nothing else', { images: [], thumbnails: [SMALL], primary_image_url: null }, [SMALL]],
  ['none of the platform’s own', { images: [OWN], thumbnails: [], primary_image_url: '/site-files/a.png' }, []],
])('STOCK-1 fetches a car’s pictures: %s', (_, pictures, wanted) => {
  expect(picturesToFetch(pictures)).toEqual(wanted)
})

it('FIELD-5 leaves out pictures that are not fetched yet, so that no page refers to a dealer’s server', () => {
  const car = withFetchedPictures(exampleCar({ images: [A, B], thumbnails: [SMALL], primary_image_url: A }), kept())
  expect(car).toMatchObject({ images: [], thumbnails: [], primary_image_url: null })
  expect(JSON.stringify(car)).not.toContain('dealer.example/a')
})

it('CAR-1 shows fetched pictures in the feed’s order, and leaves out one that failed', () => {
  const feed = exampleCar({ images: [A, OWN, B], thumbnails: [SMALL], primary_image_url: A })
  expect(withFetchedPictures(feed, kept([B, 'b']))).toMatchObject({
    images: [OWN, keptAt('b')],
    thumbnails: [],
    primary_image_url: OWN,
    previews: { [keptAt('b')]: 'b' },
  })
  expect(withFetchedPictures(feed, kept([B, 'b'], [A, 'a']))).toMatchObject({
    images: [keptAt('a'), OWN, keptAt('b')],
    primary_image_url: keptAt('a'),
  })
})

it('CARD-1 shows thumbnails for a car without other pictures', () => {
  const feed = exampleCar({ images: [], thumbnails: [SMALL], primary_image_url: null })
  expect(withFetchedPictures(feed, kept([SMALL, 'c'])).primary_image_url).toBe(keptAt('c'))
})
