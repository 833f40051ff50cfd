/**
 * STAFF-10: what the browser misses in a form stands at its field, in our words and the look of every other fault. One field
 * at a time, as browsers do. Without script, and before this is loaded, the browser says it.
 */
document.addEventListener('invalid', find, true)
document.addEventListener('input', over)
document.addEventListener('submit', over)

let end = () => {}

function find(event: Event): void {
  const control = event.target as HTMLInputElement
  const all = [...(control.form?.elements ?? [])] as HTMLInputElement[]
  const first = all.find(({ validity }) => validity?.valid === false)
  // A page's own check has said it.
  if (!first || first.validity.customError) return
  event.preventDefault()
  if (control !== first) return
  end()
  end = mark(control)
}

function over(): void {
  end()
}

/** Marks a control, and returns what takes the mark away. The sentence is none of React's elements, and goes before it acts. */
function mark(control: HTMLInputElement): () => void {
  const before = MARKS.map((name) => [name, control.getAttribute(name)] as const)
  const sentence = document.createElement('p')
  sentence.id = 'form-gap'
  sentence.className = 'form-fault'
  sentence.textContent = textOf(control)
  const choices = control.type === 'radio' ? control.closest('fieldset') : null
  if (choices) choices.append(sentence)
  else control.after(sentence)
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', `${sentence.id} ${control.getAttribute('aria-describedby') ?? ''}`.trim())
  control.focus()
  return () => {
    sentence.remove()
    for (const [name, value] of before) {
      if (value === null) control.removeAttribute(name)
      else control.setAttribute(name, value)
    }
  }
}

const MARKS = ['aria-invalid', 'aria-describedby']

function textOf({ type, validity }: HTMLInputElement): string {
  if (validity.badInput) return 'Not complete. Finish it, or clear it.'
  if (validity.typeMismatch) return 'Enter a valid email address, such as name@example.com.'
  if (type === 'file') return 'Choose a file.'
  return type === 'radio' || type === 'select-one' ? 'Choose one.' : 'Fill this in.'
}
