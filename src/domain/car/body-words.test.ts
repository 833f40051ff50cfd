import { expect, it } from 'vitest'
import { bodyTypeOf } from './body-words.ts'
import { BODY_TYPES } from './vocabulary.ts'

it.each(BODY_TYPES)('SEARCH-16 recognises the platform’s own word %s', (type) => {
  expect(bodyTypeOf(type, 'AU')).toBe(type)
})

it.each([
  ['Ute / Tray', 'ute', 'ute'],
  ['DUAL CAB UTILITY', 'ute', 'ute'],
  ['Cab Chassis', 'cabChassis', 'cabChassis'],
  ['Utility Dual Cab Chassis', 'cabChassis', 'cabChassis'],
  ['Cab & Chassis', 'cabChassis', 'cabChassis'],
  ['Crew Cab Chassis-Cab', 'cabChassis', 'cabChassis'],
  ['Hatchback', 'hatchback', 'hatchback'],
  ['Hatchback 4D', 'hatchback', 'hatchback'],
  ['HATCH', 'hatch', 'hatch'],
  ['4D WAGON', 'wagon', 'wagon'],
  ['Station Wagon', 'stationWagon', 'stationWagon'],
  ['Estate', 'stationWagon', 'stationWagon'],
  ['Wagon / Station Wagon', 'stationWagon', 'stationWagon'],
  ['SUV', 'suv', 'suv'],
  ['Sport Utility', 'suv', 'suv'],
  ['4D Sport Utility', 'suv', 'suv'],
  ['Sports Utility Vehicle', 'suv', 'suv'],
  ['Utility', 'ute', 'suv'],
  ['Cabriolet', 'convertible', 'convertible'],
  ['Hard Top Convertible', 'convertible', 'convertible'],
  ['2D Coupe', 'coupe', 'coupe'],
  ['Saloon', 'sedan', 'sedan'],
  ['5 door sedan', 'sedan', 'sedan'],
  ['4dr Car', null, 'sedan'],
  ['Commercial', 'van', 'van'],
  ['Cargo Van', 'van', 'van'],
  ['Passenger Van', 'van', 'van'],
  ['MPV', 'peopleMover', 'peopleMover'],
  ['Mini-van, Passenger', 'peopleMover', 'peopleMover'],
  ['People Mover', 'peopleMover', 'peopleMover'],
  ['RV/SUV', 'suv', 'suv'],
  ['Pop-Top', 'caravan', 'caravan'],
  ['Off Road Caravan', 'caravan', 'caravan'],
  ['Camper Trailer', 'camperTrailer', 'camperTrailer'],
  ['Truck', 'lightTruck', 'ute'],
  ['Pickup', 'ute', 'ute'],
  ['Pickup Truck', 'ute', 'ute'],
  ['Crew Cab', 'ute', 'ute'],
  ['4D Crew Cab', 'ute', 'ute'],
  ['Crew Cab Pickup', 'ute', 'ute'],
  ['Extended Cab Pickup', 'ute', 'ute'],
  ['Regular Cab', null, 'ute'],
  ['Truck Crew Cab', 'ute', 'ute'],
  ['Crew Cab Truck', 'lightTruck', 'ute'],
  ['Truck SuperCrew Cab', 'lightTruck', 'ute'],
  ['SuperCrew', null, 'ute'],
  ['4x4 Truck', 'lightTruck', 'ute'],
  ['Box Truck', 'lightTruck', 'lightTruck'],
  ['Cutaway', 'lightTruck', 'lightTruck'],
  ['Straight Truck', 'lightTruck', 'lightTruck'],
  ['Commercial Truck', 'lightTruck', 'lightTruck'],
  ['Tray Truck', 'lightTruck', 'lightTruck'],
  ['Sedan / Hatch', null, null],
  ['Sutherland Motors', null, null],
] as const)(
  'SEARCH-16 SITE-6 a feed’s words %j are %s in Australia and %s in the United States',
  (words, here, there) => {
    expect([bodyTypeOf(words, 'AU'), bodyTypeOf(words, 'NZ'), bodyTypeOf(words, 'US')]).toEqual([here, here, there])
  },
)

it.each([
  ['AU', 'motorhome'],
  ['US', 'motorhome'],
  ['NZ', 'suv'],
] as const)('SEARCH-16 SITE-6 an RV in %s is a %s', (region, body) => {
  expect(bodyTypeOf('RV', region)).toBe(body)
})
