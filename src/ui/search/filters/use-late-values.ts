import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FacetValueView, FacetView, ValueFacetView } from '#views/listing/facet-views.ts'
import { queryOfForm } from '../query-of-form.ts'

/**
 * A filter with its values. Values of a closed group, and those behind 'Show all', are not in the page: they are
 * fetched when the group opens, and again after each search while it is open. The previous values stay until then, so
 * that nothing moves.
 */
export function useLateValues(group: RefObject<HTMLDetailsElement | null>, facet: FacetView) {
  const [seen, setSeen] = useState(facet)
  const [last, setLast] = useState(facet)
  const loads = useRef(0)
  if (seen !== facet) {
    setSeen(facet)
    if (isWhole(facet)) setLast(facet)
  }
  const load = useCallback(async () => {
    const form = group.current?.closest('form')
    if (!form) return
    loads.current += 1
    const loadNumber = loads.current
    const fetched = await fetchFilter(facet.name, queryOfForm(new FormData(form)))
    // Ignores answers that are overtaken by a later request.
    if (fetched && loadNumber === loads.current) setLast(fetched)
  }, [group, facet.name])
  const open = useCallback(() => {
    if (isMissed(group.current, facet)) void load()
  }, [group, facet, load])
  useEffect(open, [open])
  // Must be the same object until the server answers: a new object resets the sliders of a range.
  const shownFacet = useMemo(() => completed(facet, last), [facet, last])
  return { shown: shownFacet, load, open }
}

function isWhole(facet: FacetView): boolean {
  return facet.kind !== 'late' && !(facet.kind === 'values' && facet.more)
}

/** Whether the visitor has opened a group whose values are not in the page. */
function isMissed(group: HTMLDetailsElement | null, facet: FacetView): boolean {
  if (isWhole(facet) || !group) return false
  return facet.kind === 'late' ? group.open : group.querySelector('.facet-more[open]') !== null
}

function completed(facet: FacetView, last: FacetView): FacetView {
  if (isWhole(facet) || !isWhole(last)) return facet
  if (facet.kind !== 'values') return withoutChoices(last)
  return last.kind === 'values' ? withMore(facet, last) : facet
}

/** Clears the choices of a previous view: a group that arrives without values has none chosen. */
function withoutChoices(facet: FacetView): FacetView {
  if (facet.kind === 'range') return { ...facet, from: null, to: null }
  return facet.kind === 'values' ? { ...facet, values: facet.values.map(withoutChoice) } : facet
}

function withoutChoice(value: FacetValueView): FacetValueView {
  return { ...value, selected: false, children: [] }
}

/** Adds the values behind 'Show all' from `last`; none of them is chosen. */
function withMore({ more, ...facet }: ValueFacetView, last: ValueFacetView): ValueFacetView {
  const facetValues = new Set(facet.values.map(({ value }) => value))
  const others = last.values.filter(({ value }) => !facetValues.has(value))
  return { ...facet, values: [...facet.values, ...others.map(withoutChoice)] }
}

async function fetchFilter(name: string, query: string): Promise<FacetView | null> {
  try {
    const response = await fetch(`/api/search/filter?${query}&open=${name}`)
    const fetched: FacetView = await response.json()
    return response.ok ? fetched : null
  } catch {
    // Offline: the group shows its button again for another try.
    return null
  }
}
