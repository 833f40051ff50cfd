import { cutText } from '#domain/cut-text.ts'

/** A file of a form, as it comes. */
export interface ReceivedUpload {
  readonly name: string
  readonly content: AsyncIterable<Uint8Array>
}

/** Thrown when the body ends before its file does. */
export class UploadCutShort extends Error {}

/** Longer lines are no headers of a browser. */
const LONGEST_HEAD = 8 * 1024
const HEAD_END = Buffer.from('\r\n\r\n')

/**
 * INTAKE-1: the first file of a form (multipart/form-data), read piece by piece: `FormData` would hold all of it in
 * memory. Null: the form has no file. Throws `UploadCutShort`, the content too.
 */
export async function readUpload(
  type: string,
  stream: ReadableStream<Uint8Array> | null,
): Promise<ReceivedUpload | null> {
  const boundary = /^multipart\/form-data;.*\bboundary="?([^";]{1,70})"?/i.exec(type)?.[1]
  if (boundary === undefined || stream === null) return null
  const reader = stream.getReader()
  // As if a line end came before the first part too.
  let rest = Buffer.from('\r\n')
  const more = async () => {
    // A browser that goes away ends the stream with an error of its own.
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }) as const)
    if (done) throw new UploadCutShort('The upload broke off.')
    rest = Buffer.concat([rest, value])
  }
  const end = Buffer.from(`\r\n--${boundary}`)

  async function* content(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = rest.indexOf(end)
      // The end may begin in the last bytes that are here.
      const sure = at === -1 ? rest.length - end.length : at
      if (sure > 0) {
        yield rest.subarray(0, sure)
        rest = rest.subarray(sure)
      }
      if (at !== -1) return
      await more()
    }
  }

  for (;;) {
    for await (const _skipped of content());
    while (rest.length < end.length + 2) await more()
    if (rest.subarray(end.length, end.length + 2).toString('latin1') === '--') return null
    let headEnd = rest.indexOf(HEAD_END)
    while (headEnd === -1) {
      if (rest.length > LONGEST_HEAD) return null
      await more()
      headEnd = rest.indexOf(HEAD_END)
    }
    const head = rest.subarray(0, headEnd).toString('utf8')
    // The line end before the next boundary may follow at once, where a part is empty.
    rest = rest.subarray(headEnd + 2)
    const name = /^content-disposition:[^\r\n]*\bfilename="([^"\r\n]*)"/im.exec(head)?.[1]
    if (name === undefined || name === '') continue
    rest = rest.subarray(2)
    return { name: plainName(name), content: content() }
  }
}

/** The last part of a path, without control characters. */
function plainName(name: string): string {
  return cutText((name.split(/[\\/]/).at(-1) ?? '').replaceAll(/\p{Cc}/gu, ''), 200) || 'file'
}
