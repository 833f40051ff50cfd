import { describe, expect, it } from 'vitest'
import { documentWords, queryWords } from './words.ts'

describe('the words of a document', () => {
  it.each([
    ['CX-5', 'cx 5 cx5'],
    ['Land Cruiser', 'land cruiser landcruiser'],
    ['Citroën  ÉCLAIR', 'citroen eclair citroeneclair'],
    ['e-tron GT', 'e tron etron gt trongt'],
    ['A-B-C', 'a b ab c bc abc'],
    ['2.8L', '2 8l 28l'],
    ['Škoda Ωmega', 'skoda ωmega skodaωmega'],
    [' - ', ''],
    ['', ''],
  ])('SEARCH-6 %j is found by %j', (text, words) => {
    expect(documentWords(text)).toEqual(words === '' ? [] : words.split(' '))
  })
})

describe('the words of a query', () => {
  it.each([
    ['mazda cx-5', ['mazda', 'cx', '5'], true],
    ['mazda ', ['mazda'], false],
    ['mazda\t', ['mazda'], false],
    ['mazda-', ['mazda'], true],
    ['', [], true],
  ])('SEARCH-6 %j is %j, its last word open: %j', (text, words, open) => {
    expect(queryWords(text)).toEqual({ words, open })
  })

  it('reads at most 20 words, so that nobody can make a search slow', () => {
    expect(queryWords('word '.repeat(5000)).words).toHaveLength(20)
  })
})
