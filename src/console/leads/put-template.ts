/** INBOX-7: puts a template’s text into a field of an answer. A subject that a person touched stays. */
export function put(form: HTMLFormElement, name: string, text: string, where: 'at the cursor' | 'if untouched'): void {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  if (field.value === field.defaultValue) field.value = text
  else if (where === 'at the cursor') insertAtCursor(field, text)
  else return
  // The draft and the length of a text message follow.
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  if (name === 'text') field.focus()
}

/** A paragraph of its own, beside the words around it. */
function insertAtCursor(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (text.trim() === '') return
  const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0]
  const before = /\S[^\S\n]*$/.test(field.value.slice(0, start)) ? '\n\n' : ''
  const after = /^[^\S\n]*\S/.test(field.value.slice(end)) ? '\n\n' : ''
  field.setRangeText(before + text.trimEnd() + after, start, end, 'end')
}
