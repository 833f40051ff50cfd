import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ValueItems } from '#ui/search/value-items.tsx'
import type { FacetValueView, ValueFacetView } from '#views/listing/listing-view.ts'
import { listHtml } from './kept-values.tsx'

const NAMES = ['Škoda', 'Land Rover', '<b>"7 seats" & more', '2147480047']
const WIDGETS = ['list', 'searchable', 'tiles', 'swatches', 'buttons'] as const

function facetOf(widget: ValueFacetView['widget'], name = 'make'): ValueFacetView {
  const words = { label: 'Make', showAllLabel: 'Show all makes', showLessLabel: 'Hide extra makes' }
  return { kind: 'values', name, values: [], shown: 7, widget, open: true, ...words }
}

function valuesOf(first: number, selected: string | null): readonly FacetValueView[] {
  return NAMES.map((name, index) => {
    const models = name === selected ? [`${name} 1`, `${name} 2`] : []
    const children = models.map((each, at) => ({
      value: each,
      label: each,
      count: first + 10 * at,
      selected: at === 0,
      children: [],
    }))
    return { value: name, label: name, count: first * (index + 1), selected: name === selected, children }
  })
}

it.each(WIDGETS)('SEARCH-4 %s: kept values are, to the letter, what the browser draws of them', (widget) => {
  // The second time only the counts are new.
  for (const facet of [facetOf(widget), facetOf(widget, 'badge'), { ...facetOf(widget), childName: 'badge' }])
    for (const selected of [null, 'Škoda', NAMES[2] ?? null])
      for (const first of [1, 20_931]) {
        const props = { facet, values: valuesOf(first, selected) }
        expect(listHtml(facet, props.values)).toBe(renderToString(<ValueItems {...props} />))
      }
})
