import { type ChangeEvent, type FormEvent, useRef } from 'react'
import type { NearView } from '#views/listing/near-view.ts'
import * as words from '#words/search.ts'
import { Icon } from '../../elements/icon.tsx'
import { useWords } from '../../use-words.ts'
import type { SearchNavigation } from '../use-search-navigation.ts'
import { useLastPostcode } from './use-last-postcode.ts'

interface DistanceFacetProps {
  readonly near: NearView
  readonly arrangement: 'column' | 'row'
  readonly navigation: SearchNavigation
}

/** SEARCH-19: a postcode and a distance from it. Both belong to the filter form, so they also work without script. */
export function DistanceFacet({ near, arrangement, navigation }: DistanceFacetProps) {
  const t = useWords()
  const field = useRef<HTMLInputElement>(null)
  const last = useLastPostcode(near)
  const chosen = near.distances.find((each) => each.chosen)?.value ?? ''
  const isKnown = near.postcode !== '' && near.error === null
  // The postcode of an earlier visit is prefilled, but has no name, so it is sent only after the visitor uses the
  // field.
  const isWaiting = near.postcode === '' && last.postcode !== ''

  // A town's name has no length that says it is whole: Enter or the distance sends it.
  // Listens to `input` because React fires no `change` when a prefilled postcode is emptied: it takes '' for the
  // previous value.
  const type = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    input.name = 'postcode'
    const text = input.value.trim()
    if (text === '') last.forget()
    const isDone = text.length === near.digits || (text === '' && near.postcode !== '')
    if (isDone && input.form) navigation.goSoon(input.form)
  }
  const choose = ({ currentTarget: select }: ChangeEvent<HTMLSelectElement>) => {
    const input = field.current
    if (!input || !select.form) return
    input.name = 'postcode'
    if (input.value.trim() === '') input.focus()
    else navigation.go(select.form)
  }
  return (
    <details
      className="facet group"
      open={arrangement === 'column' && near.postcode !== ''}
      {...(arrangement === 'row' ? { name: 'facet' } : {})}
    >
      <summary className="facet-summary">
        <span className="label">{t(words.distance)}</span>
        {isKnown ? <span className="facet-chosen">{near.place ?? near.postcode}</span> : null}
        {!isKnown && arrangement === 'row' ? <span className="facet-chosen facet-any">{t(words.any)}</span> : null}
        <Icon name="chevron" className="menu-chevron" />
      </summary>
      <fieldset data-facet="distance" className="facet-panel">
        <legend className="sr-only">{t(words.distance)}</legend>
        <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
          <label>
            <span className="mb-1 block text-sm text-muted">{near.label}</span>
            <input
              ref={field}
              id={near.error ? 'postcode' : undefined}
              className="input"
              name={isWaiting ? undefined : 'postcode'}
              defaultValue={near.postcode || last.postcode}
              inputMode={near.digits ? 'numeric' : 'text'}
              autoComplete="postal-code"
              maxLength={near.digits || 60}
              aria-invalid={near.error ? true : undefined}
              aria-describedby={near.error ? ERROR_ID : HINT_ID}
              onInput={type}
            />
          </label>
          <label>
            <span className="mb-1 block text-sm text-muted">{t(words.within)}</span>
            <select key={chosen} className="input select" name="distance" defaultValue={chosen} onChange={choose}>
              <option value="">{t(words.anywhere)}</option>
              {near.distances.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </div>
        {near.error ? (
          <p id={ERROR_ID} role="alert" className="mt-1.5 text-sm font-medium text-bad">
            {near.error}
          </p>
        ) : null}
        <p id={HINT_ID} className="mt-1.5 text-sm text-muted">
          {t(words.partListingsNoLocation, {
            part: near.place ? t(words.straightLineDistanceFrom, { place: near.place }) : '',
          })}
        </p>
      </fieldset>
    </details>
  )
}

/** Ids are constants because a listing has only one distance filter. */
const ERROR_ID = 'distance-error'
const HINT_ID = 'distance-hint'
