import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FilterGroups, type FilterGroupsProps } from '#ui/search/filter-groups.tsx'
import type {
  FacetValueView,
  FacetView,
  NearView,
  RangeFacetView,
  ValueFacetView,
} from '#views/listing/listing-view.ts'
import { KeptFilterGroups } from './kept-groups.tsx'
import { renderWithParts } from './kept-parts.tsx'

const WIDGETS = ['list', 'searchable', 'tiles', 'swatches', 'buttons'] as const
const words = { showAllLabel: 'Show all makes', showLessLabel: 'Hide extra makes' }
const nothing = () => undefined
const calls = { go: nothing, goSoon: nothing, type: nothing, cancel: nothing, again: nothing, isDue: () => false }
const navigation = { busy: false, narrows: null, late: 0, ...calls }

/** Twelve makes, of which some are chosen; the thirteenth and on are folded away where a widget folds. */
function facetOf(widget: ValueFacetView['widget'], chosen: readonly number[], first: number): ValueFacetView {
  const values = Array.from({ length: 12 }, (_, at): FacetValueView => {
    const label = `Make & ${at}`
    return { value: label, label, count: first * (at + 1), selected: chosen.includes(at), children: [] }
  })
  return { kind: 'values', name: 'make', label: 'Make', values, shown: 7, widget, open: true, ...words }
}

type Arrangement = FilterGroupsProps['arrangement']

function kept(facet: FacetView | NearView, arrangement: Arrangement): string {
  const props = propsOf(facet, arrangement)
  return new TextDecoder().decode(renderWithParts(() => renderToString(<KeptFilterGroups {...props} />)).bytes)
}

function drawn(facet: FacetView | NearView, arrangement: Arrangement): string {
  return renderToString(<FilterGroups {...propsOf(facet, arrangement)} />)
}

function propsOf(filter: FacetView | NearView, arrangement: Arrangement): FilterGroupsProps {
  const filters = 'kind' in filter ? { facets: [filter], near: null } : { facets: [], near: filter }
  return { ...filters, arrangement, navigation }
}

it.each(WIDGETS)('SEARCH-3 SEARCH-4 %s: a kept facet is, to the letter, what the browser draws of it', (widget) => {
  // What differs from one to the next is the counts, what is chosen, how many there are, whether it is open.
  for (const first of [1, 20_931])
    for (const chosen of [[], [1], [2], [1, 3], [9], [1, 9]]) {
      const facet = facetOf(widget, chosen, first)
      const others = [facet, { ...facet, open: false }, { ...facet, values: facet.values.slice(0, 5) }]
      for (const each of [...others, { ...facet, label: 'Maker' }, { ...facet, showAllLabel: 'Every make' }])
        for (const arrangement of ['column', 'row'] as const)
          expect(kept(each, arrangement)).toBe(drawn(each, arrangement))
    }
})

it('SEARCH-10 a range is, to the letter, what the browser draws of it, chosen or not', () => {
  const facet: RangeFacetView = {
    kind: 'range',
    name: 'price',
    label: 'Price',
    min: 0,
    max: 100_000,
    from: null,
    to: null,
    step: 1_000,
    prefix: '$',
    suffix: '',
    grouped: true,
    histogram: [1, 0, 4],
    open: true,
  }
  const others = [{ from: 5_000 }, { to: 5_000 }, { max: 90_000 }, { histogram: [1, 4, 0] }, { label: 'Drive away' }]
  for (const each of [facet, ...others.map((other) => ({ ...facet, ...other })), facet])
    for (const arrangement of ['column', 'row'] as const) expect(kept(each, arrangement)).toBe(drawn(each, arrangement))
})

it('SEARCH-19 so is a distance', () => {
  const distances = [{ value: '10', label: '10 km', chosen: false }]
  const near: NearView = { postcode: '', place: null, label: 'Postcode', digits: 4, distances, error: null }
  const others = [{ postcode: '4000', place: 'Brisbane' }, { postcode: '40', error: 'Invalid postcode' }, { digits: 5 }]
  for (const each of [near, ...others.map((other) => ({ ...near, ...other })), near])
    for (const arrangement of ['column', 'row'] as const) expect(kept(each, arrangement)).toBe(drawn(each, arrangement))
})
