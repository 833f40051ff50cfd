/** Text for comparison: without case and accents ('Citroën' becomes 'citroen'). */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return ASCII.test(lower) ? lower : lower.normalize('NFD').replace(MARKS, '')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant
export const ASCII = /^[\x00-\x7f]*$/
const MARKS = /\p{M}+/gu
