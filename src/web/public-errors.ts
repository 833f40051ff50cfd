import type { SentForm } from '#domain/form/sent-form.ts'
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

/** The form in the data of an error, which can be sent again; null if there is none. */
export function sentIn(data: unknown): SentForm | null {
  return typeof data === 'object' && data !== null && 'sent' in data ? (data.sent as SentForm) : null
}

/** A page's state before its errors are public. */
interface Failing {
  readonly statusCode: number
  readonly errors: Readonly<Record<string, unknown>> | null
}

/**
 * The state with its errors for the browser. A bug becomes a status 500 without details, a busy database 503 with the form
 * that was `sent`, so that nothing typed is lost (H4-6); `fail` reports both.
 */
export function withPublicErrors<State extends Failing>(
  state: State,
  fail: (error: unknown) => void,
  sent: SentForm | null = null,
) {
  const { errors } = state
  if (errors === null) return { ...state, errors }
  const told = (error: unknown): PublicError => {
    const publicError = publicErrorIn(error)
    if (publicError === null) fail(error)
    if (publicError !== null) return publicError
    return isBusy(error) ? { status: BUSY.status, data: sent && { sent } } : { status: 500, data: null }
  }
  return {
    ...state,
    statusCode: Object.values(errors).some(isBusy) ? BUSY.status : state.statusCode,
    errors: Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, told(error)])),
  }
}
