import { BUSY, isBusy } from '#domain/no-connection.ts'

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

/** A page's state before its errors are public. */
interface Failing {
  readonly statusCode: number
  readonly errors: Readonly<Record<string, unknown>> | null
}

/**
 * The state with its errors for the browser. A bug becomes a status 500 without details, a busy database 503; `fail`
 * reports both.
 */
export function withPublicErrors<State extends Failing>(state: State, fail: (error: unknown) => void) {
  const { errors } = state
  if (errors === null) return { ...state, errors }
  const told = (error: unknown): PublicError => {
    const known = publicErrorIn(error)
    if (known === null) fail(error)
    return known ?? { status: isBusy(error) ? BUSY.status : 500, data: null }
  }
  return {
    ...state,
    statusCode: Object.values(errors).some(isBusy) ? BUSY.status : state.statusCode,
    errors: Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, told(error)])),
  }
}
