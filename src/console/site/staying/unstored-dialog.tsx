import { useId } from 'react'
import { useDialog } from '../../frame/use-dialog.ts'
import { PlainButton } from '../../parts/form/controls.tsx'
import type { Staying } from './use-staying.ts'

/** Asks who leaves a page whether to go without what could not be stored. */
export default function UnstoredDialog({ stay, leave }: Pick<Staying, 'stay' | 'leave'>) {
  const dialog = useDialog()
  const titleId = useId()
  const textId = useId()
  return (
    <dialog ref={dialog} className="unstored-dialog" aria-labelledby={titleId} aria-describedby={textId} onClose={stay}>
      <h2 id={titleId}>Not saved yet</h2>
      <p id={textId}>
        What you typed last could not be saved. It is tried again, and the page changes as soon as it is saved. If you
        leave now, it is lost.
      </p>
      <div className="toolbar">
        <PlainButton type="button" className="button" onClick={() => dialog.current?.close()}>
          Stay
        </PlainButton>
        <PlainButton type="button" className="button quiet-button" onClick={leave}>
          Leave without it
        </PlainButton>
      </div>
    </dialog>
  )
}
