import { DRAFT_OF } from '../parts/form/typed-form.ts'

/** Who a form was shown to, on which site and on which page of the console. */
export interface ShownTo {
  readonly person: string
  readonly site: string
  readonly page: string
}

/**
 * STAFF-10: the hidden field of every form says who it was shown to: a form that arrives after the session ended still says
 * who typed it, and never counts as another person's or another site's.
 */
export function markOf({ person, site, page }: ShownTo): string {
  return `${person} ${site} ${page}`
}

/** Takes the field out of a form; null: the form has none. */
export function takeShownTo(form: FormData): ShownTo | null {
  const text = form.get(SHOWN_TO)
  form.delete(SHOWN_TO)
  form.delete(DRAFT_OF)
  const [person = '', site = '', page = '/'] = typeof text === 'string' ? text.split(' ') : []
  return person === '' ? null : { person, site, page }
}

/** The first field of each form. */
export const SHOWN_TO = 'shown-to'
