import { useEffect, useRef, useState } from 'react'
import { Input, PlainButton } from '../parts/form/controls.tsx'
import { controlMarks, FieldFault, type FieldMarks } from '../parts/form/field-fault.tsx'
import type { ChosenFiles } from './chosen-files.ts'
import type { FileRules } from './leads-page.ts'

/**
 * INBOX-7: the files of a reply with their sizes, each with a button that takes it out again; further choices are added
 * to those before. A fault shows before anything is sent. Without script the field is the browser's own.
 */
export function FilesField({ rules, ...marks }: FieldMarks & { readonly rules: FileRules }) {
  const place = useRef<HTMLDivElement>(null)
  const [{ rows, total, fault }, setChosen] = useState<ChosenFiles>({ rows: [], total: '', fault: null })
  const field = () => place.current?.querySelector<HTMLInputElement>('input[type=file]') ?? null
  // What is chosen, known at once: a second choice may come before the first one shows.
  const files = useRef<readonly File[]>([])
  const choose = async (chosen: readonly File[]) => {
    files.current = chosen
    const input = field()
    if (input) input.files = transferOf(chosen)
    // Most replies have no file, so what checks them is not among the scripts that the page waits for.
    const { chosenFiles } = await import('./chosen-files.ts')
    if (files.current !== chosen) return
    const checkedFiles = chosenFiles(chosen)
    files.current = checkedFiles.rows.map(({ file }) => file)
    if (input) input.files = transferOf(files.current)
    input?.setCustomValidity(checkedFiles.fault ?? '')
    setChosen(checkedFiles)
  }
  const remove = async (at: number) => {
    const buttons = [...(place.current?.querySelectorAll('button') ?? [])].filter((_, index) => index !== at)
    await choose(files.current.filter((_, index) => index !== at))
    ;(buttons[Math.min(at, buttons.length - 1)] ?? field())?.focus()
  }
  // Files may be chosen before the page comes alive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration.
  useEffect(() => {
    const early = [...(field()?.files ?? [])]
    if (early.length > 0) void choose(early)
  }, [])
  return (
    <div className="field files-field" ref={place}>
      <label htmlFor="reply-files">Files</label>
      <Input
        type="file"
        name="file"
        multiple
        accept={rules.accept}
        {...controlMarks('reply-files', marks, rules.most)}
        onChange={({ target }) => void choose([...files.current, ...(target.files ?? [])])}
      />
      <FieldFault id="reply-files" fault={marks.fault} />
      <small id="reply-files-hint" className="quiet">
        Pictures, PDF, office documents, text or CSV; {rules.most} together at most
      </small>
      {rows.length > 0 && (
        <ul className="file-list" aria-label="Chosen files">
          {rows.map(({ file, name, size }, index) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <span>
                {name} <span className="quiet">{size}</span>
              </span>
              <PlainButton
                type="button"
                className="button quiet-button"
                aria-label={`Remove ${name}`}
                onClick={() => void remove(index)}
              >
                Remove
              </PlainButton>
            </li>
          ))}
        </ul>
      )}
      <p className={fault === null ? 'quiet' : 'fault'} role="status">
        {fault ?? total}
      </p>
    </div>
  )
}

function transferOf(files: readonly File[]): FileList {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  return transfer.files
}
