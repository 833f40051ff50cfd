/** A typed instant, ISO 8601 with Z or an offset; null if it is none. */
export function typedInstant(text: string): Date | null {
  const at = new Date(text)
  return /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(at.getTime()) ? at : null
}
