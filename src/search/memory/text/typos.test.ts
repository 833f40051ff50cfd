import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countTypos, forgivenTypos } from './typos.ts'

describe('typos', () => {
  it.each([
    ['kia', 0],
    ['golf', 1],
    ['ranger7', 0],
    ['outback', 1],
    ['forester', 2],
    ['volkswagen', 2],
    ['mk٣golf', 0],
  ])('SEARCH-6 %s is forgiven %d', (word, typos) => {
    expect(forgivenTypos(word)).toBe(typos)
  })

  it.each([
    ['hilux', 'hilux', 2, 0],
    ['hylux', 'hilux', 2, 1],
    ['hilx', 'hilux', 2, 1],
    ['hiilux', 'hilux', 2, 1],
    ['hliux', 'hilux', 2, 1],
    ['hyluxx', 'hilux', 2, 2],
    ['hyluxx', 'hilux', 1, null],
    ['nazda', 'mazda', 2, 2],
    ['nazda', 'mazda', 1, null],
    ['azda', 'mazda', 2, 2],
    ['amzda', 'mazda', 2, 2],
    ['nazad', 'mazda', 2, null],
    ['mazda', 'nazda', 0, null],
    ['x'.repeat(300), 'x'.repeat(299), 1, 1],
    ['ab', 'abcd', 1, null],
  ])('SEARCH-6 %s for %s, forgiving %d, is %s', (word, term, most, typos) => {
    expect(countTypos(word, term, most)).toBe(typos)
  })

  it('SEARCH-6 counts like the full matrix, for any words', () => {
    const aWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(aWord, aWord, fc.constantFrom(1, 2), (word, term, most) => {
        const typos = wholeMatrix(word, term) + (word[0] === term[0] ? 0 : 1)
        expect(countTypos(word, term, most)).toBe(typos <= most ? typos : null)
      }),
      { numRuns: 3000 },
    )
  })
})

function wholeMatrix(word: string, term: string): number {
  const cost = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j
    const known = costs.get(i * 100 + j)
    if (known !== undefined) return known
    const swapped = i > 1 && j > 1 && word[i - 1] === term[j - 2] && word[i - 2] === term[j - 1]
    const least = Math.min(
      cost(i - 1, j) + 1,
      cost(i, j - 1) + 1,
      cost(i - 1, j - 1) + (word[i - 1] === term[j - 1] ? 0 : 1),
      swapped ? cost(i - 2, j - 2) + 1 : 99,
    )
    costs.set(i * 100 + j, least)
    return least
  }
  const costs = new Map<number, number>()
  return cost(word.length, term.length)
}
