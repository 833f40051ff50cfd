import { withEntities } from '../html-entities.ts'

/**
 * A cell without the HTML that stock systems write (A10): a tag that ends a line is a line break, others leave their words,
 * and entities are their characters, written once or twice over. Other signs stay: 'Price < market'.
 */
export function plainText(cell: string): string {
  if (!/[<&]/.test(cell)) return cell
  const text = cell.replace(LINES, '\n').replace(CELLS, ' ').replace(WORDS, '')
  return withEntities(withEntities(text))
}

const LINES = /<\/?(?:p|div|br|hr|ul|ol|li|tr|table|tbody|thead|h[1-6]|blockquote|section|article)\b[^<>]*>/gi
const CELLS = /<\/?(?:td|th)\b[^<>]*>/gi
const WORDS = /<\/?(?:a|b|big|center|em|font|i|img|small|span|strong|sub|sup|u)\b[^<>]*>/gi
