import { describe, expect, it } from 'vitest'
import { Vocabulary } from './vocabulary.ts'

describe('the vocabulary', () => {
  it('reuses the numbers of words that no row has any more, and reports each word once', () => {
    const vocabulary = new Vocabulary()
    const had = ['toyota', 'toyoto'].map((word) => vocabulary.add(word))
    const gone = ['toys', 'toyotas'].map((word) => vocabulary.add(word))
    vocabulary.keep((number) => had.includes(number))
    expect(told(vocabulary, 'toyota')).toEqual(['toyota'])
    expect(told(vocabulary, 'toyotu')).toEqual(['toyota', 'toyoto'])
    expect(vocabulary.find('toys')).toBeNull()
    const added = ['toyota2', 'toyopet'].map((word) => vocabulary.add(word))
    expect(added.sort()).toEqual(gone.sort())
    expect(told(vocabulary, 'toyo')).toEqual(['toyopet', 'toyota', 'toyota2', 'toyoto'])
  })
})

function told(vocabulary: Vocabulary, word: string): readonly string[] {
  const terms: string[] = []
  const isHad = () => true
  vocabulary.eachMatch(word, true, isHad, (term) => terms.push(vocabulary.terms[term]!))
  return terms.sort()
}
