import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { definePage } from '../page-modules.ts'
import { DoneLine } from '../parts/done-line.tsx'
import { Input } from '../parts/form/controls.tsx'
import { FieldFault } from '../parts/form/field-fault.tsx'
import { Form } from '../parts/form/form.tsx'
import { Button, Fault, PageHeading } from '../parts/parts.tsx'
import type { FeedUploadPage } from './feed-form-values.ts'

export default definePage<FeedUploadPage>({ title: ({ feed }) => `Upload a file for ${feed}`, View: FeedUploadView })

/** INTAKE-1: a file for a feed, chosen or dropped. */
function FeedUploadView({ feed, fault, notice, isFetched, most }: FeedUploadPage) {
  return (
    <>
      <p>
        <a href="/feeds">← Feeds</a>
      </p>
      <PageHeading
        title={`Upload a file for ${feed}`}
        note="It is checked like every file: one that looks wrong waits."
      />
      <Fault text={fault} />
      <DoneLine text={notice} />
      <DropForm action={`/feeds/${feed}/upload`} most={most}>
        <p className="quiet">
          A car that is not in the file counts as missing.
          {isFetched && ' This feed also fetches its file: the next one that differs replaces this one.'}
        </p>
      </DropForm>
    </>
  )
}

/** A file can be dropped anywhere on the form; one that is too large is refused before it is sent. */
function DropForm({
  action,
  most,
  children,
}: Pick<FeedUploadPage, 'most'> & { readonly action: string; readonly children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [said, setSaid] = useState('')
  const check = () => {
    const file = input.current?.files?.[0]
    const isTooLarge = file !== undefined && file.size > most.bytes
    const sentence = isTooLarge ? `${file.name} is larger than ${most.text}. Zip it first.` : ''
    input.current?.setCustomValidity(sentence)
    setSaid(sentence)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const leave = ({ relatedTarget, currentTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const { files } = event.dataTransfer
    if (files.length === 0 || !input.current) return
    input.current.files = files
    check()
  }
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      className={isOver ? 'card feed-drop is-over' : 'card feed-drop'}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      <div className="field">
        <label htmlFor="file">File</label>
        <Input
          ref={input}
          id="file"
          type="file"
          name="file"
          required
          aria-describedby="file-hint file-said"
          aria-invalid={said === '' ? undefined : true}
          accept=".csv,.txt,.tsv,.json,.ndjson,.jsonl,.xml,.zip,.gz"
          onChange={check}
        />
        <FieldFault id="file" />
        <small id="file-hint" className="quiet">
          CSV, JSON or XML with all cars of the feed, also as ZIP, up to {most.text}. Choose it or drop it here.
        </small>
        <p id="file-said" className="form-fault" role="alert">
          {said}
        </p>
      </div>
      <Button>Upload and check</Button>
      {children}
    </Form>
  )
}
