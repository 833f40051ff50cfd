import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FacetValueView, FacetView, ValueFacetView } from '#views/listing/facet-views.ts'
import { queryOfForm } from '../query-of-form.ts'

/**
 * A filter with its values. Those of a closed group, and those behind 'Show all', are not in the page: they are fetched when
 * they open, and again after each search while they are open. Until then the last ones stay, so that nothing moves.
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
    const own = loads.current
    const fetched = await fetchFilter(facet.name, queryOfForm(new FormData(form)))
    // An answer to an older question may come last.
    if (fetched && own === loads.current) setLast(fetched)
  }, [group, facet.name])
  const open = useCallback(() => {
    if (isMissed(group.current, facet)) void load()
  }, [group, facet, load])
  useEffect(open, [open])
  // The same object until the server answers: the thumbs of a range follow another one.
  const shown = useMemo(() => completed(facet, last), [facet, last])
  return { shown, load, open }
}

function isWhole(facet: FacetView): boolean {
  return facet.kind !== 'late' && !(facet.kind === 'values' && facet.more)
}

/** Whether the visitor has opened what the page came without. */
function isMissed(group: HTMLDetailsElement | null, facet: FacetView): boolean {
  if (isWhole(facet) || !group) return false
  return facet.kind === 'late' ? group.open : group.querySelector('.facet-more[open]') !== null
}

function completed(facet: FacetView, last: FacetView): FacetView {
  if (isWhole(facet) || !isWhole(last)) return facet
  if (facet.kind !== 'values') return withoutChoices(last)
  return last.kind === 'values' ? withMore(facet, last) : facet
}

/** A group that is sent without its values has none chosen. */
function withoutChoices(facet: FacetView): FacetView {
  if (facet.kind === 'range') return { ...facet, from: null, to: null }
  return facet.kind === 'values' ? { ...facet, values: facet.values.map(withoutChoice) } : facet
}

function withoutChoice(value: FacetValueView): FacetValueView {
  return { ...value, selected: false, children: [] }
}

/** The values behind 'Show all' are those of `last` that `facet` came without; none is chosen. */
function withMore({ more, ...facet }: ValueFacetView, last: ValueFacetView): ValueFacetView {
  const known = new Set(facet.values.map(({ value }) => value))
  const others = last.values.filter(({ value }) => !known.has(value))
  return { ...facet, values: [...facet.values, ...others.map(withoutChoice)] }
}

async function fetchFilter(name: string, query: string): Promise<FacetView | null> {
  try {
    const response = await fetch(`/api/search/filter?${query}&open=${name}`)
    const fetched: FacetView = await response.json()
    return response.ok ? fetched : null
  } catch {
    // No connection: the group shows its button, which tries again.
    return null
  }
}
