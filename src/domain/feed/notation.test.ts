import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNumber } from './cell.ts'
import { hasDecimalComma, notationOfSpec, notationTally } from './notation.ts'
import { readInstant } from './read-instant.ts'

const NUMBER = { kind: 'number', min: 0, max: 9_999_999, whole: false, unit: 'a number' } as const

function notationOf(cells: readonly string[]) {
  const tally = notationTally()
  for (const cell of cells) tally.note({ cells: new Map([['A', cell]]) })
  return notationOfSpec(tally.found(), 'A')
}

/** The cells of a column, as an import of the whole file reads them. */
function readColumn(cells: readonly string[], whole: boolean) {
  const field = { ...NUMBER, whole, max: whole ? 9_999_999 : 9_999.99 }
  const decimalComma = hasDecimalComma(notationOf(cells), field)
  return cells.map((cell) => readNumber(cell, field, decimalComma))
}

describe('A6 STOCK-4 numbers of a column are written one way', () => {
  it.each([
    ['a comma is the decimal sign', ['6,8', '4,125 l/100km', '1.790', '7'], [6.8, 4.125, 1790, 7], false],
    ['a dot is the decimal sign', ['6.8', '4.125', '1,790', '7'], [6.8, 4.125, 1790, 7], false],
    ['both, so each cell is read by itself', ['6,8', '5.9', '1,790'], [6.8, 5.9, 1790], false],
    ['few decimals among many thousands', ['1,790', '2,100', '1,850', '6,8'], [1790, 2100, 1850, 6.8], false],
    ['a dot divides thousands', ['1.790', '2.000', '950'], [1790, 2000, 950], true],
    ['a comma divides thousands', ['1,790', '2,000', '950'], [1790, 2000, 950], true],
    ['a mistyped cell among thousands', ['1,790', '2,000', '2,1'], [1790, 2000, 2], true],
    ['nothing', ['2.000', '3.000'], [null, null], true],
    ['thousands twice', ['1.234.567', '2.000'], [1234567, 2000], true],
  ])('%s: %j', (_, cells, values, whole) => {
    expect(readColumn(cells, whole).map(({ value }) => value)).toEqual(values)
  })

  const figure = fc.record({ whole: fc.nat(9_999), decimals: fc.constantFrom('', '5', '25', '50', '05') })
  const style = fc.constantFrom({ sign: ',', group: '.' }, { sign: ',', group: ' ' }, { sign: '.', group: ',' })
  const grouped = (whole: number, group: string) => String(whole).replace(/\B(?=(?:\d{3})+$)/g, group)

  it('what all rows of a column say is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.array(figure, { minLength: 1, maxLength: 12 }),
        style,
        fc.boolean(),
        (figures, { sign, group }, isGrouped) => {
          const decisive = [...figures, ...figures.map(({ whole }) => ({ whole, decimals: '5' }))]
          const cells = decisive.map(({ whole, decimals }) =>
            [isGrouped ? grouped(whole, group) : String(whole), decimals].filter((part) => part !== '').join(sign),
          )
          const values = decisive.map(({ whole, decimals }) => Number(`${whole}.${decimals || 0}`))
          expect(readColumn(cells, false)).toEqual(values.map((value) => ({ value, fault: null })))
        },
      ),
    )
  })

  it('a whole number is the one in the file, or it is left empty with a fault', () => {
    const divider = fc.constantFrom('.', ',', ' ', '')
    fc.assert(
      fc.property(fc.array(fc.nat(99_999), { minLength: 1, maxLength: 12 }), divider, (wholes, group) => {
        for (const [index, { value, fault }] of readColumn(
          wholes.map((whole) => grouped(whole, group)),
          true,
        ).entries())
          expect(fault === null ? value : wholes[index]).toBe(wholes[index])
      }),
    )
  })
})

describe('A14 STOCK-4 dates of a column have one order', () => {
  it.each([
    ['the day first', ['31/12/2025', '20/11/2026 09:30', '31/10/26', '03/04/2026'], true],
    ['the month first', ['12/31/2025', '11/20/2026', '10/31/26', '03/04/2026'], false],
    ['both', ['31/12/2025', '11/20/2026', '10/31/26', '03/04/2026'], undefined],
    ['a mistyped date or two', ['12/31/2025', '11/20/2026', '03/04/2026'], undefined],
    ['few of many', ['12/31/2025', '11/20/2026', '10/31/26', ...Array(12).fill('03/04/2026')], undefined],
    ['the month’s name', ['20-Nov-2026', '21-Nov-2026', '22-Nov-2026'], undefined],
  ])('%s: %j', (_, cells, dayFirst) => {
    expect(notationOf(cells).dayFirst).toBe(dayFirst)
  })

  it('the dates of a file that shows its order are read in it', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 10 }), fc.boolean(), (days, isDayFirst) => {
        const shown = [13, 20, 28].map((each) => new Date(Date.UTC(2026, 5, each)))
        const all = [...days.slice(0, 9), ...shown]
        const parts = all.map((date) => date.toISOString().slice(0, 10).split('-'))
        const cells = parts.map(([year, month, each]) =>
          isDayFirst ? `${each}/${month}/${year}` : `${month}/${each}/${year}`,
        )
        const { dayFirst } = notationOf(cells)
        expect(dayFirst).toBe(isDayFirst)
        for (const [index, cell] of cells.entries())
          expect(readInstant(cell, isDayFirst).value?.slice(0, 10)).toBe(parts[index]?.join('-'))
      }),
    )
  })
})

it('A6 columns with the names of an object’s own are columns', () => {
  const tally = notationTally()
  tally.note({
    cells: new Map([
      ['__proto__', '6,8'],
      ['constructor', '1.790'],
    ]),
  })
  expect(notationOfSpec(tally.found(), '__proto__').decimalComma).toBe(true)
  expect(notationOfSpec({}, 'constructor')).toEqual({})
})
