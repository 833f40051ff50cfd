import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { ValueFacetView } from '#domain/stock/listing-view.ts'
import { DrawnGroup, type FacetGroupProps, foldedValues, isChosen } from '#ui/search/facet-group.tsx'
import { Drawing } from '#ui/search/value-items.tsx'
import { keptElement } from './kept-parts.tsx'
import { listHtml } from './kept-values.tsx'

/**
 * The facets of a listing, each drawn by React once for all that it says but its values, whose counts are new with every
 * search (kept-values.tsx). A range is drawn as it is: its ends and bars are new, too. On the server alone; a browser draws
 * the same, to the letter.
 */
export function KeptGroup(props: FacetGroupProps) {
  const { facet } = props
  if (facet.kind === 'range') return <DrawnGroup {...props} />
  const { first, extra } = foldedValues(facet)
  const [before = '', between = '', after = ''] = frameOf(props, facet)
  const more = extra.length > 0 ? listHtml(facet, extra) : ''
  return keptElement(Buffer.from(before + listHtml(facet, first) + between + more + after))
}

/** What is drawn around a facet's lists of values. */
function frameOf(props: FacetGroupProps, facet: ValueFacetView): readonly string[] {
  const key = props.arrangement + JSON.stringify({ ...facet, values: chosenOf(facet) })
  const before = frames.get(key)
  if (before) return before
  const html = renderToString(
    <Drawing value={Place}>
      <DrawnGroup {...props} />
    </Drawing>,
  )
  const frame = html.split(PLACE)
  if (frames.size >= MOST) frames.clear()
  frames.set(key, frame)
  return frame
}

const frames = new Map<string, readonly string[]>()
/** Some 2 kB each. */
const MOST = 5_000

const PLACE = '<kept-list></kept-list>'
function Place() {
  return createElement('kept-list')
}

/** Of its values, how many there are and which are chosen: no more is said of them outside the lists. */
function chosenOf({ values }: ValueFacetView) {
  return values.map((value) => (isChosen(value) ? { label: value.label, selected: value.selected } : 0))
}
