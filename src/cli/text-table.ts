/** Formats rows as aligned text columns under headings. The last column is not padded. */
export function textTable(headings: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const lines = [headings, ...rows.map((row) => row.map(visible))]
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/**
 * Replaces control characters, so that a visitor's text cannot move the cursor, colour the terminal or break the row.
 */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
}
