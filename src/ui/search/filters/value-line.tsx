import { useState } from 'react'
import type { FacetValueView, ValueFacetView } from '#views/listing/facet-views.ts'
import * as words from '#words/search.ts'
import { useWords } from '../../use-words.ts'

export interface ValueProps {
  readonly facet: ValueFacetView
  readonly value: FacetValueView
}

/** A value as a line of text; a chosen make also shows its models (SEARCH-9). */
export function LineWithModels({ facet, value }: ValueProps) {
  return (
    <>
      <Line name={facet.name} value={value} />
      {value.children.length > 0 ? <Models name={facet.childName ?? 'model'} value={value} /> : null}
    </>
  )
}

/** A value as a line of text. */
export function ValueLine({ facet, value }: ValueProps) {
  return <Line name={facet.name} value={value} />
}

export function Count({ value }: { readonly value: FacetValueView }) {
  return <span className="facet-count">{value.count}</span>
}

interface LineProps {
  readonly name: string
  readonly value: FacetValueView
}

/** A value with its checkbox and count. */
function Line({ name, value }: LineProps) {
  return (
    <label className="facet-value">
      <input type="checkbox" name={name} value={value.value} defaultChecked={value.selected} />
      <span>{value.label}</span> <Count value={value} />
    </label>
  )
}

function Models({ name, value }: LineProps) {
  const t = useWords()
  // At first only: who closes them while a search is under way finds them closed when it is done.
  const [isOpen] = useState(() => value.children.some((child) => child.selected))
  return (
    <details className="group/models pb-1 pl-8" open={isOpen}>
      <summary className="link flex min-h-9 w-fit items-center text-sm">
        <span className="group-open/models:hidden">
          {t(words.selectModels)}
          <span className="sr-only"> {t(words.ofLabel, { label: value.label })}</span>
        </span>
        <span className="hidden group-open/models:inline">
          {t(words.hide)}
          <span className="sr-only"> {t(words.modelsOfLabel, { label: value.label })}</span>
        </span>
      </summary>
      <ul>
        {value.children.map((child) => (
          <li key={child.value}>
            <Line name={name} value={child} />
          </li>
        ))}
      </ul>
    </details>
  )
}
