import { channel } from 'node:diagnostics_channel'

/** A finished database query: its text with placeholders, never its values. */
export interface DoneQuery {
  readonly text: string
  readonly seconds: number
  readonly failed: boolean
}

const queries = channel('forecourt:query')

/** Reports a finished query to metrics and traces. */
export function noteQuery(query: DoneQuery): void {
  if (queries.hasSubscribers) queries.publish(query)
}

/** Calls `listener` after each query, in the context of the work that made it. Returns what ends it. */
export function onQueryDone(listener: (query: DoneQuery) => void): () => void {
  const subscriber = (message: unknown) => listener(message as DoneQuery)
  queries.subscribe(subscriber)
  return () => queries.unsubscribe(subscriber)
}
