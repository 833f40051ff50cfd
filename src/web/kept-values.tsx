import { renderToString } from 'react-dom/server'
import type { FacetValueView, ValueFacetView } from '#domain/stock/listing-view.ts'
import { DrawnItems } from '#ui/search/value-items.tsx'

/**
 * The values of a listing's filters, which are five hundred elements of a page: each search counts them anew, but names
 * the same ones. So React draws a value once, and its counts are written into what it drew. On the server alone; a
 * browser draws the same, to the letter.
 */
export function listHtml(facet: ValueFacetView, values: readonly FacetValueView[]): string {
  const [opening, closing] = around(facet)
  return opening + values.map((value) => itemHtml(facet, value)).join('') + closing
}

/** A text between two counts, and so on. */
type Pieces = readonly string[]

const items = new Map<string, Pieces>()
/** Some 300 bytes each. */
const MOST = 50_000
/** Stands for every count while React draws: no page holds so many cars. */
const COUNT = 2_147_480_047

function itemHtml(facet: ValueFacetView, value: FacetValueView): string {
  const key = `${facet.widget} ${facet.name} ${facet.childName} ${keyOf(value)}`
  const counts = [value.count, ...value.children.map(({ count }) => count)]
  const pieces = items.get(key) ?? drawn(facet, value).split(String(COUNT))
  // A value that holds that very number is drawn as it is, each time.
  if (pieces.length !== counts.length + 1) return drawn(facet, value, (count) => count)
  if (items.size >= MOST) items.clear()
  items.set(key, pieces)
  return pieces.map((piece, index) => (index === 0 ? piece : `${counts[index - 1]}${piece}`)).join('')
}

function drawn(facet: ValueFacetView, value: FacetValueView, shown = (_count: number) => COUNT): string {
  const children = value.children.map((child) => ({ ...child, count: shown(child.count) }))
  const counted = { ...value, count: shown(value.count), children }
  const html = renderToString(<DrawnItems facet={facet} values={[counted]} />)
  const [opening, closing] = around(facet)
  return html.slice(opening.length, html.length - closing.length)
}

/** All that is drawn of a value but its counts. */
function keyOf({ value, label, selected, children }: FacetValueView): string {
  return `${value}\n${label}\n${selected}${children.map((child) => `\n${keyOf(child)}`).join('')}`
}

/** The list that the items stand in. */
function around(facet: ValueFacetView): readonly [string, string] {
  const before = lists.get(facet.widget)
  if (before) return before
  const html = renderToString(<DrawnItems facet={facet} values={[]} />)
  const list = [html.slice(0, -CLOSING.length), CLOSING] as const
  lists.set(facet.widget, list)
  return list
}

const lists = new Map<ValueFacetView['widget'], readonly [string, string]>()
const CLOSING = '</ul>'
