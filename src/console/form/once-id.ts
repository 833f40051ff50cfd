import { formText } from '../form-text.ts'

/** The id that a page made with its form, so that it is done once however often it is sent; null: it is none. */
export function onceId(form: FormData, name: string): string | null {
  const id = formText(form, name)
  return /^[\w-]{8,64}$/.test(id) ? id : null
}

/** Why a form without such an id is not done. */
export const SEND_AGAIN = 'Send it again.'
