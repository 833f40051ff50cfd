import { expect, it } from 'vitest'
import { CAR_FIELDS } from '#domain/car/car-fields.ts'
import { emptyValues } from '#domain/car/field.ts'
import { LENDER_FIELDS } from '#domain/car/lender-offer.ts'
import { packCar, unpackCar } from './car-data.ts'

it('STOCK-4 restores every field of a stored car, those of its groups included', () => {
  const offer = { ...emptyValues(LENDER_FIELDS), paymentWeek: 89 }
  const car = {
    ...emptyValues(CAR_FIELDS),
    make: 'Kia',
    variant: { ...CAR_FIELDS.variant.empty, cylinders: 4 },
    autograb_data: { ...CAR_FIELDS.autograb_data.empty, average_market_price: 30_000 },
    finance_lenders: { manual: offer },
  }
  const stored = packCar(car)
  expect(stored).toMatchObject({ variant: { cylinders: 4 }, finance_lenders: { manual: { paymentWeek: 89 } } })
  expect(stored).not.toHaveProperty('specifications')
  expect(unpackCar(stored)).toEqual(car)
})

it('STOCK-4 gives a car without any stored value the empty value of every field', () => {
  expect(unpackCar({})).toEqual(emptyValues(CAR_FIELDS))
  expect(unpackCar({})).toMatchObject({
    car_type: 'used',
    show_on_dealer_website: true,
    images: [],
    variant: { torque: null },
  })
})
