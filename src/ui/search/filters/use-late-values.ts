import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { FacetView } from '#views/listing/facet-views.ts'
import { queryOfForm } from '../query-of-form.ts'

/**
 * A filter with its values. Those of a closed group are not in the page: they are fetched when it opens, and again after
 * each search while it is open. Until then the last ones stay, so that nothing moves.
 */
export function useLateValues(group: RefObject<HTMLDetailsElement | null>, facet: FacetView) {
  const [seen, setSeen] = useState(facet)
  const [last, setLast] = useState(facet)
  const loads = useRef(0)
  if (seen !== facet) {
    setSeen(facet)
    if (!isLate(facet)) setLast(facet)
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
  useEffect(() => {
    if (isLate(facet) && group.current?.open) void load()
  }, [group, facet, load])
  const shown = isLate(facet) && !isLate(last) ? withoutChoices(last) : facet
  return { shown, load, open: () => group.current?.open && isLate(facet) && void load() }
}

export function isLate(facet: FacetView): boolean {
  return facet.kind === 'values' && facet.late === true
}

/** A group that is sent without its values has none chosen. */
function withoutChoices(facet: FacetView): FacetView {
  if (facet.kind === 'range') return facet
  return { ...facet, values: facet.values.map((value) => ({ ...value, selected: false, children: [] })) }
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
