import type { AttributeView } from '#domain/car/attribute-view.ts'
import { ATTRIBUTE_ICONS } from '../car/attribute-icons.ts'
import { Icon } from '../elements/icon.tsx'

/** Shown elsewhere on the card. */
const ELSEWHERE = 'location'

/** The card's facts (CARD-1), each with an icon; a bare number gets a label. */
export function CardAttributes({ attributes }: { readonly attributes: readonly AttributeView[] }) {
  return (
    <ul className="card-attributes">
      {attributes
        .filter(({ name }) => name !== ELSEWHERE)
        .map(({ name, label, value }) => (
          <li key={name}>
            <Icon name={ATTRIBUTE_ICONS[name] ?? 'check'} className="" />
            <span>
              <span className={/^\d+$/.test(value) || name === 'stocknum' ? '' : 'sr-only'}>{`${label} `}</span>
              {value}
            </span>
          </li>
        ))}
    </ul>
  )
}
