import type { ReactNode } from 'react'
import { BodyDrawing } from './body-drawing.tsx'
import type { ValueProps } from './value-line.tsx'
import { Count } from './value-line.tsx'

/** A body type as a tile with its outline. */
export function BodyTile({ facet, value }: ValueProps) {
  return (
    <Tile facet={facet} value={value} className="facet-tile">
      <BodyDrawing body={value.value} className="h-8 w-16" />
      <span className="text-sm leading-tight">
        {value.label} <Count value={value} />
      </span>
    </Tile>
  )
}

/** A colour as a paint chip, always with its name. */
export function ColourSwatch({ facet, value }: ValueProps) {
  return (
    <Tile facet={facet} value={value} className="facet-swatch">
      <span className="swatch" data-colour={value.value.toLowerCase()} />
      <span className="min-w-0 flex-1 truncate">{value.label}</span> <Count value={value} />
    </Tile>
  )
}

/** A fixed-width number, such as seats or doors, with its unit for screen readers. */
export function ValueButton({ facet, value }: ValueProps) {
  return (
    <Tile facet={facet} value={value} className="facet-tile facet-button">
      <span className="font-semibold">
        {value.value}
        <span className="sr-only">{value.label.slice(value.value.length)}</span>
      </span>{' '}
      <Count value={value} />
    </Tile>
  )
}

/** A checkbox styled as a tile: the input itself is visually hidden. */
function Tile({ facet, value, className, children }: ValueProps & { className: string; children: ReactNode }) {
  return (
    <label className={className}>
      <input
        type="checkbox"
        name={facet.name}
        value={value.value}
        defaultChecked={value.selected}
        className="sr-only"
      />
      {children}
    </label>
  )
}
