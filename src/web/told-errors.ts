/** An error as a visitor may know it: its status, and what the route that threw it gave for the page. */
export interface ToldError {
  readonly status: number
  readonly data: unknown
}

/** What a route or the router threw for visitors to know; null for a bug. */
export function toldErrorIn(error: unknown): ToldError | null {
  if (typeof error !== 'object' || error === null || !('status' in error && 'data' in error)) return null
  const { status, data } = error
  return typeof status === 'number' ? { status, data } : null
}

/** The errors of a page without anything of a bug but that there was one; `fail` reports each bug. */
export function toldErrors(
  errors: Readonly<Record<string, unknown>> | null,
  fail: (error: unknown) => void,
): Readonly<Record<string, ToldError>> | null {
  if (errors === null) return null
  const told = (error: unknown): ToldError => {
    const known = toldErrorIn(error)
    if (known === null) fail(error)
    return known ?? { status: 500, data: null }
  }
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, told(error)]))
}
