import type { ReactNode, SubmitEvent } from 'react'
import type { UndoForm } from '../page-values.ts'
import { Input, PlainButton } from './form/controls.tsx'
import { Form } from './form/form.tsx'

/** What was just done, with what goes on from there, or its undo. */
export function DoneLine({
  text,
  link,
  undo = null,
  hidden,
  onUndo,
}: {
  readonly text: string | null
  readonly link?: { readonly href: string; readonly label: string } | undefined
  readonly undo?: UndoForm | null
  /** Fields that the undo sends along. */
  readonly hidden?: ReactNode
  /** Sends the undo in place. */
  readonly onUndo?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
}) {
  return text === null ? null : (
    <div className="done" role="status">
      <span>{text}</span>
      {link && <a href={link.href}>{link.label}</a>}
      {undo && <UndoButton {...undo} hidden={hidden} onSubmit={onUndo} />}
    </div>
  )
}

/** STAFF-12: puts back what was done. `until`: when it goes, on a page that may stay open that long. */
export function UndoButton({
  action,
  fields = [],
  until,
  hidden,
  name,
  onSubmit,
}: UndoForm & {
  /** Of what, where the page has several. */
  readonly name?: string
  readonly hidden?: ReactNode
  readonly onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined
}) {
  return (
    <Form method="post" action={action} onSubmit={onSubmit} className="undo">
      {hidden}
      {fields.map((field) => (
        <Input key={field.name} type="hidden" {...field} />
      ))}
      <PlainButton type="submit" className="link-button">
        {until ? `Undo until ${until}` : 'Undo'}
        {name && <span className="visually-hidden"> {name}</span>}
      </PlainButton>
    </Form>
  )
}
