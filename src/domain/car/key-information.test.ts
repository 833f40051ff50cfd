import { expect, it } from 'vitest'
import { exampleCar, NO_SPECIFICATIONS } from '../testing/example-car.ts'
import { exampleSite } from '../testing/example-site.ts'
import { CARD_FACTS } from './fact-places.ts'
import { bodyText, isPresent, placeText } from './fact-text.ts'
import { carFacts, keyInformation } from './key-information.ts'

const caravan = exampleCar({
  simple_body: null,
  body: 'Pop Top',
  specifications: { ...NO_SPECIFICATIONS, body_length: 22, sleeps: 4, tare_weight: 1850 },
})
const told = (facts: ReturnType<typeof carFacts>) => facts.map(({ label, value }) => `${label}: ${value}`)

it('CARD-1 shows by default condition, body, odometer, transmission, stock number', () => {
  expect(told(carFacts(exampleCar(), exampleSite().card.attributes, 'AU'))).toEqual([
    'Condition: Used',
    'Body: Ute',
    'Odometer: 54,321 km',
    'Transmission: Automatic',
    'Stock no.: S100',
  ])
})

it('CARD-1 formats every attribute that a site may choose', () => {
  expect(told(carFacts(caravan, CARD_FACTS, 'AU'))).toEqual([
    'Condition: Used',
    'Body: Pop Top',
    'Odometer: 54,321 km',
    'Transmission: Automatic',
    'Fuel: Diesel',
    'Drive: 4x4',
    'Seats: 5',
    'Stock no.: S100',
    'Location: Moorooka, QLD',
    'Length: 6.71 m',
    'Sleeps: 4',
    'Tare weight: 1,850 kg',
  ])
})

it('CARD-1 leaves out what a car lacks', () => {
  const bare = exampleCar({
    km: null,
    simple_transmission: null,
    trans: null,
    simple_fuel: null,
    fuel: null,
    seats: null,
    stocknum: 'null',
    drive: ' ',
    simple_body: null,
    body: '',
    location: { ...exampleCar().location, suburb: null, city: null, state: null },
  })
  expect(told(carFacts(bare, CARD_FACTS, 'AU'))).toEqual(['Condition: Used'])
})

it('CARD-1 falls back to the feed’s words where the normalised ones are missing', () => {
  expect(
    told(
      carFacts(
        exampleCar({ simple_transmission: null, simple_fuel: null, fuel: 'E85' }),
        ['simple_transmission', 'fuel'],
        'AU',
      ),
    ),
  ).toEqual(['Transmission: 6-speed automatic', 'Fuel: E85'])
})

it('CAR-3 starts the key information with what buyers ask first', () => {
  expect(told(keyInformation(exampleCar(), 'US')).slice(0, 4)).toEqual([
    'Odometer: 33,754 mi',
    'Transmission: Automatic',
    'Fuel: Diesel',
    'Body: Pickup',
  ])
  expect(told(keyInformation(exampleCar(), 'US'))).toContain('Color: Glacier White')
  const towed = exampleCar({
    km: null,
    simple_transmission: null,
    trans: null,
    simple_fuel: null,
    fuel: null,
    specifications: { ...caravan.specifications, aggregate_trailer_mass: 2400 },
  })
  expect(told(keyInformation(towed, 'AU')).slice(0, 4)).toEqual([
    'Length: 6.71 m',
    'Sleeps: 4',
    'Tare weight: 1,850 kg',
    'ATM: 2,400 kg',
  ])
})

it.each([
  [null, false],
  ['', false],
  ['  ', false],
  ['null', false],
  [' NULL', false],
  ['0', true],
])('CAR-4 isPresent(%j) is %s', (value, answer) => {
  expect(isPresent(value)).toBe(answer)
})

it('formats body and location', () => {
  expect(bodyText(exampleCar())).toBe('Ute')
  expect(placeText(exampleCar({ location: { ...exampleCar().location, suburb: null } }))).toBe('Brisbane, QLD')
})
