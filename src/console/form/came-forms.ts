import type { FilledForm, FormFields } from '#domain/form/define-form.ts'

/** The forms of a page by name: one may come back as it was sent, with its faults. */
export type CameForms<Forms extends Readonly<Record<string, FormFields>>> = {
  readonly [Name in keyof Forms]?: FilledForm<Forms[Name]>
}

/** How many fields need a correction. */
export function faultsIn(came: Readonly<Record<string, Pick<FilledForm<FormFields>, 'faults'>>>): number {
  return Object.values(came).reduce((sum, { faults }) => sum + Object.keys(faults).length, 0)
}
