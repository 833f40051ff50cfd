import type { AttributeView } from '#domain/car/attribute-view.ts'
import * as words from '#words/car.ts'
import { ATTRIBUTE_ICONS } from '../elements/attribute-icons.ts'
import { Icon } from '../elements/icon.tsx'
import { useWords } from '../use-words.ts'
import { Fold } from './fold.tsx'

/** CAR-3: the first four facts, under the car's name. */
export function FirstFacts({ facts }: { readonly facts: readonly AttributeView[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="first-facts">
      {facts.slice(0, FIRST).map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** CAR-3: the facts after the first four: as many again, and the rest behind 'Show More'. */
export function KeyInformation({ facts }: { readonly facts: readonly AttributeView[] }) {
  const t = useWords()
  const others = facts.slice(FIRST)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="key-information" className="vehicle-key-information">
      <h2 id="key-information" className="sr-only">
        {t(words.keyInformation)}
      </h2>
      <Facts facts={others.slice(0, SHOWN)} />
      {others.length > SHOWN ? (
        <Fold more={t(words.showMore)} less={t(words.showLess)}>
          <Facts facts={others.slice(SHOWN)} />
        </Fold>
      ) : null}
    </section>
  )
}

const FIRST = 4
const SHOWN = 4

function Facts({ facts }: { readonly facts: readonly AttributeView[] }) {
  return (
    <dl className="vehicle-facts">
      {facts.map(({ name, label, value }) => (
        <div key={name} className="vehicle-fact">
          <dt className="text-sm text-muted">
            <Icon name={ATTRIBUTE_ICONS[name] ?? 'check'} className="vehicle-fact-icon size-6" />
            {label}
          </dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
