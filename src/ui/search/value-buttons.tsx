import { Count, type ValuesProps } from './value-list.tsx'

/** Numbers side by side, each as wide as the next; what they count is said to who cannot see the heading. */
export function ValueButtons({ facet, values }: ValuesProps) {
  return (
    <ul className="facet-buttons">
      {values.map((value) => (
        <li key={value.value}>
          <label className="facet-tile facet-button">
            <input
              type="checkbox"
              name={facet.name}
              value={value.value}
              defaultChecked={value.selected}
              className="sr-only"
            />
            <span className="font-semibold">
              {value.value}
              <span className="sr-only">{value.label.slice(value.value.length)}</span>
            </span>{' '}
            <Count value={value} />
          </label>
        </li>
      ))}
    </ul>
  )
}
