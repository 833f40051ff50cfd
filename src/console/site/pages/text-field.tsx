import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { writingPrompts } from '#domain/content/writing-prompts.ts'
import { TextBox } from '../../parts/form/controls.tsx'
import { useScripted } from '../../parts/use-scripted.ts'
import { EDITS, type Selected, type TextEdit, type TextTool, withPicture } from './text-edits.ts'
import { toolOf } from './text-keys.ts'
import { useDroppedPictures } from './use-dropped-pictures.ts'

const TOOLS: readonly { readonly tool: TextTool; readonly label: string; readonly keys: string }[] = [
  { tool: 'heading', label: 'Heading', keys: 'Alt+Shift+H' },
  { tool: 'bold', label: 'Bold', keys: 'Ctrl+B' },
  { tool: 'list', label: 'List', keys: 'Alt+Shift+L' },
  { tool: 'link', label: 'Link', keys: 'Alt+Shift+K' },
]

const MOST_PROMPTS = 6

interface TextFieldProps {
  readonly text: string
  /** Files that it can show. */
  readonly pictures: readonly string[]
  /** Where a pasted or dropped picture goes. */
  readonly pictureAction: string
}

/** STUDIO-2, STUDIO-16: a text with its tools, and what a visitor would miss in it. */
export function TextField({ text, pictures, pictureAction }: TextFieldProps) {
  const id = useId()
  const isScripted = useScripted()
  const box = useRef<HTMLTextAreaElement>(null)
  const [now, setNow] = useState(text)
  const prompts = writingPrompts(now).slice(0, MOST_PROMPTS)
  const edit = (make: (selected: { text: string; start: number; end: number }) => TextEdit) => {
    const field = box.current
    if (field === null) return
    const { value, selectionStart, selectionEnd } = field
    apply(field, make({ text: value, start: selectionStart, end: selectionEnd }))
    setNow(field.value)
  }
  const dropped = useDroppedPictures(pictureAction, (file) => edit((selected) => behind(selected, file)))
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const tool = toolOf(event)
    if (tool === null) return
    event.preventDefault()
    edit(EDITS[tool])
  }
  return (
    <div className="field text-field">
      <label htmlFor={id}>Text</label>
      {isScripted && (
        <div className="toolbar" role="toolbar" aria-label="Text" aria-controls={id}>
          {TOOLS.map(({ tool, label, keys }) => (
            <button
              key={tool}
              type="button"
              className="button quiet-button"
              title={keys}
              onClick={() => edit(EDITS[tool])}
            >
              {label}
            </button>
          ))}
          {pictures.length > 0 && (
            <select
              aria-label="Put a picture into the text"
              value=""
              onChange={({ target }) => edit((selected) => withPicture(selected, target.value))}
            >
              <option value="">Picture …</option>
              {pictures.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </div>
      )}
      <TextBox
        id={id}
        ref={box}
        name="text"
        rows={20}
        defaultValue={text}
        onKeyDown={press}
        onPaste={dropped.onPaste}
        onDrop={dropped.onDrop}
        onInput={({ currentTarget }) => setNow(currentTarget.value)}
        aria-describedby={`${id}-hint ${id}-prompts`}
      />
      <small id={`${id}-hint`} className="quiet">
        A line that begins with ## is a heading, one with - an entry of a list. Words between ** are bold.
        {isScripted && ' Paste or drop a picture where it belongs.'}
      </small>
      <p className="quiet" role="status">
        {dropped.said}
      </p>
      <ul id={`${id}-prompts`} className="text-prompts" aria-live="polite">
        {prompts.map(({ line, text: said }) => (
          <li key={`${line} ${said}`}>
            Line {line}: {said}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A picture at the cursor; where words are selected, below their line: they stay, as those of the picture before do. */
function behind(selected: Selected, file: string): TextEdit {
  const { text, start, end } = selected
  const next = text.indexOf('\n', end)
  const at = start === end ? start : next === -1 ? text.length : next
  return withPicture({ text, start: at, end: at }, file)
}

/** Changes the field as typing does, so that the browser's own undo takes it back. */
function apply(field: HTMLTextAreaElement, { from, to, put, start, end }: TextEdit): void {
  field.focus()
  field.setSelectionRange(from, to)
  // Old, and the only way that keeps the field's undo.
  if (!document.execCommand('insertText', false, put)) {
    field.setRangeText(put, from, to, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.setSelectionRange(start, end)
}
