/**
 * FORM-13: the id by which a form sent twice is recognised as one lead. A browser with JavaScript makes it; otherwise
 * it is a hash of the typed values, the car and the hour (docs/decisions/003).
 */
export async function submissionId(siteSlug: string, input: Readonly<Record<string, unknown>>, now: Date) {
  if (typeof input.submission_id === 'string' && input.submission_id.trim() !== '') return input.submission_id
  const typed = Object.entries(input)
    // Skip lists and objects: nobody types them, and a call may nest them too deeply to serialise.
    .filter(([name, value]) => !NOT_TYPED.has(name) && typeof value !== 'object')
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const hour = now.toISOString().slice(0, 'YYYY-MM-DDTHH'.length)
  const bytes = new TextEncoder().encode(JSON.stringify([siteSlug, hour, typed]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `typed-${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

const NOT_TYPED = new Set(['submission_id', 'visited_pages', 'linked_query_params'])
