import type { AttributeView } from '#domain/car/card-view.ts'
import { Icon, type IconName } from '../elements/icon.tsx'

const ICONS: Readonly<Record<string, IconName>> = {
  car_type: 'calendar',
  body: 'body',
  simple_body: 'body',
  km: 'odometer',
  trans: 'transmission',
  simple_transmission: 'transmission',
  fuel: 'fuel',
  simple_fuel: 'fuel',
  seats: 'seats',
  sleeps: 'seats',
  stocknum: 'tag',
}

/** The facts of the card (CARD-1), each with a small drawing. */
export function CardAttributes({ attributes }: { readonly attributes: readonly AttributeView[] }) {
  return (
    <ul className="card-attributes">
      {attributes.map(({ name, label, value }) => (
        <li key={name}>
          <Icon name={ICONS[name] ?? 'check'} className="size-4 shrink-0" />
          <span className="sr-only">{label}: </span>
          {name === 'stocknum' ? (
            <span className="truncate">Stock {value}</span>
          ) : (
            <span className="truncate">{value}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
