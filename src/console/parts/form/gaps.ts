import { type ComponentProps, createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { FormContext } from './page-forms.ts'

/** STAFF-10: what the browser misses in a form that is about to go. Without script the browser says it. */
interface Gaps {
  /** Sentences by the id of their control, in the order of the form. */
  readonly said: ReadonlyMap<string, string>
  readonly find: (event: { readonly currentTarget: Element; preventDefault(): void }) => void
}

const NONE: ReadonlyMap<string, string> = new Map()

export const GapsContext = createContext<Gaps>({ said: NONE, find: () => {} })

/** The gaps of a form. They go as soon as its person types, and the first has the cursor. */
export function useGaps(): Gaps {
  const [said, setSaid] = useState(NONE)
  const first = useRef<HTMLElement>(null)
  useEffect(() => {
    if (said === NONE) return undefined
    first.current?.focus()
    const end = () => setSaid(NONE)
    document.addEventListener('input', end)
    return () => document.removeEventListener('input', end)
  }, [said])
  return useMemo(() => {
    const find: Gaps['find'] = (event) => {
      const control = event.currentTarget as HTMLInputElement
      const all = [...(control.form?.elements ?? [])] as HTMLInputElement[]
      // One sentence for all buttons of a choice.
      const radio = all.find(({ type, name }) => type === 'radio' && type === control.type && name === control.name)
      const marked = radio ?? control
      // Nothing to add: the page's own check has shown a fault, or the control has no id to show a sentence for.
      if (control.validity.customError || marked.id === '') return
      event.preventDefault()
      if (control === all.find(({ validity }) => validity?.valid === false)) first.current = marked
      setSaid((before) => new Map([...before, [marked.id, sentenceOf(marked)]]))
    }
    return { said, find }
  }, [said])
}

/** A control's own attributes, with the form that it is in and what its form misses in it. */
export function useMarked<
  Props extends ComponentProps<'input'> | ComponentProps<'textarea'> | ComponentProps<'select'>,
>(given: Props): Props {
  const form = useContext(FormContext)?.element
  const { said, find } = useContext(GapsContext)
  const props = { form, onInvalid: find, ...given }
  if (given.id === undefined || !said.has(given.id) || given['aria-invalid']) return props
  const by = [`${given.id}-fault`, given['aria-describedby']].filter(Boolean).join(' ')
  return { ...props, 'aria-invalid': true, 'aria-describedby': by }
}

/** `data-missing`: the field's own sentence, where its form is described. */
function sentenceOf({ type, validity, dataset }: HTMLInputElement): string {
  if (validity.badInput) return 'Not complete. Finish it, or clear it.'
  if (validity.typeMismatch) return 'Enter a valid email address, such as name@example.com.'
  if (dataset['missing'] !== undefined) return dataset['missing']
  if (type === 'file') return 'Choose a file.'
  return type === 'radio' || type === 'select-one' ? 'Choose one.' : 'Fill this in.'
}
