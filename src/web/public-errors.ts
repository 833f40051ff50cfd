/** An error without secrets: its status, and the data that the route gave for the page. */
export interface PublicError {
  readonly status: number
  readonly data: unknown
}

/** The error if a route or the router threw it for visitors; null for a bug. */
export function publicErrorIn(error: unknown): PublicError | null {
  if (typeof error !== 'object' || error === null || !('status' in error && 'data' in error)) return null
  const { status, data } = error
  return typeof status === 'number' ? { status, data } : null
}

/** A page's errors for the browser. Bugs become a status 500 without details; `fail` reports them. */
export function publicErrors(
  errors: Readonly<Record<string, unknown>> | null,
  fail: (error: unknown) => void,
): Readonly<Record<string, PublicError>> | null {
  if (errors === null) return null
  const told = (error: unknown): PublicError => {
    const known = publicErrorIn(error)
    if (known === null) fail(error)
    return known ?? { status: 500, data: null }
  }
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, told(error)]))
}
