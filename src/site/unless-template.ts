/** A form that a site chose; null for the template's own. */
export function unlessTemplate<Form extends string>(form: Form | 'template'): Form | null {
  return form === 'template' ? null : form
}
