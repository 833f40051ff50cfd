import { renderToString } from 'react-dom/server'
import { ValueItems } from '#ui/search/value-items.tsx'
import type { FacetValueView, ValueFacetView } from '#views/listing/listing-view.ts'
import { createKeptTexts } from './kept-texts.ts'

/**
 * The values of a listing's filters, which are five hundred elements of a page: each search counts them anew, but names
 * the same ones. So React draws a value once, and its counts are written into what it drew. On the server alone; a
 * browser draws the same, to the letter.
 */
export function listHtml(facet: ValueFacetView, values: readonly FacetValueView[]): string {
  const [opening, closing] = around(facet)
  const plain = plainItemsOf(facet)
  let html = opening
  for (const value of values) html += isPlain(value) ? plainItemHtml(plain, facet, value) : itemHtml(facet, value)
  return html + closing
}

/** Most are: neither chosen nor with values of their own, so that their name says all that is drawn of them. */
function isPlain({ selected, children }: FacetValueView): boolean {
  return !selected && children.length === 0
}

interface PlainItem {
  readonly label: string
  readonly before: string
  readonly after: string
}

/** By value; asked hundreds of times a page, which is why no text is put together to look one up. */
type PlainItems = Map<string, PlainItem>

function plainItemHtml(items: PlainItems, facet: ValueFacetView, value: FacetValueView): string {
  const known = items.get(value.value)
  if (known?.label === value.label) return known.before + value.count + known.after
  const [before, after, ...more] = piecesOf(facet, value)
  if (before === undefined || after === undefined || more.length > 0) return itemHtml(facet, value)
  if (items.size >= MOST_PLAIN) items.clear()
  items.set(value.value, { label: value.label, before, after })
  return before + value.count + after
}

function plainItemsOf({ widget, name, childName }: ValueFacetView): PlainItems {
  return plainItems(`${widget} ${name} ${childName}`, () => new Map())
}

/** Facets have names of ours: a few dozen. */
const plainItems = createKeptTexts<PlainItems>(1_000)
/** Of one facet, some 300 bytes each. */
const MOST_PLAIN = 4_000

/** A text between two counts, and so on. */
type Pieces = readonly string[]

/** The others, some 300 bytes each. */
const items = createKeptTexts<Pieces>(20_000)
/** Stands for every count while React draws: no page holds so many cars. */
const COUNT = 2_147_480_047

function itemHtml(facet: ValueFacetView, value: FacetValueView): string {
  const { widget, name, childName } = facet
  const pieces = items(`${widget} ${name} ${childName} ${keyOf(value)}`, () => piecesOf(facet, value))
  const counts = [value.count, ...value.children.map(({ count }) => count)]
  // A value that holds that very number is drawn as it is, each time.
  if (pieces.length !== counts.length + 1) return drawn(facet, value, (count) => count)
  return pieces.map((piece, index) => (index === 0 ? piece : `${counts[index - 1]}${piece}`)).join('')
}

function piecesOf(facet: ValueFacetView, value: FacetValueView): Pieces {
  return drawn(facet, value).split(String(COUNT))
}

function drawn(facet: ValueFacetView, value: FacetValueView, shown = (_count: number) => COUNT): string {
  const children = value.children.map((child) => ({ ...child, count: shown(child.count) }))
  const counted = { ...value, count: shown(value.count), children }
  const html = renderToString(<ValueItems facet={facet} values={[counted]} />)
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
  const html = renderToString(<ValueItems facet={facet} values={[]} />)
  const list = [html.slice(0, -CLOSING.length), CLOSING] as const
  lists.set(facet.widget, list)
  return list
}

const lists = new Map<ValueFacetView['widget'], readonly [string, string]>()
const CLOSING = '</ul>'
