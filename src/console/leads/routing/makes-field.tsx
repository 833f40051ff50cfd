import { useState } from 'react'
import { Input } from '../../parts/form/controls.tsx'
import { controlMarks } from '../../parts/form/field-fault.tsx'
import { Labelled } from '../../parts/form/labelled.tsx'

interface MakesProps {
  readonly name: string
  readonly value: string
  readonly fault: string | null
  readonly hasFocus: boolean
  /** In stock. */
  readonly makes: readonly string[]
}

/** INBOX-4: several makes, with commas; the stock's are suggested for the one that is being typed. */
export function MakesField({ makes, name, value, ...marks }: MakesProps) {
  const [typed, setTyped] = useState(value)
  const before = typed.slice(0, typed.lastIndexOf(',') + 1)
  const taken = before.split(',').map((make) => make.trim())
  const hint = 'With commas between'
  return (
    <Labelled id="rule-makes" label="Makes" hint={hint} fault={marks.fault}>
      <Input
        name={name}
        list="rule-makes-in-stock"
        autoComplete="off"
        defaultValue={value}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        {...controlMarks('rule-makes', marks, hint)}
      />
      <datalist id="rule-makes-in-stock">
        {makes
          .filter((make) => !taken.includes(make))
          .map((make) => (
            <option key={make} value={before === '' ? make : `${before} ${make}`} />
          ))}
      </datalist>
    </Labelled>
  )
}
