import { type FormFault, marksOf } from '../parts/form/form-fault.ts'
import { Field } from '../parts/parts.tsx'

/** STAFF-2: a password. `wrong`: what the page says at the field. `isNew`: the person chooses it here. */
export function PasswordField({
  label,
  name,
  wrong,
  isNew = false,
  hint,
}: {
  readonly label: string
  readonly name: string
  readonly wrong?: FormFault<string>
  readonly isNew?: boolean
  readonly hint?: string
}) {
  return (
    <Field
      label={label}
      name={name}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      {...(isNew && { hint: hint ?? HINT })}
      missing={isNew ? 'Choose a password.' : 'Enter your password.'}
      {...(wrong && marksOf(wrong, name))}
    />
  )
}

const HINT = '12 characters or more. A few words that do not belong together are good.'
