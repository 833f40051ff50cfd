/** What an SVG must not have: it would run, load from elsewhere, or grow without end. Pages show it as a picture only. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/<!ENTITY/i, 'has definitions that can grow without end'],
  [/<\s*(\w+:)?script\b/i, 'has a script'],
  [/\son\w+\s*=/i, 'has a script'],
  [/javascript:/i, 'has a script'],
  [/<\s*(\w+:)?(foreignObject|iframe|embed|object)\b/i, 'has a web page inside'],
  [/(href|src)\s*=\s*["']\s*(https?:)?\/\//i, 'loads something from another server'],
  [/url\(\s*(["']\s*)?(https?:)?\/\//i, 'loads something from another server'],
]

/** Why an SVG cannot be used, as the end of a sentence; null: it can. */
export function svgFault(text: string): string | null {
  const [, reason] = REFUSED.find(([has]) => has.test(text)) ?? []
  return reason === undefined ? null : `${reason}: save it as a plain SVG or as a PNG`
}
