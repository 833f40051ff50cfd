import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Input } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Button } from '../../parts/parts.tsx'
import { useScripted } from '../../parts/use-scripted.ts'
import type { DraftBar as Bar } from './website-values.ts'

interface DraftBarProps {
  readonly bar: Bar
  /** Where undo comes back to. */
  readonly to: string
  /** Whether the page has the preview, which a phone shows below the form. */
  readonly hasPreview?: boolean
  /** What is being saved; left out: nothing is. */
  readonly children?: ReactNode
}

/**
 * STUDIO-8, 10, 11: which draft, what is saved, and what can be done with all of it. On a phone one row: what is used less
 * is behind 'More'.
 */
export function DraftBar({ bar, to, hasPreview = false, children }: DraftBarProps) {
  const at = `/website/drafts/${encodeURIComponent(bar.id)}`
  const box = useRef<HTMLDivElement>(null)
  const moreId = useId()
  const isScripted = useScripted()
  const [isOpen, setOpen] = useState(false)
  useUndoKeys(box)
  useEffect(() => {
    if (isOpen) box.current?.querySelector('a')?.focus()
  }, [isOpen])
  // What is being saved is a change already.
  const isUnchanged = bar.changes === 0 && children === undefined
  // The page of the changes has its own button, which publishes.
  const isElsewhere = to !== `${at}/changes`
  return (
    <div className={['draft-bar', isScripted && 'is-folded', isOpen && 'is-open'].filter(Boolean).join(' ')} ref={box}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of its controls. */}
      <div
        className="draft-more"
        id={moreId}
        onKeyDown={({ key }) => {
          if (key !== 'Escape' || !isOpen) return
          setOpen(false)
          box.current?.querySelector<HTMLElement>('.draft-menu')?.focus()
        }}
      >
        <p className="draft-name">
          <a href={at}>{bar.name}</a>
        </p>
        <div className="toolbar">
          <Step act="undo" label="Undo" at={at} step={bar.undo} to={to} />
          <Step act="redo" label="Redo" at={at} step={bar.redo} to={to} />
          {isElsewhere && (
            <a className="button quiet-button" href={`${at}/changes`}>
              Show changes{bar.changes > 0 && ` (${bar.changes})`}
            </a>
          )}
        </div>
      </div>
      <p className="quiet draft-state" role="status">
        {children ?? bar.saved ?? 'Nothing changed yet'}
      </p>
      {hasPreview && (
        <a className="button quiet-button draft-preview" href="#preview">
          Preview
        </a>
      )}
      {isElsewhere && bar.mayPublish && (
        <a className="button" href={`${at}/changes`}>
          Publish
        </a>
      )}
      {isElsewhere && !bar.mayPublish && bar.isOpen && (
        <a className="button" {...(isUnchanged ? { role: 'link', 'aria-disabled': true } : { href: `${at}/changes` })}>
          Propose …
        </a>
      )}
      {isScripted && (
        <button
          type="button"
          className="button quiet-button draft-menu"
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setOpen(!isOpen)}
        >
          More
        </button>
      )}
    </div>
  )
}

/** Ctrl Z and Ctrl Shift Z, but where a person types: there they are the field's own. */
function useUndoKeys(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isIn =
        event.target instanceof Element && event.target.matches('input:not([type=checkbox], [type=radio]), textarea')
      if (isIn || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
      event.preventDefault()
      const act = event.shiftKey ? 'redo' : 'undo'
      box.current?.querySelector<HTMLFormElement>(`form[action$="/${act}"]`)?.requestSubmit()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [box])
}

/** Where a page of the website is: links to the pages around it. */
export function Crumbs({ links }: { readonly links: readonly { readonly href: string; readonly label: string }[] }) {
  return (
    <nav aria-label="Where you are" className="crumbs">
      {links.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </nav>
  )
}

interface StepProps {
  readonly act: 'undo' | 'redo'
  readonly label: string
  readonly at: string
  readonly step: number | null
  readonly to: string
}

function Step({ act, label, at, step, to }: StepProps) {
  return (
    <Form method="post" action={`${at}/${act}`} data-draft="none">
      <Input type="hidden" name="step" value={step ?? ''} />
      <Input type="hidden" name="to" value={to} />
      <Button quiet disabled={step === null}>
        {label}
      </Button>
    </Form>
  )
}
