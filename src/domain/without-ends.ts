/** The text without the characters at its end: '/stock' for '/stock//' and '/'. `least`: characters that always stay. */
export function withoutEnd(text: string, characters: string, least = 0): string {
  let end = text.length
  while (end > least && characters.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** The same at both ends: 'hilux-sr5' for '-hilux-sr5--' and '-'. */
export function withoutEnds(text: string, characters: string): string {
  let start = 0
  while (start < text.length && characters.includes(text.charAt(start))) start += 1
  return withoutEnd(text.slice(start), characters)
}
