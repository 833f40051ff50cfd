/**
 * The size of an engine as a page shows it: the feed's words. A bare figure gets the unit that it can only have, '1968' and
 * '3.6'; 0 is how feeds say that an electric car has none.
 */
export function engineSizeText(text: string | null): string | null {
  if (text === null || !/^\d+(?:\.\d+)?$/.test(text)) return text
  const figure = Number(text)
  if (figure === 0) return null
  if (figure >= LEAST_CC) return `${text} cc`
  return figure <= MOST_LITRES ? `${text} L` : text
}

/** Larger figures are no cubic inches. */
const LEAST_CC = 600
const MOST_LITRES = 12
