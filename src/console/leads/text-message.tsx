import { useState } from 'react'
import { TextBox } from '../parts/form/controls.tsx'

/** INBOX-8: a text message with its length as it is typed. Without script the server says it after a refusal. */
export function TextMessage({
  text,
  length,
  isClosed,
}: {
  readonly text: string
  readonly length: string
  readonly isClosed: boolean
}) {
  const [now, setNow] = useState(length)
  const count = async (text: string) => {
    // Of no use before a person writes.
    const { lengthText } = await import('./length-text.ts')
    setNow(lengthText(text))
  }
  return (
    <>
      <label className="field">
        Text message
        <TextBox
          name="text"
          rows={3}
          required
          defaultValue={text}
          disabled={isClosed}
          aria-describedby={isClosed ? 'text-closed' : 'text-length'}
          onInput={({ currentTarget }) => void count(currentTarget.value)}
        />
      </label>
      {!isClosed && (
        <p className="quiet" id="text-length">
          {now}
        </p>
      )}
    </>
  )
}
