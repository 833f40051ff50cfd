import { z } from 'zod'

/** A collector of traces, and which share of requests it gets. */
export interface TracesAddress {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly service: string
  readonly share: number
}

/** OpenTelemetry's own variables, of which these are read. */
export const traceSettings = {
  /** A collector that takes traces as OTLP over HTTP (docs/operations.md). Empty: no traces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'http://collector:4318' }).optional(),
  /** Headers for the collector: 'authorization=Bearer%20abc,tenant=cars', with percent-encoded values. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default(''),
  /** The name of this platform at the collector. */
  OTEL_SERVICE_NAME: z.string().default('forecourt'),
  /** Share of requests that are traced, from 0 to 1; imports, deliveries and sendings always are. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
}

/** Null: no traces. */
export function tracesOf(settings: z.infer<z.ZodObject<typeof traceSettings>>): TracesAddress | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = settings
  if (endpoint === undefined) return null
  const { OTEL_SERVICE_NAME: service, OTEL_TRACES_SAMPLER_ARG: share } = settings
  return { endpoint, headers: headersIn(headers), service, share }
}

function headersIn(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(',').flatMap((pair) => {
    const at = pair.indexOf('=')
    const name = at < 0 ? '' : pair.slice(0, at).trim()
    return /^\S+$/.test(name) ? [[name, decodeURIComponent(pair.slice(at + 1).trim())] as const] : []
  })
  return Object.fromEntries(pairs)
}
