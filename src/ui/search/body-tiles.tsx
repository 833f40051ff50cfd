import { BodyDrawing } from './body-drawing.tsx'
import { Count, type ValuesProps } from './value-list.tsx'

/** Body types by their outline. */
export function BodyTiles({ facet, values }: ValuesProps) {
  return (
    <ul className="grid grid-cols-2 gap-2 pb-2">
      {values.map((value) => (
        <li key={value.value}>
          <label className="facet-tile">
            <input
              type="checkbox"
              name={facet.name}
              value={value.value}
              defaultChecked={value.selected}
              className="sr-only"
            />
            <BodyDrawing body={value.value} className="h-8 w-16" />
            <span className="text-sm leading-tight">
              {value.label} <Count value={value} />
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
