/** The ids by which a field, its message and the summary of errors find one another. */
export const fieldId = (name: string): string => `enquiry-${name}`
export const errorId = (name: string): string => `enquiry-${name}-error`
export const hintId = (name: string): string => `enquiry-${name}-hint`
