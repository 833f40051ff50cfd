import { expect, it } from 'vitest'
import { checkVin } from './vin.ts'

it.each(['1M8GDM9AXKP042788', '1m8gdm9axkp042788', '1M8-GDM9AX KP042788'])(
  'STOCK-4 %s is a VIN whose check digit fits',
  (text) => {
    expect(checkVin(text, 2010)).toEqual({ kind: 'vin', vin: '1M8GDM9AXKP042788', checkDigitFails: false })
  },
)

it('STOCK-4 accepts a wrong check digit with a remark', () => {
  expect(checkVin('1M8GDM9A1KP042788', 2010)).toEqual({ kind: 'vin', vin: '1M8GDM9A1KP042788', checkDigitFails: true })
})

it.each([
  ['16 characters', '1M8GDM9AXKP04278', 2010],
  ['18 characters', '1M8GDM9AXKP0427889', 2010],
  ['an O', '1M8GDM9AXKPO42788', 2010],
  ['an I', 'IM8GDM9AXKP042788', 1980],
  ['a Q', '1M8GDM9AXQP042788', 2010],
  ['words', 'White / Black', 2010],
])('STOCK-4 %s is not a VIN', (_, text, year) => {
  expect(checkVin(text, year)).toEqual({ kind: 'none' })
})

it.each([
  ['a grey import’s chassis number', 'GX81-1234567', 1995],
  ['a frame number of 13 characters', 'NKE165-7012345', 2019],
  ['a frame number of 14', 'mxph10-2012345', 2021],
  ['a number from before VINs were the rule', 'ABC123', 1972],
  ['a long one from before', 'JHMSM5420AC0012', 1980],
])('STOCK-4 %s is accepted without a VIN', (_, text, year) => {
  expect(checkVin(text, year)).toEqual({ kind: 'chassis-number' })
})

it.each([
  ...['00000000000000000', '11111111111111111', 'XXXXXXXXXXXXXXXXX', '12345678901234567', '0000000'],
  ...['PENDING', 'VIN PENDING', 'To be advised', 'Awaiting VIN', 'unknown'],
])('STOCK-4 A17 %s is no number yet, in any year', (text) => {
  for (const year of [null, 1972, 2024]) expect(checkVin(text, year)).toEqual({ kind: 'placeholder' })
})
