import { Input } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Button, Time } from '../../parts/parts.tsx'
import type { ClashRow, ClashValue, WaitingChanges } from './website-values.ts'

/** STUDIO-9: what has changed on the website since the draft began, and what must be decided. `at`: the draft's address. */
export function Waiting({ waiting, at }: { readonly waiting: WaitingChanges; readonly at: string }) {
  return (
    <>
      {waiting.isBehind && (
        <Form method="post" action={`${at}/rebase`} data-draft="none" className="card studio-behind">
          <p>The website has changed since this draft began.</p>
          <Button quiet>Bring the draft up to date</Button>
        </Form>
      )}
      {waiting.clashes.length > 0 && (
        <section aria-label="To decide" className="change-list">
          <h2>Another person changed the same: decide</h2>
          <ul className="card rows">
            {waiting.clashes.map((clash) => (
              <ClashItem key={clash.number} clash={clash} at={at} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function ClashItem({ clash: { number, seen, what, mine, theirs }, at }: ClashItemProps) {
  return (
    <li>
      <Form method="post" action={`${at}/settle`} data-draft="none" className="studio-clash">
        <Input type="hidden" name="number" value={number} />
        <Input type="hidden" name="seen" value={seen} />
        <strong className="words">{what}</strong>
        <Side label="The draft" value={mine} />
        <Side label="The website" value={theirs} />
        <div className="toolbar">
          <Button quiet name="keep" value="mine" aria-label={`Keep the draft’s: ${what}`}>
            Keep the draft’s
          </Button>
          <Button quiet name="keep" value="theirs" aria-label={`Keep the website’s: ${what}`}>
            Keep the website’s
          </Button>
        </div>
      </Form>
    </li>
  )
}

interface ClashItemProps {
  readonly clash: ClashRow
  readonly at: string
}

function Side({ label, value }: { readonly label: string; readonly value: ClashValue }) {
  return (
    <p className="words">
      {label}: <q>{value.said}</q>{' '}
      <span className="quiet">
        {value.by}, <Time at={value.at} />
      </span>
    </p>
  )
}
