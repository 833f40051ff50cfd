import { keepName, shownName, THEIRS } from '#domain/form/define-form.ts'
import type { ClashView } from '../../form/clash-view.ts'
import { Input } from './controls.tsx'
import { controlMarks, FieldFault } from './field-fault.tsx'

/** STAFF-11: what a form shows, so that only what its person changes is stored. Inside the form. */
export function Shown({ fields }: { readonly fields: readonly { readonly name: string; readonly shown: string }[] }) {
  return fields.map(({ name, shown }) => <Input key={name} type="hidden" name={shownName(name)} value={shown} />)
}

/** STAFF-11: what another person changed meanwhile, beside what this person typed, with the choice. Inside the form. */
export function Clashes({ clashes }: { readonly clashes: readonly ClashView[] }) {
  if (clashes.length === 0) return null
  return (
    <section className="card clashes" role="alert" aria-label="Changed meanwhile">
      <p>
        <strong>Nothing is saved yet.</strong> This changed while you had the page open. Choose, then save again. What
        you typed is still in the form.
      </p>
      {clashes.map((clash, index) => (
        <fieldset key={clash.name} className="clash">
          <legend>{clash.label}</legend>
          <p>
            {clash.who} <q>{clash.theirs}</q>. You wrote <q>{clash.yours}</q>.
          </p>
          <label className="tick">
            <Input
              type="radio"
              name={keepName(clash.name)}
              value={THEIRS}
              required
              {...controlMarks(`keep-${clash.name}`, { hasFocus: index === 0 })}
            />{' '}
            Keep <q>{clash.theirs}</q>
          </label>
          <label className="tick">
            <Input type="radio" name={keepName(clash.name)} value="yours" /> Use what I typed
          </label>
          <FieldFault id={`keep-${clash.name}`} />
        </fieldset>
      ))}
    </section>
  )
}
