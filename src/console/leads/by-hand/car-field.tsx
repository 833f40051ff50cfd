import { useEffect, useRef, useState } from 'react'
import { counted } from '#domain/counted.ts'
import { askPage } from '../../browser/ask-server.ts'
import { Input, PlainButton } from '../../parts/form/controls.tsx'
import { controlMarks, type FieldMarks } from '../../parts/form/field-fault.tsx'
import { Labelled } from '../../parts/form/labelled.tsx'
import { isPage } from '../../shown.ts'
import type { FoundCar, NewLeadPage } from './new-lead-values.ts'

const ID = 'field-car'
const USUAL_HINT = 'Stock number, plate or words. What is not in stock stays as you write it.'
/** Long enough that one search answers several quick letters. */
const PAUSE_MS = 150
const SHORTEST = 2

/** SALES-1: a car by number or words. With script, cars of the stock are offered as one types. */
export function CarField({
  name,
  value,
  cars,
  hint = USUAL_HINT,
  fault,
  hasFocus,
}: FieldMarks & {
  readonly name: string
  readonly value: string
  readonly cars: readonly FoundCar[]
  readonly hint?: string
}) {
  const [asked, setAsked] = useState(value)
  const [found, setFound] = useState(cars)
  const field = useRef<HTMLInputElement>(null)
  const choose = (car: FoundCar) => {
    setAsked('')
    setFound([])
    const input = field.current
    if (!input) return
    input.value = car.name
    // The draft of the form is kept as if it were typed.
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }
  useEffect(() => {
    let isLate = false
    const pause = setTimeout(
      () => void carsLike(asked).then((answer) => !isLate && answer && setFound(answer)),
      PAUSE_MS,
    )
    return () => {
      isLate = true
      clearTimeout(pause)
    }
  }, [asked])
  return (
    <div>
      <Labelled id={ID} label="Car" fault={fault} hint={hint}>
        <Input
          ref={field}
          name={name}
          // Not `value`: React would write what is typed into the attribute too, and a draft is what differs from it.
          defaultValue={value}
          autoComplete="off"
          onChange={({ target }) => setAsked(target.value)}
          {...controlMarks(ID, { fault, hasFocus }, hint)}
        />
      </Labelled>
      {found.length > 0 && (
        <ul className="hand-lead-cars" aria-label="Cars to choose">
          {found.map((car) => (
            <li key={car.name}>
              <PlainButton type="button" onClick={() => choose(car)}>
                <span>{car.name}</span> <span className="quiet">{car.about}</span>
              </PlainButton>
            </li>
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {found.length === 0 ? '' : `${counted(found.length, 'car')} to choose`}
      </p>
    </div>
  )
}

/** Null: the answer did not come, and the list stays as it is. */
async function carsLike(words: string): Promise<readonly FoundCar[] | null> {
  if (words.trim().length < SHORTEST) return []
  try {
    const { page } = await askPage(`/leads/new?${new URLSearchParams({ car: words })}`)
    return isPage<NewLeadPage>(page, 'new-lead') ? page.cars : null
  } catch {
    // Offline or signed out: the words are enough.
    return null
  }
}
