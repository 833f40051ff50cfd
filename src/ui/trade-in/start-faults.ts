import type { FormFaults } from '#domain/form/form-faults.ts'

/** Errors of a refused form, and the typed values. */
export type StartFaults = Pick<FormFaults, 'fields' | 'values'>
