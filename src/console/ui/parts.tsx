import type { ReactNode } from 'react'
import type { Choice, Moment } from '../console-page.ts'

export function Fault({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p className="fault" role="alert">
      {text}
    </p>
  )
}

export function Field({
  label,
  name,
  type = 'text',
  value,
  autoComplete,
  hint,
  required = true,
}: {
  readonly label: string
  readonly name: string
  readonly type?: 'text' | 'email' | 'password' | 'date'
  readonly value?: string
  readonly autoComplete?: string
  readonly hint?: string
  readonly required?: boolean
}) {
  const id = `field-${name}`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        defaultValue={value}
        autoComplete={autoComplete}
        required={required}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <small id={`${id}-hint`} className="quiet">
          {hint}
        </small>
      )}
    </div>
  )
}

/** Tick boxes with one name. */
export function Choices({
  legend,
  name,
  choices,
  chosen = [],
}: {
  readonly legend: string
  readonly name: string
  readonly choices: readonly Choice[]
  readonly chosen?: readonly string[]
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className="tick">
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} /> {label}
        </label>
      ))}
    </fieldset>
  )
}

export function Button({ children, quiet = false, ...rest }: ButtonProps) {
  return (
    <button type="submit" className={quiet ? 'button quiet-button' : 'button'} {...rest}>
      {children}
    </button>
  )
}

interface ButtonProps {
  readonly children: ReactNode
  readonly quiet?: boolean
  readonly name?: string
  readonly value?: string
}

export function Time({ at }: { readonly at: Moment }) {
  return <time dateTime={at.iso}>{at.text}</time>
}
