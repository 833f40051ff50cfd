import type { ComponentType } from 'react'
import type { FacetValueView, ValueFacetView } from '#views/listing/facet-views.ts'
import type { ValueProps } from './value-line.tsx'
import { LineWithModels, ValueLine } from './value-line.tsx'
import { BodyTile, ColourSwatch, ValueButton } from './value-tiles.tsx'

export interface ValueItemsProps {
  readonly facet: ValueFacetView
  readonly values: readonly FacetValueView[]
  /** Per value: whether it is hidden. Undefined shows all. */
  readonly leftOut?: readonly boolean[]
}

/** Class of the list, and component of a value, per widget. */
const WIDGETS: Readonly<Record<ValueFacetView['widget'], readonly [string | undefined, ComponentType<ValueProps>]>> = {
  list: [undefined, LineWithModels],
  searchable: ['facet-scroll', ValueLine],
  tiles: ['grid grid-cols-2 gap-2 pb-2', BodyTile],
  swatches: ['swatches', ColourSwatch],
  buttons: ['facet-buttons', ValueButton],
}

/** A filter's values as boxes to tick, with counts. */
export function ValueItems({ facet, values, leftOut }: ValueItemsProps) {
  const [className, Value] = WIDGETS[facet.widget]
  return (
    <ul className={className}>
      {values.map((value, index) => (
        <li key={value.value} hidden={leftOut?.[index]}>
          <Value facet={facet} value={value} />
        </li>
      ))}
    </ul>
  )
}
