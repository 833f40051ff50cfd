/** Who a form was shown to, on which site and on which page of the console. */
export interface ShownTo {
  readonly person: string
  readonly site: string
  readonly page: string
}

/**
 * STAFF-10: puts into every form of a page who it was shown to: a form that arrives after the session ended still says
 * who typed it, and never counts as another person's or another site's.
 */
export function markForms(html: string, { person, site, page }: ShownTo): string {
  const field = `<input type="hidden" name="${FIELD}" value="${escaped(`${person} ${site} ${page}`)}"/>`
  return html.replaceAll(/<form [^>]*method="post"[^>]*>/g, (form) => form + field)
}

/** Takes that field out of a form; null: the form has none. */
export function takeShownTo(form: FormData): ShownTo | null {
  const text = form.get(FIELD)
  form.delete(FIELD)
  const [person = '', site = '', page = '/'] = typeof text === 'string' ? text.split(' ') : []
  return person === '' ? null : { person, site, page }
}

const FIELD = 'shown-to'

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
