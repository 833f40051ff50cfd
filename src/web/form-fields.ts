import { textFields } from '#ui/form/text-fields.ts'

/** The text fields of a posted form; repeated fields are joined as lines, files are ignored. */
export async function formFields(request: Request): Promise<Readonly<Record<string, string>>> {
  return textFields(await request.formData())
}
