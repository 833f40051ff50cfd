import type { AttributeView } from '#domain/car/card-view.ts'
import { Icon, type IconName } from '../elements/icon.tsx'

const ICONS: Readonly<Record<string, IconName>> = {
  car_type: 'calendar',
  year: 'calendar',
  body: 'body',
  simple_body: 'body',
  km: 'odometer',
  trans: 'transmission',
  simple_transmission: 'transmission',
  fuel: 'fuel',
  simple_fuel: 'fuel',
  seats: 'seats',
  sleeps: 'bed',
  body_length: 'length',
  body_width: 'length',
  tare_weight: 'weight',
  stocknum: 'tag',
}

/** What the card shows in a place of its own. */
const ELSEWHERE = 'location'

/** The facts of the card (CARD-1), each with a small drawing; a bare number says what it counts. */
export function CardAttributes({ attributes }: { readonly attributes: readonly AttributeView[] }) {
  return (
    <ul className="card-attributes">
      {attributes
        .filter(({ name }) => name !== ELSEWHERE)
        .map(({ name, label, value }) => (
          <li key={name}>
            <Icon name={ICONS[name] ?? 'check'} className="size-4 shrink-0" />
            <span className="truncate">
              <span className={/^\d+$/.test(value) || name === 'stocknum' ? '' : 'sr-only'}>{`${label} `}</span>
              {value}
            </span>
          </li>
        ))}
    </ul>
  )
}
