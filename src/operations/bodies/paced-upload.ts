/** Thrown when the body ends before its file does, or comes too slowly. */
export class UploadCutShort extends Error {
  override readonly name = 'UploadCutShort'
}

/** S3-24: what must come while we wait this long in all: a third of a slow phone line. */
export interface Pace {
  readonly windowMs: number
  readonly leastBytes: number
}
const PACE: Pace = { windowMs: 10_000, leastBytes: 50_000 }

/** The pieces of a body. One that trickles ends with `UploadCutShort`; time in which nobody reads does not count. */
export async function* paced(
  stream: ReadableStream<Uint8Array>,
  { windowMs, leastBytes }: Pace = PACE,
): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  let waitedMs = 0
  let bytes = 0
  try {
    for (;;) {
      const from = performance.now()
      const { promise: late, reject } = Promise.withResolvers<never>()
      const timer = setTimeout(() => reject(new UploadCutShort('The upload came too slowly.')), windowMs - waitedMs)
      // A browser that goes away ends the stream with an error of its own.
      const read = reader.read().catch(() => {
        throw new UploadCutShort('The upload broke off.')
      })
      const { done, value } = await Promise.race([read, late]).finally(() => clearTimeout(timer))
      if (done) return
      waitedMs += performance.now() - from
      bytes += value.byteLength
      if (bytes >= leastBytes) {
        waitedMs = 0
        bytes = 0
      } else if (waitedMs >= windowMs) throw new UploadCutShort('The upload came too slowly.')
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
