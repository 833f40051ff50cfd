import type { AttributeView } from '#domain/car/attribute-view.ts'
import { ATTRIBUTE_ICONS } from '../elements/attribute-icons.ts'
import { Icon } from '../elements/icon.tsx'

/** Shown elsewhere on the card. */
const ELSEWHERE = 'location'
/** A value that says itself what it is. */
const KILOMETRES = /^[\d,]+ km$/

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
        .map((fact) =>
          drawn ? (
            <li key={fact.name}>
              <Icon name={ATTRIBUTE_ICONS[fact.name] ?? 'check'} className="" />
              <span>
                <Fact {...fact} />
              </span>
            </li>
          ) : (
            <li key={fact.name}>
              <Fact {...fact} />
            </li>
          ),
        )}
    </ul>
  )
}

function Fact({ name, label, value }: AttributeView) {
  const isShown = /^\d+$/.test(value) || name === 'stocknum'
  if (KILOMETRES.test(value)) return value
  return (
    <>
      {isShown ? `${label} ` : <span className="sr-only">{`${label} `}</span>}
      {value}
    </>
  )
}
