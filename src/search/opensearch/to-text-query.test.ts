import { describe, expect, it } from 'vitest'
import { synonymsOf } from '../memory/text/text-query.ts'
import { indexFields } from './index-fields.ts'
import type { Query } from './to-filter.ts'
import { type HeldWords, type TextQuery, toTextQuery, wordsToLookUp } from './to-text-query.ts'

const TEN_WEIGHTS = Array.from({ length: 10 }, (_, weight) => weight + 1)
const fields = (weights: readonly number[]) =>
  indexFields({
    fields: [],
    text: weights.map((weight) => ({ field: `of ${weight}`, weight })),
    synonyms: [],
    newest: '',
  })
const NOTHING_HELD = new Set<string>()
const ask = (
  text: string,
  synonyms: readonly string[][] = [],
  weights: readonly number[] = [3, 1],
  held: HeldWords = NOTHING_HELD,
): TextQuery => toTextQuery(text, fields(weights), synonymsOf(synonyms), held)!

describe('toTextQuery', () => {
  it('asks for nothing without words', () => {
    expect(toTextQuery(' - ', fields([1]), synonymsOf([]), NOTHING_HELD)).toBeNull()
  })

  const cases: readonly [string, string, Query][] = [
    ['a short word', 'kia ', { term: { words: 'kia' } }],
    ['the beginning of a word', 'kia', { prefix: { words: 'kia' } }],
    ['a word with a digit', 'hilux4 ', { term: { words: 'hilux4' } }],
    ['one typo, the first letter right', 'hilux ', fuzzy(1, 1)],
    [
      'two typos, or one in the first letter',
      'landcruiser ',
      {
        bool: {
          should: [fuzzy(1, 1, 'landcruiser'), fuzzy(2, 1, 'landcruiser'), fuzzy(1, 0, 'landcruiser')],
          minimum_should_match: 1,
        },
      },
    ],
    [
      'all words, each alone or two as one',
      'kia 4x4 ',
      {
        bool: {
          should: [
            { bool: { filter: [{ term: { words: 'kia' } }, { term: { words: '4x4' } }] } },
            { term: { words: 'kia4x4' } },
          ],
          minimum_should_match: 1,
        },
      },
    ],
  ]
  it.each(cases)('SEARCH-6 matches %s (%s)', (_, text, expected) => {
    expect(ask(text).match).toEqual(expected)
  })

  it('D-35 SEARCH-6 forgives no typo in a word that the index has as typed, and looks those words up first', () => {
    expect(wordsToLookUp('kia hilux 4x4x4 land').map(({ word }) => word)).toEqual(['hilux', 'land*'])
    expect(ask('hilux ', [], [1], new Set(['hilux']))).toEqual({
      match: { term: { words: 'hilux' } },
      score: scoring({ term: { words_0: 'hilux' } }, 5 * 2 + 1),
    })
    expect(ask('hilu', [], [1], new Set(['hilu*'])).match).toEqual({ prefix: { words: 'hilu' } })
    expect(JSON.stringify(ask('hilu', [], [1], new Set(['hilu'])).match)).toContain('fuzzy')
  })

  it('D-35 SEARCH-6 matches two words written as one only exactly', () => {
    const { match, score } = ask('land cruiser', [], [1], new Set(['land', 'cruiser*']))
    expect(JSON.stringify(match)).toContain('{"term":{"words":"landcruiser"}}')
    expect(JSON.stringify({ match, score })).not.toMatch(/fuzzy|"prefix":\{[^}]*landcruiser/)
  })

  it('SEARCH-6 scores quality first, then weight, in whole numbers', () => {
    // A step of quality is 1 word times the weight 3, plus 1.
    expect(ask('kia').score).toEqual({
      dis_max: {
        queries: [
          scoring({ term: { words_0: 'kia' } }, 5 * 4 + 3),
          scoring({ term: { words_1: 'kia' } }, 5 * 4 + 1),
          scoring({ prefix: { words_0: 'kia' } }, 3 * 4 + 3),
          scoring({ prefix: { words_1: 'kia' } }, 3 * 4 + 1),
        ],
      },
    })
  })

  it('SEARCH-6 scores a synonym of two words as the average of both, still a whole number', () => {
    expect(ask('ute ', [['ute', 'pick up']], [3]).score).toEqual({
      dis_max: {
        queries: [
          {
            bool: {
              must: [
                scoring({ term: { words_0: 'pick' } }, 4 * 4 + 3),
                scoring({ term: { words_0: 'up' } }, 4 * 4 + 3),
              ],
            },
          },
          scoring({ term: { words_0: 'ute' } }, (5 * 4 + 3) * 2),
        ],
      },
    })
  })

  it.each([1, 5, 9, 20])('stays within the clauses that OpenSearch accepts, with %i words', (count) => {
    const words = Array.from({ length: count }, (_, index) => `landcruiser${'abcdefghijklmnopqrst'[index]}`)
    for (const weights of [[1], TEN_WEIGHTS, Array.from({ length: 60 }, (_, weight) => weight)]) {
      const { match, score } = ask(words.join(' '), [['ute', 'pick up truck']], weights)
      expect(clauses(match) + clauses(score)).toBeLessThan(1_000)
    }
  })

  it('SEARCH-6 scores six long words in every cut', () => {
    expect(JSON.stringify(ask('toyota landcruiser prado diesel wagon silver', [], TEN_WEIGHTS).score)).toContain(
      'landcruiserprado',
    )
  })
})

function fuzzy(fuzziness: number, prefix_length: number, value = 'hilux'): Query {
  return { fuzzy: { words: { value, fuzziness, prefix_length, rewrite: 'constant_score' } } }
}

function scoring(filter: Query, boost: number): Query {
  return { constant_score: { filter, boost } }
}

function clauses(query: Query): number {
  return JSON.stringify(query).match(/"(term|prefix|fuzzy)":/g)?.length ?? 0
}
