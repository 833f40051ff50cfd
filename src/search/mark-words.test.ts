import { expect, it } from 'vitest'
import { wordMarker } from './mark-words.ts'

const schema = {
  synonyms: [
    ['ute', 'pickup', 'pick up'],
    ['4wd', '4x4', 'four wheel drive'],
  ],
}
const marked = (query: string, text: string) =>
  wordMarker(
    query,
    schema,
  )(text)
    .pieces.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('')

it.each([
  ['', 'Toyota HiLux', 'Toyota HiLux'],
  ['!?', 'Toyota HiLux', 'Toyota HiLux'],
  ['toyota', 'Toyota HiLux', '[Toyota] HiLux'],
  ['toyota h', 'Toyota HiLux', '[Toyota] [H]iLux'],
  ['toyota h ', 'Toyota HiLux', '[Toyota] HiLux'],
  ['h toyota', 'Toyota HiLux', '[Toyota] HiLux'],
  ['toyoat', 'Toyota HiLux', '[Toyota] HiLux'],
  ['toyox', 'Toyota HiLux', 'Toyota HiLux'],
  ['golf r', 'Golf GTI', '[Golf] GTI'],
  ['landcruiser', 'Toyota Land Cruiser', 'Toyota [Land Cruiser]'],
  ['landcr', 'Toyota Land Cruiser', 'Toyota [Land Cruiser]'],
  ['land cruiser', 'Toyota LandCruiser', 'Toyota [LandCruiser]'],
  ['cx5', 'Mazda CX-5', 'Mazda [CX-5]'],
  ['citroen', 'Citroën C3', '[Citroën] C3'],
  ['citr', 'Citroën C3', '[Citr]oën C3'],
  ['ute', 'Dual Cab Pick Up', 'Dual Cab [Pick Up]'],
  ['4wd', 'Four Wheel Drive', '[Four Wheel Drive]'],
  ['four wheel drive', '4x4', '[4x4]'],
  ['ee', 'Eee', '[Ee]e'],
])('SEARCH-6 %j marks %s as %s', (query, text, expected) => {
  expect(marked(query, text)).toBe(expected)
})

it('SEARCH-6 lists the words that a text matches, and whether it matches all of them', () => {
  expect(wordMarker('toyota hil', schema)('Toyota')).toMatchObject({ answered: ['toyota'], all: false })
  expect(wordMarker('toyota hil', schema)('HiLux by Toyota')).toMatchObject({ answered: ['toyota', 'hil'], all: true })
  expect(wordMarker('', schema)('Toyota')).toMatchObject({ answered: [], all: true })
})

it('SEARCH-6 the pieces joined are the text', () => {
  const text = '  2021 Toyota HiLux, (4x4) — Citroën I\u0307 ß '
  const { pieces } = wordMarker('2021 4wd hilux citroen i', schema)(text)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})
