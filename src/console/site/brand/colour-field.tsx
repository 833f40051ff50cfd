import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type BrandColours, brandFault, contrastRows, nearestReadable } from '#domain/colour/brand-colour.ts'
import { Input } from '../../parts/form/controls.tsx'
import type { controlMarks } from '../../parts/form/field-fault.tsx'
import { useScripted } from '../../parts/use-scripted.ts'
import { valueName } from '../part/field-names.ts'
import type { FieldNode } from '../part/part-values.ts'
import { brandColourOf, NAMES, typedColour } from './brand-colour-of.ts'
import { ContrastList } from './contrast-list.tsx'

interface ColourFieldProps {
  readonly node: FieldNode
  readonly name: string
  readonly marks: ReturnType<typeof controlMarks>
}

/** STUDIO-17: a colour as text and by the system's chooser, with how texts read on it while one chooses. */
export function ColourField({ node, name, marks }: ColourFieldProps) {
  const isScripted = useScripted()
  const field = useRef<HTMLInputElement>(null)
  const [value = ''] = node.values
  const [typed, setTyped] = useState(value)
  const colour = typedColour(typed)
  const hear = ({ target }: FormEvent<HTMLElement>) => setTyped((target as HTMLInputElement).value)
  /** As if a person had typed it, so that it is stored when it is chosen. */
  const take = (next: string) => {
    const input = field.current
    if (input === null) return
    setTyped(next)
    input.value = next
    input.dispatchEvent(new Event('focusout', { bubbles: true }))
  }
  return (
    <div className="colour-control">
      <div className="colour-row">
        <Input
          ref={field}
          name={name}
          defaultValue={value}
          onInput={hear}
          spellCheck={false}
          autoComplete="off"
          className="colour-field"
          {...marks}
        />
        {isScripted && (
          <input
            type="color"
            aria-label={`Choose: ${node.label}`}
            value={colour ?? '#ffffff'}
            onChange={(event) => {
              // What the chooser passes on its way is not stored.
              event.stopPropagation()
              setTypedIn(field.current, event.target.value, setTyped)
            }}
            onBlur={() => take(field.current?.value ?? '')}
          />
        )}
      </div>
      {colour !== null && <Reading node={node} colour={colour} field={field} take={isScripted ? take : null} />}
    </div>
  )
}

/** While the chooser is open nothing is stored. */
function setTypedIn(input: HTMLInputElement | null, next: string, say: (text: string) => void): void {
  if (input !== null) input.value = next
  say(next)
}

interface ReadingProps {
  readonly node: FieldNode
  readonly colour: string
  readonly field: { readonly current: HTMLInputElement | null }
  /** Null: the page is not alive. */
  readonly take: ((colour: string) => void) | null
}

/** How texts read on the colour; of one that fails, the nearest that passes. */
function Reading({ node, colour, field, take }: ReadingProps) {
  const name = brandColourOf(node.path)
  const [others, setOthers] = useState<BrandColours>(NONE)
  useEffect(() => {
    const form = field.current?.form
    if (!form) return undefined
    const read = () => setOthers(coloursIn(form))
    read()
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [field])
  if (name === null) return null
  const fault = brandFault(name, colour)
  const near = nearestReadable(name, colour)
  return (
    <>
      <ContrastList rows={contrastRows(name, { ...others, [name]: colour })} />
      <div className="colour-advice" role="status">
        {fault !== null && (
          <>
            <p className="form-fault">Texts do not read well with this colour.</p>
            {take === null ? (
              <p>The nearest that reads is {near}.</p>
            ) : (
              <button type="button" className="button quiet-button" onClick={() => take(near)}>
                Use {near}, the nearest that reads
              </button>
            )}
          </>
        )}
      </div>
    </>
  )
}

const NONE: BrandColours = { primary: '#1d4ed8', accent: null, ground: null, bands: null }

/** The colours of the brand as the form has them. */
function coloursIn(form: HTMLFormElement): BrandColours {
  const held = NAMES.map((name) => {
    const field = form.elements.namedItem(valueName(`branding/${name}`))
    return [name, field instanceof HTMLInputElement ? typedColour(field.value) : null] as const
  })
  const { primary, ...rest } = Object.fromEntries(held) as Readonly<Record<(typeof NAMES)[number], string | null>>
  return { ...NONE, ...rest, primary: primary ?? NONE.primary }
}
