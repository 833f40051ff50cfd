import { useState } from 'react'
import { useScripted } from '../../parts/use-scripted.ts'

/** A long text to copy: a press takes it to the clipboard; without script it is selected by one press on it. */
export function Secret({ text, label }: { readonly text: string; readonly label: string }) {
  const isScripted = useScripted()
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('Not copied: the browser does not allow it. Select it and copy it.'),
    )
  return (
    <>
      <code className="secret">{text}</code>
      {isScripted && (
        <div className="toolbar">
          <button type="button" className="button quiet-button" aria-label={`Copy ${label}`} onClick={copy}>
            Copy
          </button>
          <span role="status">{said}</span>
        </div>
      )}
    </>
  )
}
