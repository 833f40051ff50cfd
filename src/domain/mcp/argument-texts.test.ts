import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TEXTS } from '#tests/setup/texts.ts'
import { madeText } from '../testing/made-texts.ts'
import { readInput } from './tool-definition.ts'
import { SEARCH_TOOL } from './tools.ts'

it('kind 10 A20 a number as text is that number, or the answer names the argument', () => {
  const figure = fc.nat(99_999)
  const around = fc.constantFrom(
    ['', ''],
    ['$', ''],
    ['', ' km'],
    ['', 'k'],
    [' ', ' '],
    ['under ', ''],
    ['', ' or so'],
    ['-', ''],
    ['', '.5'],
  )
  const style = fc.constantFrom(',', ' ', '')
  fc.assert(
    fc.property(figure, around, style, (each, [before = '', after = ''], group) => {
      const written = `${before}${String(each).replace(/\B(?=(?:\d{3})+$)/g, group)}${after}`
      const read = readInput(SEARCH_TOOL, { price_max: written })
      const meant = after === 'k' ? each * 1000 : each
      if (read.ok) expect([written, read.input.price_max]).toEqual([written, meant])
      else expect(read.reason).toMatch(/^price_max: /)
      if (before.trim() === '' && after.trim() === '') expect(read.ok).toBe(true)
    }),
    TEXTS,
  )
})

it('kind 10 A20 a text is passed on unchanged, a word of a list in any case, and null means not given', () => {
  const text = madeText(['Toyota', 'auto', 'EV', '10524', '4105', 'used'])
  const condition = fc.constantFrom('used', 'Used', ' NEW ', 'Demo', null, '', 'shiny')
  fc.assert(
    fc.property(text, condition, (given, kind) => {
      const read = readInput(SEARCH_TOOL, { make: given, model: null, condition: kind })
      if (!read.ok)
        return void expect(read.reason).toMatch(
          given.length > 100 || (given !== '' && given.trim() === '') ? /make/ : /condition: /,
        )
      expect(read.input.make ?? '').toBe(given.trim())
      expect(read.input).not.toHaveProperty('model')
      expect(read.input.condition ?? '').toBe((kind ?? '').trim().toLowerCase())
    }),
    TEXTS,
  )
})
