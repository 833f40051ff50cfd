import { tracingChannel } from 'node:diagnostics_channel'

/**
 * Kinds of work that metrics count and traces show. `operation`: what a route asks of the platform. `job`: a job of the
 * queue.
 */
export const WORK_KINDS = ['request', 'operation', 'search', 'delivery', 'import', 'sending'] as const
export type WorkKind = (typeof WORK_KINDS)[number]

/** A piece of work under way. Nothing in it may identify a person: it goes to the tracing service as it is. */
export interface Work {
  readonly kind: WorkKind
  /** What it is, of a few: a route's name, the kind of a delivery, a feed. Never an address or an id. */
  readonly name: string
  /** The site's slug; null for work of the platform. */
  readonly site: string | null
  /** Facts for a trace, added while the work goes on. */
  readonly facts: Record<string, string | number | boolean>
}

/** Finished work. */
export interface DoneWork extends Work {
  readonly seconds: number
  readonly failed: boolean
}

/** What the channel passes on; `startedAt` is a monotonic time in milliseconds. */
export interface WorkUnderWay extends Work {
  readonly startedAt: number
  readonly error?: unknown
}

/**
 * Runs work that metrics and traces follow. Node's own channels carry it, because they have one name in the whole process: the built
 * pages have a second copy of this module. Without a listener it costs a look at a flag.
 */
export function traced<T>(work: Work, run: () => Promise<T>): Promise<T> {
  const channel = channelOf(work.kind)
  if (!channel.hasSubscribers) return run()
  return channel.tracePromise(run, { ...work, startedAt: performance.now() })
}

/** Calls `listener` after each piece of work of a kind. Returns what ends it. */
export function onWorkDone(kind: WorkKind, listener: (work: DoneWork) => void): () => void {
  const subscriber = {
    start() {},
    end() {},
    asyncStart() {},
    asyncEnd: (work: WorkUnderWay) => listener(doneOf(work)),
    error() {},
  }
  const channel = channelOf(kind)
  channel.subscribe(subscriber)
  return () => channel.unsubscribe(subscriber)
}

export function doneOf({ kind, name, site, facts, startedAt, error }: WorkUnderWay): DoneWork {
  // A route answers with a Response that it throws, such as a redirect.
  const failed = error !== undefined && !(error instanceof Response)
  return { kind, name, site, facts, seconds: (performance.now() - startedAt) / 1000, failed }
}

const CHANNELS = new Map(
  WORK_KINDS.map((kind) => [kind, tracingChannel<unknown, WorkUnderWay>(`forecourt:${kind}`)] as const),
)

/** The channel of a kind, for what needs more than `onWorkDone`. */
export function channelOf(kind: WorkKind) {
  const channel = CHANNELS.get(kind)
  if (!channel) throw new Error(`There is no work of the kind ${kind}.`)
  return channel
}
