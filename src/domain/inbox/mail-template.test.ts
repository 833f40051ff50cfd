import { expect, it } from 'vitest'
import { fillTemplate } from './mail-template.ts'

const values = {
  first_name: 'Jo',
  name: 'Jo Nguyen',
  car: '2021 Toyota HiLux SR5',
  price_with_type: '$52,990 drive away',
  car_url: 'https://cars.example/cars/hilux',
  stock_number: null,
  location: 'Sample Motors South',
  location_phone: '07 5550 0000',
  my_name: 'Kim',
  dealer: 'Sample Motors',
}

it('INBOX-7 a template’s variables get the conversation’s values', () => {
  expect(fillTemplate('Hi {first_name}, the {car} is {price_with_type}. {first_name}?', values)).toEqual({
    ok: true,
    text: 'Hi Jo, the 2021 Toyota HiLux SR5 is $52,990 drive away. Jo?',
  })
})

it('INBOX-7 a value with braces is not filled again', () => {
  expect(fillTemplate('Hi {first_name}', { ...values, first_name: '{car}' })).toEqual({ ok: true, text: 'Hi {car}' })
})

it('INBOX-7 a text with an unknown or an empty variable is refused, with the names', () => {
  expect(fillTemplate('Hi {firstname}, {stock_number} of {dealer}', values)).toEqual({
    ok: false,
    unknown: ['firstname'],
    missing: ['stock_number'],
  })
})

it('INBOX-7 a text with an empty variable alone is refused too', () => {
  expect(fillTemplate('Stock number {stock_number}', values)).toEqual({
    ok: false,
    unknown: [],
    missing: ['stock_number'],
  })
})
