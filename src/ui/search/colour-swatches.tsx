import { Count, type ValuesProps } from './value-list.tsx'

/** Colours as paint chips; the name stands beside each, for nobody should have to guess a colour. */
export function ColourSwatches({ facet, values }: ValuesProps) {
  return (
    <ul className="swatches">
      {values.map((value) => (
        <li key={value.value}>
          <label className="facet-swatch">
            <input
              type="checkbox"
              name={facet.name}
              value={value.value}
              defaultChecked={value.selected}
              className="sr-only"
            />
            <span className="swatch" data-colour={value.value.toLowerCase()} />
            <span className="min-w-0 flex-1 truncate">{value.label}</span> <Count value={value} />
          </label>
        </li>
      ))}
    </ul>
  )
}
