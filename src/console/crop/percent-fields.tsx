import { type Dispatch, type SetStateAction, useState } from 'react'
import { Input } from '../parts/form/controls.tsx'
import { FieldFault } from '../parts/form/field-fault.tsx'

interface PercentFieldsProps<Name extends string> {
  readonly legend: string
  /** What each field is called, by its name in the form. */
  readonly labels: Readonly<Record<Name, string>>
  readonly typed: Readonly<Record<Name, string>>
  readonly onType: Dispatch<SetStateAction<Readonly<Record<Name, string>>>>
}

/** Fields in percent of a picture, which work without the box or point over it. */
export function PercentFields<Name extends string>({ legend, labels, typed, onType }: PercentFieldsProps<Name>) {
  const names = Object.keys(labels) as Name[]
  const [shown] = useState(typed)
  const type = (name: Name, text: string) => onType((before) => ({ ...before, [name]: text }))
  return (
    <fieldset className="crop-fields">
      <legend>{legend}</legend>
      {names.map((name) => (
        <label key={name}>
          <span>{labels[name]}</span>
          <Input
            id={`percent-${name}`}
            name={name}
            value={typed[name]}
            // React writes what is typed into the attribute, and a draft is what differs from what was shown.
            data-shown={shown[name]}
            onChange={({ target }) => type(name, target.value)}
            onTyped={(text) => type(name, String(text))}
            inputMode="decimal"
            autoComplete="off"
            required
            data-missing="Enter a number."
          />
          <FieldFault id={`percent-${name}`} />
        </label>
      ))}
    </fieldset>
  )
}
