import { formFields } from '../form-fields.ts'

/**
 * The fields of a POST that ends mail (RFC 8058): of the page's button, or of a mail program's one click, which may send a
 * form of either kind, or nothing. What is no form has no fields.
 */
export async function oneClickFields(request: Request): Promise<Readonly<Record<string, string>>> {
  return formFields(request).catch(() => ({}))
}
