/** A form's text values by name. Several values of one name are joined with line breaks. Files are left out. */
export function textFields(form: FormData): Readonly<Record<string, string>> {
  const names = [...new Set(form.keys())]
  return Object.fromEntries(
    names.flatMap((name) => {
      const texts = form.getAll(name).filter((value) => typeof value === 'string')
      return texts.length > 0 ? [[name, texts.join('\n')]] : []
    }),
  )
}
