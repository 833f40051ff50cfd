import { useState } from 'react'
import type { FieldState } from '#domain/form/compare-shown.ts'
import { TextBox } from '../parts/form/controls.tsx'
import { controlMarks } from '../parts/form/field-fault.tsx'
import { Labelled } from '../parts/form/labelled.tsx'

/** INBOX-8: a text message with its length as it is typed. Without script the server says it after a refusal. */
export function TextMessage({
  text,
  length,
  isClosed,
}: {
  readonly text: FieldState
  readonly length: string
  readonly isClosed: boolean
}) {
  const [now, setNow] = useState(length)
  const count = async (text: string) => {
    // Of no use before a person writes.
    const { lengthText } = await import('./length-text.ts')
    setNow(lengthText(text))
  }
  const shownLength = isClosed ? null : now
  return (
    <Labelled id="text-message" label="Text message" fault={text.fault} hint={shownLength}>
      <TextBox
        name="text"
        rows={3}
        required
        defaultValue={text.input}
        disabled={isClosed}
        {...controlMarks('text-message', text, shownLength)}
        {...(isClosed && { 'aria-describedby': 'text-closed' })}
        onInput={({ currentTarget }) => void count(currentTarget.value)}
      />
    </Labelled>
  )
}
