import type { FacetValueView, ValueFacetView } from '#domain/stock/listing-view.ts'

export interface ValuesProps {
  readonly facet: ValueFacetView
  readonly values: readonly FacetValueView[]
}

/** Values to tick, each with its count; a chosen one opens what stands under it (SEARCH-9). */
export function ValueList({ facet, values }: ValuesProps) {
  return (
    <ul>
      {values.map((value) => (
        <li key={value.value}>
          <ValueLine name={facet.name} value={value} />
          {value.children.length > 0 ? <Models name={facet.childName ?? 'model'} value={value} /> : null}
        </li>
      ))}
    </ul>
  )
}

/** One value with its box and its count. */
export function ValueLine({ name, value }: { readonly name: string; readonly value: FacetValueView }) {
  return (
    <label className="facet-value">
      <input type="checkbox" name={name} value={value.value} defaultChecked={value.selected} />
      <span className="min-w-0 flex-1">{value.label}</span> <Count value={value} />
    </label>
  )
}

export function Count({ value }: { readonly value: FacetValueView }) {
  return <span className="facet-count">{value.count}</span>
}

function Models({ name, value }: { readonly name: string; readonly value: FacetValueView }) {
  return (
    <details className="group/models pb-1 pl-8" open={value.children.some((child) => child.selected)}>
      <summary className="link flex min-h-9 w-fit items-center text-sm">
        <span className="group-open/models:hidden">
          Select models<span className="sr-only"> of {value.label}</span>
        </span>
        <span className="hidden group-open/models:inline">
          Hide<span className="sr-only"> models of {value.label}</span>
        </span>
      </summary>
      <ul>
        {value.children.map((child) => (
          <li key={child.value}>
            <ValueLine name={name} value={child} />
          </li>
        ))}
      </ul>
    </details>
  )
}
