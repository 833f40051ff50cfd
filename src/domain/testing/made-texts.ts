import fc from 'fast-check'

/** Words that feeds, buyers and agents write, in the scripts that they write them in. */
export const REAL_WORDS = [
  ...['Toyota', 'CITROËN', 'Škoda', 'Mégane', 'coupé', 'Prius+', 'CX-5', "Kia cee'd", 'e-Power', 'Straße', 'İstanbul'],
  ...['丰田', '元 PLUS', 'トヨタ', '소나타', 'ТОЙОТА', 'ΟΔΟΣ', 'הונדה', 'تويوتا', 'हिन्दी', 'ไทย', 'Ｔｏｙｏｔａ', '😀'],
  ...['human', 'Germany', 'Chronos', 'electronic', 'petroleum', 'automobile', 'sold', 'front', 'rear', 'diesel', 'one'],
] as const

/** What separates words. */
export const SEPARATORS = [
  ' ',
  ' - ',
  ' / ',
  ', ',
  '; ',
  ' | ',
  '.',
  ' (',
  ') ',
  ' & ',
  '\u00a0',
  '\t',
  '\n',
  '’',
] as const

/** Any letters and marks, of any script. */
export const noise = fc.string({ unit: 'grapheme', maxLength: 8 })

/** A text of these pieces, of real words and of noise, in any order, with anything between. */
export function madeText(pieces: readonly string[], most = 6): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...REAL_WORDS.slice(0, 1), ...pieces) },
    { weight: 2, arbitrary: fc.constantFrom(...REAL_WORDS) },
    { weight: 1, arbitrary: noise },
  )
  return fc
    .array(fc.tuple(piece, fc.constantFrom(...SEPARATORS)), { minLength: 1, maxLength: most })
    .map((parts) => parts.flat().slice(0, -1).join(''))
}
