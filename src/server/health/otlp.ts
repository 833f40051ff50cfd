/** A span with what OpenTelemetry says about it. */
export interface FinishedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentId: string | null
  readonly name: string
  readonly kind: 'server' | 'client' | 'internal'
  readonly startMs: number
  readonly seconds: number
  readonly failed: boolean
  readonly attributes: Readonly<Record<string, string | number | boolean>>
}

/** Numbers of the protocol (opentelemetry/proto/trace/v1/trace.proto). */
const KINDS = { internal: 1, server: 2, client: 3 } as const
const STATUS_ERROR = 2

/** The body of an export of spans: OTLP as JSON, with ids in hexadecimal and times in nanoseconds. */
export function traceBody(service: string, spans: readonly FinishedSpan[]): string {
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ 'service.name': service, 'process.pid': process.pid }) },
        scopeSpans: [{ scope: { name: 'forecourt' }, spans: spans.map(toOtlp) }],
      },
    ],
  })
}

function toOtlp({ traceId, spanId, parentId, name, kind, startMs, seconds, failed, attributes }: FinishedSpan) {
  return {
    traceId,
    spanId,
    ...(parentId === null ? {} : { parentSpanId: parentId }),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(startMs),
    endTimeUnixNano: nanoseconds(startMs + seconds * 1000),
    attributes: attributesOf(attributes),
    status: failed ? { code: STATUS_ERROR } : {},
  }
}

/** As text: the number is beyond what a JavaScript number holds exactly. */
function nanoseconds(ms: number): string {
  return `${BigInt(Math.round(ms * 1000)) * 1000n}`
}

function attributesOf(attributes: FinishedSpan['attributes']) {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: otlpValue(value) }))
}

function otlpValue(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}
