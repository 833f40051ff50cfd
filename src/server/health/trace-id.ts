import { AsyncLocalStorage } from 'node:async_hooks'

/** A span under way: one piece of work in a trace. */
export interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentId: string | null
  readonly startMs: number
  /** False: this trace is not sampled, so neither is anything below it. */
  readonly sampled: boolean
}

/** The span that the code that runs now belongs to. */
export const currentSpan = new AsyncLocalStorage<Span | null>()

/** The trace of the request or job under way, for the log; null without tracing. */
export function traceId(): string | null {
  const span = currentSpan.getStore()
  return span?.sampled ? span.traceId : null
}
