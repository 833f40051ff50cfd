/** The text of a form's field, without white space around it; empty if it is missing or a file. */
export function formText(form: FormData, name: string): string {
  return formSecret(form, name).trim()
}

/** A password as it was typed. */
export function formSecret(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
