/** A text that was found to break something, by name. */
export interface OddText {
  readonly name: string
  readonly text: string
}

const ODD: Readonly<Record<string, string>> = {
  emoji: '😀',
  'half a character': '\ud83d',
  NUL: '\0',
  'right-to-left mark': '\u200f',
}

/** S3-3: texts whose odd character is the one before a limit, at it, and after it. */
export function oddTexts(limit: number): readonly OddText[] {
  return Object.entries(ODD).flatMap(([name, odd]) =>
    [limit - 1, limit, limit + 1].map((length) => ({
      name: `${name} at ${length}`,
      text: `${'z'.repeat(Math.max(0, length - 1))}${odd}${length > limit ? '😀' : ''}`,
    })),
  )
}
