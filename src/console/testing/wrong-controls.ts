import { plain } from './page-form.ts'

/** A control that is marked as wrong. */
export interface WrongControl {
  readonly name: string
  readonly hasFocus: boolean
  /** The fault that describes it. */
  readonly says: string
}

/** STAFF-10: the controls of a form that are marked as wrong. `having`: a text of the form, as for `formOf`. */
export function wrongControls(html: string, action: string, having = ''): readonly WrongControl[] {
  const [, form = ''] = around(html, action, having)
  return [...form.matchAll(/<[^>]* aria-invalid="true"[^>]*>/g)].map(([tag]) => {
    const fault = /aria-describedby="(\S+-fault)/.exec(tag)?.[1]
    return {
      name: / name="([^"]*)"/.exec(tag)?.[1] ?? '',
      hasFocus: / autofocus/i.test(tag),
      says: plain(new RegExp(`<p id="${fault}"[^>]*>([^<]*)`).exec(form)?.[1] ?? ''),
    }
  })
}

/** What is before a form of a page, and the form. */
export function around(html: string, action: string, having = ''): readonly string[] {
  const parts = html.split(/(?=<form)/)
  const at = parts.findIndex((part) => part.includes(` action="${action}"`) && part.includes(having))
  return [parts.slice(0, at).join(''), parts[at]?.split('</form>')[0] ?? '']
}
