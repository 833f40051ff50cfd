/** The text in letters that phones charge as one: a curly quote alone would halve what fits into a message (INBOX-8). */
export function plainLetters(text: string): string {
  return text.replace(/[‘’‚“”„–—…\u00a0\u202f]/g, (letter) => PLAIN[letter] ?? letter)
}

const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
}
