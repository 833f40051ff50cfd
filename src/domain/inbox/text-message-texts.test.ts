import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TEXTS } from '#tests/setup/texts.ts'
import { madeText, SEPARATORS } from '../testing/made-texts.ts'
import { textCommand } from './text-message.ts'

const stop = fc.constantFrom('stop', 'STOP', 'Stop all', 'unsubscribe', 'Opt out', 'cancel', 'end', 'QUIT', 'ｓｔｏｐ')
const courtesies = fc.array(fc.constantFrom('please', 'Thanks', 'thank you', 'hi', 'cheers', 'sorry', '“', '!', '🙏'), {
  maxLength: 2,
})
const between = fc.constantFrom(...SEPARATORS)

it('kind 9 INBOX-8 A24 a stop word among courtesies and marks ends messages', () => {
  fc.assert(
    fc.property(stop, courtesies, courtesies, between, (word, before, after, space) => {
      const text = [...before, word, ...after].join(space)
      expect([text, textCommand(text)]).toEqual([text, 'stop'])
    }),
    { ...TEXTS, examples: [['ｓｔｏｐ', [], [], ' ']] },
  )
})

it('kind 9 INBOX-8 A24 a word more makes it an ordinary answer, in any script', () => {
  const word = fc.oneof(fc.constantFrom('by', 'the car', 'work', 'light', '3pm', 'in', '停车', 'не'), madeText([], 1))
  fc.assert(
    fc.property(stop, word, between, fc.boolean(), (each, other, space, isBehind) => {
      fc.pre(/[\p{L}\p{N}]{2}/u.test(other))
      const text = isBehind ? `${each}${space}${other}` : `${other}${space}${each}`
      expect([text, textCommand(text)]).toEqual([text, null])
    }),
    TEXTS,
  )
})
