/** The mark of a submission: the same values sent again have the same one, so that they are one lead. */
export type SubmissionMark = (values: Readonly<Record<string, string>>) => string

/**
 * M6: marks by what the values say. A visitor who changes a field after a first try whose answer was lost gets a new mark:
 * the server may have stored that try, and would take the correction for a repeat of it.
 */
export function newSubmissionMark(newId: () => string = randomId): SubmissionMark {
  const sent = new Map<string, string>()
  return (values) => {
    const written = JSON.stringify(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)))
    const id = sent.get(written) ?? newId()
    sent.set(written, id)
    return id
  }
}

/** `randomUUID` is missing on plain http away from localhost. */
function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
