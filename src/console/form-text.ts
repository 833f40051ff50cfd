/** The text of a form's field, without white space around it; empty if it is missing or a file. */
export function formText(form: FormData, name: string): string {
  return formSecret(form, name).trim()
}

/** A password as it was typed. */
export function formSecret(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The chosen files of a form's field; a field without a choice sends one without a name. */
export function formFiles(
  form: FormData,
  name: string,
): Promise<readonly { readonly name: string; readonly bytes: Uint8Array }[]> {
  const files = form.getAll(name).filter((value) => typeof value !== 'string')
  const chosen = files.filter((file) => file.name !== '' || file.size > 0)
  return Promise.all(chosen.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })))
}
