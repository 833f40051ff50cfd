/** A post of a slow sender: the first of its body comes when the server asks for it, the rest after `end()`. */
export function slowPost(headers: Readonly<Record<string, string>>, [first, rest]: readonly [string, string]) {
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  let pieces = 0
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        pieces += 1
        read()
        if (pieces > 1) await ended
        if (pieces > 2) return controller.close()
        controller.enqueue(Buffer.from(pieces === 1 ? first : rest))
      },
    },
    { highWaterMark: 0 },
  )
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  /** `asked()`: whether the server asked for any of it. */
  return { init, isRead, end, asked: () => pieces > 0 }
}

export const MULTIPART = 'multipart/form-data; boundary=x'
/** A form in parts with a file that is no photo. */
export const NO_PHOTO = [
  '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n',
  'no photo\r\n--x--\r\n',
] as const
