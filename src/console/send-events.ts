/** How long one stream lives; the browser then connects again and its session is checked like that of any request. */
const LIFETIME_MS = 5 * 60_000

/**
 * Texts as server-sent events, read only as fast as the browser takes them. Ends when the browser leaves. `ended` is
 * called then, and in any case when the lifetime is over.
 */
export function eventStream(
  texts: (signal: AbortSignal) => AsyncIterable<string>,
  ended: () => void = () => {},
): ReadableStream<Uint8Array> {
  const left = new AbortController()
  const over = setTimeout(ended, LIFETIME_MS)
  over.unref()
  const end = () => {
    clearTimeout(over)
    ended()
  }
  const encoder = new TextEncoder()
  let each: AsyncIterator<string> | null = null
  return new ReadableStream(
    {
      async pull(controller) {
        if (each === null) {
          each = texts(AbortSignal.any([left.signal, AbortSignal.timeout(LIFETIME_MS)]))[Symbol.asyncIterator]()
          // A page that does not hear this knows that a proxy holds the answer back, and asks instead.
          controller.enqueue(encoder.encode('event: ready\ndata: yes\n\n'))
          return
        }
        const { done, value } = await each.next().catch((error: unknown) => {
          end()
          throw error
        })
        if (done) {
          end()
          controller.close()
        } else controller.enqueue(encoder.encode(`data: ${value}\n\n`))
      },
      cancel() {
        end()
        left.abort()
      },
    },
    // The watch begins when the first text is read.
    { highWaterMark: 0 },
  )
}
