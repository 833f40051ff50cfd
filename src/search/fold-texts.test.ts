import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tokensOf, typedWords } from '#domain/ask/token.ts'
import { madeText } from '#domain/testing/made-texts.ts'
import { TEXTS } from '#tests/setup/texts.ts'
import { fold } from './fold.ts'

const text = madeText([
  'hilux',
  'under $20k',
  '2018+',
  '５座',
  'CITROËN',
  'ﬁat',
  'ΟΔΟΣ',
  'straße',
  'I',
  'ı',
  'Ǆ',
  'ŉ',
  'HiLux™',
  'e-Power℠',
])

it('kind 3 A3 A4 a text folds to one form, however its letters are written', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const folded = fold(typed)
      expect(fold(folded)).toBe(folded)
      expect(folded.normalize('NFD')).not.toMatch(/[\u0300-\u036f]/)
      // Other forms make letters of '™'.
      const unsigned = typed.replace(/[™®©℠]/g, '')
      for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) expect(fold(unsigned.normalize(form))).toBe(folded)
      expect([typed, fold(typed.toUpperCase())]).toEqual([typed, folded])
      expect([typed, fold(typed.toLowerCase())]).toEqual([typed, folded])
    }),
    { ...TEXTS, examples: [['straße'], ['ᾀ Toyota'], ['𝚤 Toyota'], ['ΟΔΟΣ']] },
  )
})

it.each([
  ['HiLux™', 'hilux'],
  ['®CIRCUIT©', 'circuit'],
  ['Škoda℠ 4×4', 'skoda 4×4'],
])('kind 3 A4 %s folds to %s: a mark is no letter', (text, folded) => expect(fold(text)).toBe(folded))

it('kind 3 A4 every letter of what is typed is in a word that is looked for or named, in any script', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const letters = (words: string) => words.match(/\p{L}/gu)?.sort().join('') ?? ''
      fc.pre(!/\d/.test(typed.normalize('NFKC')) && !/[-–]/.test(typed))
      const spelt = new Set(['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'])
      fc.pre(![...typedWords(typed).keys()].some((word) => spelt.has(word)))
      expect(
        letters(
          tokensOf(typed)
            .map((token) => token.text)
            .join(''),
        ),
      ).toBe(letters(fold(typed)))
      for (const [folded, asTyped] of typedWords(typed)) expect(fold(asTyped)).toBe(folded)
    }),
    TEXTS,
  )
})
