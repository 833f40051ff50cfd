import type { ReactNode } from 'react'
import { Input } from '../../parts/form/controls.tsx'
import { Form } from '../../parts/form/form.tsx'
import { Button, TextArea } from '../../parts/parts.tsx'
import type { ProposalView } from './website-values.ts'

interface PanelProps {
  readonly view: ProposalView
  /** The draft's address. */
  readonly at: string
  /** What an approval confirms. */
  readonly children: ReactNode
}

/** STUDIO-15: proposes a draft, or says who proposed it and lets a publisher answer. */
export function ProposePanel({ view, at, children }: PanelProps) {
  const { isProposed, word, mayPropose } = view
  if (!isProposed && !mayPropose && word === null) return null
  return (
    <section className="card" aria-labelledby="proposal">
      <h2 id="proposal">{headingOf(view)}</h2>
      {word && (
        <p className="words">
          <q>{word.text}</q>
        </p>
      )}
      {mayPropose && <Sentence action={`${at}/propose`} label="What this is for" button="Propose" fault={view.fault} />}
      {isProposed && (
        <Answer view={view} at={at}>
          {children}
        </Answer>
      )}
    </section>
  )
}

function headingOf({ isProposed, word }: ProposalView): string {
  if (isProposed) return word ? `${word.by} proposes these changes` : 'These changes are proposed'
  return word ? `${word.by} wrote about this draft` : 'Give it to a publisher'
}

function Answer({ view: { mayApprove, seen, fault }, at, children }: PanelProps) {
  return (
    <>
      {mayApprove ? (
        <>
          <Form method="post" action={`${at}/approve`} data-draft="none">
            <Input type="hidden" name="seen" value={seen} />
            {children}
            <Button>Approve and publish</Button>
          </Form>
          <Sentence action={`${at}/send-back`} label="What is to be different" button="Send back" fault={fault} quiet />
        </>
      ) : (
        <p>It waits for a publisher, and is closed until then.</p>
      )}
      <Form method="post" action={`${at}/reopen`} data-draft="none">
        <Button quiet>Take it back to edit</Button>
      </Form>
    </>
  )
}

interface SentenceProps {
  readonly action: string
  readonly label: string
  readonly button: string
  readonly fault: string | null
  readonly quiet?: boolean
}

function Sentence({ action, label, button, fault, quiet = false }: SentenceProps) {
  return (
    <Form method="post" action={action} className="studio-sentence">
      <TextArea
        label={label}
        name="sentence"
        rows={2}
        missing="Write a sentence."
        {...(fault === null ? {} : { fault, hasFocus: true })}
      />
      <Button quiet={quiet}>{button}</Button>
    </Form>
  )
}
