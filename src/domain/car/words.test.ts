import { expect, it } from 'vitest'
import {
  carTypeOf,
  driveOf,
  fuelOf,
  isAbsent,
  itemTypeOf,
  priceTypeOf,
  statusOf,
  transmissionOf,
  yesOrNo,
} from './words.ts'

it.each(['', ' ', '-', '- / -', '–', 'nan', 'NaN', 'null', 'None', 'N/A', 'POA', 'tba', '...'])(
  'STOCK-1 %j is absent',
  (text) => {
    expect(isAbsent(text)).toBe(true)
  },
)

it.each(['0', 'No', '3', 'Other', 'Nana'])('STOCK-1 %j is present', (text) => {
  expect(isAbsent(text)).toBe(false)
})

it.each([
  ['Gas', 'Petrol', 'LPG'],
  ['Gas V6', 'Petrol', null],
  ['Gasoline Fuel', 'Petrol', 'Petrol'],
  ['Regular Unleaded', 'Petrol', 'Petrol'],
  ['Flex Fuel', 'Petrol', 'Petrol'],
  ['E85', 'Petrol', 'Petrol'],
  ['Gas/Electric Hybrid', 'Hybrid', 'Hybrid'],
  ['Gas/Electric', 'Hybrid', 'Electric'],
  ['Gasoline/Electric', 'Hybrid', 'Hybrid'],
  ['Natural Gas', null, null],
  ['Liquid Petroleum Gas', 'LPG', 'LPG'],
] as const)('A12 SITE-6 the fuel %s is %s in the United States and %s in Australia', (words, american, australian) => {
  expect([fuelOf(words, 'US'), fuelOf(words, 'AU'), fuelOf(words, 'NZ')]).toEqual([american, australian, australian])
})

it.each([
  [fuelOf, 'Petrol - Unleaded ULP', 'Petrol'],
  [fuelOf, 'Premium', 'Petrol'],
  [fuelOf, 'Diesel', 'Diesel'],
  [fuelOf, 'Petrol/Electric', 'Hybrid'],
  [fuelOf, 'Plug-in Hybrid (PHEV)', 'Plug-in Hybrid'],
  [fuelOf, 'EV', 'Electric'],
  [fuelOf, 'Other', null],
  [transmissionOf, '6 SP AUTOMATIC', 'Automatic'],
  [transmissionOf, 'Sports Automatic Dual Clutch', 'Automatic'],
  [transmissionOf, 'CVT', 'Automatic'],
  [transmissionOf, '5 Speed Manual', 'Manual'],
  [transmissionOf, 'M', 'Manual'],
  [transmissionOf, 'Other', null],
  [driveOf, 'Front', 'FWD'],
  [driveOf, 'Rear Wheel Drive', 'RWD'],
  [driveOf, '4X4', '4WD'],
  [driveOf, 'All Wheel Drive', 'AWD'],
  [driveOf, 'Other', null],
  [driveOf, 'AWD with rear bias', 'AWD'],
  [driveOf, 'xDrive (rear-biased)', 'AWD'],
  [driveOf, '4X4 Dual Range - Rear Diff Lock', '4WD'],
  [driveOf, 'Part-time 4x4 (front axle disconnect)', '4WD'],
  [driveOf, 'On-demand 4WD front/rear', '4WD'],
  [driveOf, 'FWD Auto', 'FWD'],
  [driveOf, 'Front or rear', 'Front or rear'],
  [carTypeOf, 'USED', 'used'],
  [carTypeOf, 'Pre-Owned', 'used'],
  [carTypeOf, 'Demonstrator', 'demo'],
  [carTypeOf, 'NEW', 'new'],
  [carTypeOf, 'CPO', 'used'],
  [carTypeOf, 'Certified', 'used'],
  [carTypeOf, 'Certified Pre-Owned', 'used'],
  [carTypeOf, 'Certified Used', 'used'],
  [carTypeOf, 'Approved Used', 'used'],
  [carTypeOf, 'Nearly New', 'used'],
  [carTypeOf, 'Ex-Demo', 'demo'],
  [carTypeOf, 'Pre-Registered', 'used'],
  [carTypeOf, 'Pre-reg', 'used'],
  [carTypeOf, 'shiny', null],
  [itemTypeOf, 'Caravan', 'caravan'],
  [itemTypeOf, 'Motorcycle', 'motorbike'],
  [statusOf, 'On Offer', 'in_stock'],
  [statusOf, 'In Transit', 'coming_soon'],
  [statusOf, 'SOLD', 'sold'],
  [statusOf, 'Sold - Pending Delivery', 'sold'],
  [statusOf, 'SOLD to J. Citizen', 'sold'],
  [statusOf, '*SOLD!', 'sold'],
  [statusOf, 'Unsold', null],
  [statusOf, 'Deposit Taken', 'in_stock'],
  [priceTypeOf, 'Drive Away', 'drive_away'],
  [priceTypeOf, 'Excl. Govt Charges', 'excluding_government_charges'],
  [yesOrNo, 'Y', true],
  [yesOrNo, '0', false],
  [yesOrNo, 'perhaps', null],
] as const)('STOCK-4 %O maps %j to %j', (meaning, words, value) => {
  expect(meaning(words, 'AU')).toBe(value)
})
