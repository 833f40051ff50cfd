import { describe, expect, it } from 'vitest'
import { amountText } from './amount.ts'

describe('D-24 amountText', () => {
  it.each([
    ['$28,990*', 28_990],
    ['19,990', 19_990],
    ['12 990', 12_990],
    ['12\u00a0990', 12_990],
    ['$12.990,00', 12_990],
    ['12.990', 12_990],
    ['12,990.00', 12_990],
    ["12'990", 12_990],
    ['1.234.567', 1_234_567],
    ['1,234,567.50', 1_234_567.5],
    ['19990.00 DA', 19_990],
    ['19990,50', 19_990.5],
    ['$19,990 drive away', 19_990],
    ['AU$19,990', 19_990],
    ['AUD 19990', 19_990],
    ['NZ$ 19,990 + ORC', 19_990],
    ['US$19,990.00', 19_990],
    ['USD 19,990', 19_990],
    ['$ 19 990.-', 19_990],
    ['Now only $19,990!', 19_990],
    ['10k', 10_000],
    ['$28.9K', 28_900],
    ['$28,9k', 28_900],
    ['$1.2m', 1_200_000],
    ['1.2 million', 1_200_000],
    ['$19,990 with 12 months rego', 19_990],
    ['120,000km', 120_000],
    ['120000 kms', 120_000],
    ['12.345 km', 12_345],
    ['１２９９０', 12_990],
    ['0', 0],
    ['12.99', 12.99],
  ])('%s is %d', (text, amount) => {
    expect(amountText(text)).toMatchObject({ kind: 'amount', amount })
  })

  it.each([
    '',
    'POA',
    'P.O.A.',
    'poa*',
    'Call',
    'Call us!',
    'Enquire for price',
    'Price on application',
    'TBA',
    '***',
    'Contact dealer',
    'Please call us! *',
    'P.O.A. *',
  ])('%s is not a price', (text) => {
    expect(amountText(text)).toEqual({ kind: 'none' })
  })

  it.each([
    ['From $10k', 'is a lowest or highest amount, not the amount', 10_000],
    ['Under $15,000', 'is a lowest or highest amount, not the amount', 15_000],
    ['$19,990 - $24,990', 'is a range, not one amount', null],
    ['19990 to 24990', 'is a range, not one amount', null],
    ['Was $24,990 now $19,990', 'has several amounts', null],
    ['$500 deposit', 'is a part of a price', null],
    ['$2,000 off', 'is a part of a price', null],
    ['-5000', 'is below zero', null],
    ['$-5000', 'is below zero', null],
    ['2018/02', 'is a range, not one amount', null],
    ['lots of money', 'is not an amount', null],
    ['B123', 'is not an amount', null],
  ])('%s is not one amount: %s', (text, reason, likely) => {
    expect(amountText(text)).toEqual({ kind: 'unclear', reason, likely })
  })

  it.each([
    ['$89 / week', 'week'],
    ['$89 pw', 'week'],
    ['89 per week', 'week'],
    ['$89p.w.', 'week'],
    ['$89 a / week', 'week'],
    ['$380 /month', 'month'],
    ['$380 p.m.', 'month'],
    ['$4,000 p/a', 'year'],
    ['$4,000 monthly', 'month'],
    ['$380 per month', 'month'],
    ['$178 a fortnight', 'fortnight'],
    ['$19,990 drive away', null],
  ])('%s is for each %s', (text, per) => {
    expect(amountText(text)).toMatchObject({ kind: 'amount', per })
  })

  it('D-24 recognises an odometer in miles', () => {
    expect(amountText('75,000 miles')).toMatchObject({ amount: 75_000, unit: 'mi' })
    expect(amountText('75,000 km')).toMatchObject({ amount: 75_000, unit: 'km' })
    expect(amountText('120km')).toMatchObject({ amount: 120, unit: 'km' })
    expect(amountText('75,000')).toMatchObject({ unit: null })
  })
})
