/**
 * Text for comparison, the same for what people type, for names in stock and for the search: without case, without the
 * marks of Latin, Greek and Cyrillic letters, and with one form for each letter (Unicode NFKC). 'Citroën' becomes
 * 'citroen', 'Ｔｏｙｏｔａ' becomes 'toyota'; vowels of Hindi and Thai stay. Letters are
 * one where their capitals are: 'straße' becomes 'strasse'. A trade mark's sign is no letter: 'HiLux™' becomes 'hilux'.
 */
export function fold(text: string): string {
  // NFKC would make 'tm' of '™'.
  const lower = text.toLowerCase().replace(SIGNS, '')
  if (ASCII.test(lower)) return lower
  const letters = lower.normalize('NFKC').toUpperCase().normalize('NFKD').replace(MARKS, '').normalize('NFKC')
  return letters.toLowerCase().replaceAll('ς', 'σ')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant
export const ASCII = /^[\x00-\x7f]*$/
const MARKS = /[\u0300-\u036f]+/g
/** Signs of trade marks, services and copyright. */
export const SIGNS = /[™®©℠]/g
