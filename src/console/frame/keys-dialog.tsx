import { useId } from 'react'
import { useLocation } from 'react-router'
import { Input, PlainButton } from '../parts/form/controls.tsx'
import { areKeysOn, switchKeys } from './keys-switch.ts'
import { useDialog } from './use-dialog.ts'

type Keys = readonly (readonly [key: string, does: string])[]

const OF_LEADS: Keys = [
  ['j', 'Next lead'],
  ['k', 'Previous lead'],
  ['Enter', 'Open the lead'],
  ['x', 'Tick the lead'],
  ['a', 'Assign'],
  ['r', 'Reply'],
  ['t', 'Text message'],
  ['n', 'Note'],
  ['e', 'Change the stage'],
]

const OF_STOCK: Keys = [
  ['j', 'Next car'],
  ['k', 'Previous car'],
  ['Enter', 'Open the car'],
  ['x', 'Tick the car'],
  ['e', 'Change the ticked cars'],
]

const OF_ALL: Keys = [
  ['/', 'Search'],
  ['Ctrl K', 'Find people, cars, leads and pages'],
  ['Ctrl Enter', 'Send what you write'],
  ['?', 'This list'],
]

/** The list of keys, with a switch. */
export default function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useDialog()
  const titleId = useId()
  const isStock = useLocation().pathname.startsWith('/stock')
  return (
    <dialog ref={dialog} className="keys" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>Keys</h2>
      <dl>
        {[...(isStock ? OF_STOCK : OF_LEADS), ...OF_ALL].map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="tick">
        <Input type="checkbox" defaultChecked={areKeysOn()} onChange={({ target }) => switchKeys(target.checked)} />{' '}
        Single keys work in this browser
      </label>
      <PlainButton type="button" className="button quiet-button" onClick={() => dialog.current?.close()}>
        Close
      </PlainButton>
    </dialog>
  )
}
