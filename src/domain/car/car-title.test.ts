import { expect, it } from 'vitest'
import { exampleCar } from '../testing/example-car.ts'
import { carSubtitle, carTitle, fullName, fullTitle } from './car-title.ts'

it.each([
  [{}, '2021 Toyota HiLux'],
  [{ year: null }, 'Toyota HiLux'],
  [{ model: '' }, '2021 Toyota'],
  [{ make: '', model: '' }, '2021 Toyota HiLux SR5 Auto 4x4 Double Cab'],
])('CARD-1 with %o the title is %s', (changes, title) => {
  expect(carTitle(exampleCar(changes))).toBe(title)
})

it.each([
  [{}, 'SR5'],
  [{ model: 'Tucson', badge: 'Elite', series: 'TL' }, 'Elite'],
  [{ model: 'Escape', badge: 'Escape', series: 'ZH' }, ''],
  [{ model: 'Tucson', badge: 'Tucson Elite' }, 'Elite'],
  [{ model: 'RAV4', badge: 'GXL AXAH52R', series: null }, 'GXL'],
  [{ badge: 'XLT', series: 'PX MkII' }, 'XLT MkII'],
  [{ badge: 'XLT', series: 'Series II MY20' }, 'XLT Series II MY20'],
  [{ make: 'Lexus', model: 'RX', badge: 'RX450H Luxury', series: null }, 'RX450H Luxury'],
  [{ badge: 'SV6', series: null }, 'SV6'],
  [{ model: 'Yaris', badge: 'NCP130R YR Hatchback', series: null }, 'YR Hatchback'],
  [{ model: 'Camry', badge: '2016 TOYOTA CAMRY ALTISE AUTO', series: null }, 'ALTISE AUTO'],
  [{ model: 'Triton', make: 'Mitsubishi', badge: '2019 GLX', series: null }, '2019 GLX'],
  [{ model: 'Pajero', badge: 'PAJERO MINI', series: null }, 'MINI'],
  [{ badge: null }, ''],
  [{ series: '' }, 'SR5'],
  [{ badge: null, series: null }, ''],
])('CARD-1 with %o the subtitle is %j', (changes, subtitle) => {
  expect(carSubtitle(exampleCar(changes))).toBe(subtitle)
})

it('joins title and subtitle, and names the car as its file does for staff, feeds and JSON', () => {
  expect(fullTitle(exampleCar())).toBe('2021 Toyota HiLux SR5')
  expect(fullName(exampleCar())).toBe('2021 Toyota HiLux SR5 GUN126R')
})
