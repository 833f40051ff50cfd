import { type FormEvent, type ReactNode, useContext, useState } from 'react'
import { Clashes, Shown } from '../../parts/form/clashes.tsx'
import { PlainButton } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { PageFormsContext } from '../../parts/form/page-forms.ts'
import { typedField } from '../../parts/form/typed-field.ts'
import { Button, Field } from '../../parts/parts.tsx'
import { useScripted } from '../../parts/use-scripted.ts'
import { FieldGroup } from './car-fields.tsx'
import type { DeskCarPage } from './car-values.ts'

/** DESK-2: the fields of a car. The price is first; `photos`, which have forms of their own, are after it. */
export function CarForm({ page, photos }: { readonly page: DeskCarPage; readonly photos: ReactNode }) {
  const action = `/stock/${page.id}/fields`
  const { isChanged, note } = useChanged(page, action)
  const [price, ...others] = page.groups
  return (
    <div className="desk-main" onInput={note}>
      <Form method="post" action={action} isApart className="desk-form">
        {/* Enter in a field saves; the first button of a form is the one that Enter presses. */}
        <PlainButton type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          Save
        </PlainButton>
        <Clashes clashes={page.clashes} />
        {page.groups.map(({ title, fields }) => (
          <Shown key={title} fields={fields} />
        ))}
        {price && <FieldGroup group={price} mayEdit />}
        {photos}
        {others.map((group) => (
          <FieldGroup key={group.title} group={group} mayEdit />
        ))}
        <div className="save-bar" hidden={!isChanged}>
          <Field
            label="Keep this change until (optional)"
            type="date"
            required={false}
            {...typedField('until', page.until)}
          />
          <Button>Save</Button>
        </div>
      </Form>
    </div>
  )
}

/** Whether a person changed a field, so that there is something to save. Without script that is not known. */
function useChanged(page: DeskCarPage, action: string) {
  const isScripted = useScripted()
  const { fitted } = useContext(PageFormsContext)
  const [isNoted, setNoted] = useState(false)
  const isBack = page.clashes.length > 0 || page.until.input !== '' || fitted.some(({ typed }) => typed.path === action)
  return {
    isChanged: !isScripted || isNoted || isBack || page.fault !== null,
    note: ({ target }: FormEvent) => {
      const { form } = target as HTMLInputElement
      if (form?.getAttribute('action') === action) setNoted(true)
    },
  }
}
