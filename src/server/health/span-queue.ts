import type { Log } from '#operations/log/log.ts'
import type { FinishedSpan } from './otlp.ts'

/** Spans that wait to be sent. */
export interface SpanQueue {
  add(span: FinishedSpan): void
  /** Sends what waits. */
  close(): Promise<void>
}

const SEND_EVERY_MS = 5_000
const MOST_AT_ONCE = 512
/** Beyond this, spans are dropped: a collector that is away must not take the memory of the pages. */
const MOST_WAITING = 4_096

/** Sends spans in batches. A batch that fails is dropped, with one warning until the next success. */
export function createSpanQueue(
  send: (spans: readonly FinishedSpan[]) => Promise<void>,
  log: Pick<Log, 'warn'>,
  sendEveryMs = SEND_EVERY_MS,
): SpanQueue {
  let waiting: FinishedSpan[] = []
  let sending: Promise<void> | null = null
  let isWarned = false

  const flush = (): Promise<void> => {
    sending ??= sendAll().finally(() => {
      sending = null
    })
    return sending
  }
  const timer = setInterval(() => void flush(), sendEveryMs).unref()

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_AT_ONCE)
      waiting = waiting.slice(MOST_AT_ONCE)
      try {
        await send(batch)
        isWarned = false
      } catch (error) {
        // Traces are a help, never a reason for a failure.
        if (!isWarned) log.warn('traces could not be sent and are dropped', { reason: String(error) })
        isWarned = true
      }
    }
  }

  return {
    add(span) {
      if (waiting.length >= MOST_WAITING) return
      waiting.push(span)
      if (waiting.length >= MOST_AT_ONCE && sending === null) void flush()
    },
    async close() {
      clearInterval(timer)
      await sending
      await flush()
    },
  }
}
