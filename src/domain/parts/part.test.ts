import { describe, expect, it } from 'vitest'
import { fitText, partKey } from './part.ts'
import { partPrice } from './part-price.ts'

describe('a part', () => {
  it.each([
    ['90915-YZZD4', '90915yzzd4'],
    ['sp of 1042', 'spof1042'],
  ])('ROUTE-3 the key of number %s is %s', (number, key) => {
    expect(partKey(number)).toBe(key)
  })

  it.each([
    [{ models: ['HiLux', 'Prado'], from: 2015, to: 2023 }, 'Toyota HiLux, Prado 2015–2023'],
    [{ models: ['HiLux'], from: 2015, to: null }, 'Toyota HiLux from 2015'],
    [{ models: ['HiLux'], from: null, to: 2015 }, 'Toyota HiLux to 2015'],
    [{ models: ['HiLux'], from: 2015, to: 2015 }, 'Toyota HiLux 2015'],
    [{ models: [], from: null, to: null }, 'Toyota, all models'],
  ])('ROUTE-3 shows %j as %s', (fit, text) => {
    expect(fitText({ make: 'Toyota', ...fit })).toBe(text)
  })

  it.each([
    [32, 'AU', '$32', 'incl. GST'],
    [18.5, 'AU', '$18.50', 'incl. GST'],
    [1490, 'NZ', '$1,490', 'incl. GST'],
    [2890.9, 'US', '$2,890.90', null],
    [null, 'AU', 'Price on request', null],
  ] as const)('LAW-3 %s in %s reads %s, %s', (price, region, text, note) => {
    expect(partPrice(price, region)).toEqual({ text, note })
  })
})
