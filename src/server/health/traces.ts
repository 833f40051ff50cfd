import { randomBytes } from 'node:crypto'
import { cutText } from '#domain/cut-text.ts'
import type { Log } from '#operations/log/log.ts'
import { type DoneQuery, onQueryDone } from '#tracing/query.ts'
import { channelOf, type DoneWork, doneOf, WORK_KINDS, type WorkKind, type WorkUnderWay } from '#tracing/work.ts'
import type { TracesAddress } from '../settings/trace-settings.ts'
import { type FinishedSpan, traceBody } from './otlp.ts'
import { createSpanQueue, type SpanQueue } from './span-queue.ts'
import { currentSpan, type Span } from './trace-id.ts'

/** Sends traces until it is closed, which sends what is left. */
export interface Traces {
  close(): Promise<void>
}

/**
 * Follows requests, operations, searches, queries, deliveries, imports and sendings, and sends them as OpenTelemetry traces (OPS-7). Only
 * loaded where a collector is set. A request starts its own trace: a `traceparent` of the outside would let strangers choose what is traced.
 */
export function startTraces(address: TracesAddress, log: Pick<Log, 'warn'>): Traces {
  const { endpoint, headers, service, share } = address
  const queue = createSpanQueue((spans) => post(endpoint, headers, traceBody(service, spans)), log)
  const ending = [
    ...WORK_KINDS.map((kind) => followWork(kind, share, queue)),
    onQueryDone((query) => addQuery(query, queue)),
  ]
  return {
    async close() {
      for (const end of ending) end()
      await queue.close()
    },
  }
}

interface TracedWork extends WorkUnderWay {
  span?: Span
}

function followWork(kind: TracedWork['kind'], share: number, queue: SpanQueue): () => void {
  const channel = channelOf(kind)
  channel.start.bindStore(currentSpan, (work: TracedWork) => {
    const parent = currentSpan.getStore() ?? null
    const sampled = parent?.sampled ?? (BEGINS_TRACE[kind] && (kind !== 'request' || Math.random() < share))
    work.span = sampled ? newSpan(parent) : NOT_SAMPLED
    return work.span
  })
  const finish = (work: TracedWork) => {
    const { span } = work
    if (span?.sampled) queue.add(spanOf(doneOf(work), span))
  }
  const subscriber = { start() {}, end() {}, asyncStart() {}, asyncEnd: finish, error() {} }
  channel.subscribe(subscriber)
  return () => {
    channel.start.unbindStore(currentSpan)
    channel.unsubscribe(subscriber)
  }
}

/** A search or an operation of no request, such as warming a search engine, is not traced. */
const BEGINS_TRACE: Readonly<Record<WorkKind, boolean>> = {
  request: true,
  delivery: true,
  import: true,
  sending: true,
  operation: false,
  search: false,
}
const NOT_SAMPLED: Span = { traceId: '', spanId: '', parentId: null, startMs: 0, sampled: false }

function newSpan(parent: Span | null): Span {
  return {
    traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    parentId: parent?.spanId ?? null,
    startMs: Date.now(),
    sampled: true,
  }
}

function spanOf({ kind, name, site, facts, seconds, failed }: DoneWork, span: Span): FinishedSpan {
  const { method, route, status, ...rest } = facts
  const isRequest = kind === 'request'
  return {
    ...span,
    name: isRequest ? `${method} ${route ?? ''}`.trim() : kind === name ? kind : `${kind} ${name}`,
    kind: isRequest ? 'server' : 'internal',
    seconds,
    failed: failed || (typeof status === 'number' && status >= 500),
    attributes: {
      ...(site === null ? {} : { 'forecourt.site': site }),
      ...(isRequest && method !== undefined ? { 'http.request.method': method } : {}),
      ...(route === undefined ? {} : { 'http.route': route }),
      ...(status === undefined ? {} : { 'http.response.status_code': status }),
      ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [`forecourt.${key}`, value])),
    },
  }
}

/** A query belongs to the work that made it; one of no work, such as the queue's polling, is not traced. */
function addQuery({ text, seconds, failed }: DoneQuery, queue: SpanQueue): void {
  const parent = currentSpan.getStore()
  if (!parent?.sampled) return
  const span = { ...newSpan(parent), startMs: Date.now() - seconds * 1000 }
  const [verb = 'query'] = /\w+/.exec(text) ?? []
  queue.add({
    ...span,
    name: `query ${verb.toLowerCase()}`,
    kind: 'client',
    seconds,
    failed,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': cutText(text, LONGEST_QUERY) },
  })
}

const LONGEST_QUERY = 2_000
const SEND_WITHIN_MS = 10_000

async function post(endpoint: string, headers: Readonly<Record<string, string>>, body: string): Promise<void> {
  const response = await fetch(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
    signal: AbortSignal.timeout(SEND_WITHIN_MS),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`The collector answered ${response.status}.`)
}
