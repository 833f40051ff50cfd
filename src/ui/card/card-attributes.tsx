import type { AttributeView } from '#domain/car/attribute-view.ts'
import { ATTRIBUTE_ICONS } from '../car/attribute-icons.ts'
import { Icon } from '../elements/icon.tsx'

/** Shown elsewhere on the card. */
const ELSEWHERE = 'location'

interface CardAttributesProps {
  readonly attributes: readonly AttributeView[]
  /** Whether each fact has an icon. A template that separates the facts by lines has none. */
  readonly drawn?: boolean
}

/** The card's facts (CARD-1); a bare number gets a label. */
export function CardAttributes({ attributes, drawn = true }: CardAttributesProps) {
  return (
    <ul className="card-attributes">
      {attributes
        .filter(({ name }) => name !== ELSEWHERE)
        .map(({ name, label, value }) => (
          <li key={name}>
            {drawn ? <Icon name={ATTRIBUTE_ICONS[name] ?? 'check'} className="" /> : null}
            <span>
              {/^\d+$/.test(value) || name === 'stocknum' ? (
                `${label} `
              ) : (
                <span className="sr-only">{`${label} `}</span>
              )}
              {value}
            </span>
          </li>
        ))}
    </ul>
  )
}
