import { expect, it } from 'vitest'
import { carPictures } from '#domain/car/car-picture.ts'
import { exampleCar } from '#domain/testing/example-car.ts'
import { exampleSite } from '#domain/testing/example-site.ts'
import { inWordsOfSite } from '#site/own-words.ts'
import { daysOnLot } from './days-on-lot.ts'
import { inspectionView } from './inspection-view.ts'

const SITE = exampleSite({ search: { vehicleWord: 'caravan' } })
const viewOf = (changes: Parameters<typeof exampleCar>[0]) => {
  const car = exampleCar(changes)
  return inWordsOfSite(SITE, () => inspectionView(car, carPictures(car), SITE))
}

it('CAR-1 a car without an inspection has no sheet', () => {
  expect(viewOf({})).toBeNull()
  expect(viewOf({ marks: ' | ', keys: null })).toBeNull()
})

it('CAR-1 the sheet says what the dealer wrote, each mark with the photo that is described in the same words', () => {
  const images = ['https://pictures.example/1.jpg', 'https://pictures.example/2.jpg']
  const sheet = viewOf({
    images,
    picture_texts: { [images[1] ?? '']: 'scratch on the rear bumper' },
    inspection_date: '2026-11-12',
    inspected_by: 'Our workshop',
    keys: '2',
    marks: 'Scratch on the rear bumper|Stone chips on the bonnet|Stone chips on the bonnet',
  })
  expect(sheet?.summary).toBe('Inspected 12 November 2026, 2 marks: see what we found')
  expect(sheet?.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Inspected: 12 November 2026',
    'Inspected by: Our workshop',
    'Keys: 2',
  ])
  expect(sheet?.marksHeading).toBe('Marks on the caravan')
  expect(sheet?.marks.map(({ text, picture }) => [text, picture?.src])).toEqual([
    ['Scratch on the rear bumper', images[1]],
    ['Stone chips on the bonnet', undefined],
  ])
})

it('CAR-1 a sheet without a date claims none', () => {
  expect(viewOf({ roadworthy: 'Comes with it' })?.summary).toBe('Inspected by us: see what we found')
})

const NOW = new Date('2026-11-24T00:00:00Z')
const LOT = { timezone: 'Australia/Brisbane', vehicle: { daysOnLot: true } }

it.each([
  ['2026-11-12T20:00:00Z', 'For sale for 11 days'],
  ['2026-11-22T20:00:00Z', 'For sale for 1 day'],
  ['2026-11-23T15:00:00Z', 'For sale since today'],
  ['2026-12-01T00:00:00Z', null],
])('CAR-1 a car listed at %s says %j, by the calendar of the site', (created_at, said) => {
  expect(daysOnLot(exampleCar({ created_at }), LOT, NOW)).toBe(said)
})

it('CAR-1 the days are said where the site says so, and of no sold car', () => {
  const created_at = '2026-11-12T20:00:00Z'
  expect(daysOnLot(exampleCar({ created_at }), { ...LOT, vehicle: { daysOnLot: false } }, NOW)).toBeNull()
  expect(daysOnLot(exampleCar({ created_at, sold: true, status: 'sold' }), LOT, NOW)).toBeNull()
})
