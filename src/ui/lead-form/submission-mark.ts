/** Returns the id of a submission: the same values get the same id, so that a repeat is the same lead. */
export type SubmissionMark = (values: Readonly<Record<string, string>>) => string

/**
 * M6: ids by value. If a visitor changes a field after a first attempt whose answer was lost, the submission gets a new
 * id: the server may have stored that attempt, and would ignore the correction as a repeat.
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

/** Browsers have no `randomUUID` on plain HTTP except on localhost. */
function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
