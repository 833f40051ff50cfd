import { Readable } from 'node:stream'
import busboy from 'busboy'
import { cutText } from '#domain/cut-text.ts'
import { type Pace, paced, UploadCutShort } from './paced-upload.ts'

export { UploadCutShort } from './paced-upload.ts'

/** A file of a form, as it comes. */
export interface ReceivedUpload {
  readonly name: string
  readonly content: AsyncIterable<Uint8Array>
}

/** INTAKE-1: the first file of a form, read piece by piece. Null: it has none. Throws `UploadCutShort`, the content too. */
export async function readUpload(
  type: string,
  stream: ReadableStream<Uint8Array> | null,
  pace?: Pace,
): Promise<ReceivedUpload | null> {
  const files = readUploads(type, stream, pace)
  const { value, done } = await files.next()
  if (done) return null
  async function* content() {
    yield* value!.content
    // The rest of the form too: half of it would mean that it broke off.
    for await (const other of files) for await (const _ of other.content);
  }
  return { name: value.name, content: content() }
}

/**
 * S3-11: the files of a form (multipart/form-data) in turn, read piece by piece, so that no more than a few pieces are in
 * memory. Read each before the next.
 */
export async function* readUploads(
  type: string,
  stream: ReadableStream<Uint8Array> | null,
  pace?: Pace,
): AsyncGenerator<ReceivedUpload, undefined> {
  const parser = stream && parserOf(type, { fieldSize: TEXT_BYTES })
  if (!parser) return
  const waiting: ReceivedUpload[] = []
  let over: { readonly error: UploadCutShort | null } | null = null
  let wake = () => {}
  const end = (error: UploadCutShort | null) => {
    over ??= { error }
    wake()
  }
  parser.on('file', (_field, file, { filename }) => {
    if (!filename) return void file.on('error', () => {}).resume()
    file.on('error', () => {})
    waiting.push({ name: plainName(filename), content: whole(file) })
    wake()
  })
  parser.on('close', () => end(null))
  parser.on('error', () => end(new UploadCutShort('The upload broke off.')))
  const source = Readable.from(paced(stream, pace))
  source.on('error', (error) => {
    parser.destroy()
    end(error instanceof UploadCutShort ? error : new UploadCutShort('The upload broke off.'))
  })
  source.pipe(parser)
  try {
    for (;;) {
      const next = waiting.shift()
      if (next !== undefined) yield next
      else if (over !== null) {
        const { error } = over as { error: UploadCutShort | null }
        if (error !== null) throw error
        return
      } else await new Promise<void>((resolve) => (wake = resolve))
    }
  } finally {
    source.destroy()
    parser.destroy()
  }
}

/** Text beside the files passes by. */
const TEXT_BYTES = 4_096

/** Reads a form piece by piece; null: the type is none of a form. */
export function parserOf(type: string, limits: busboy.Limits = {}): busboy.Busboy | null {
  try {
    return busboy({ headers: { 'content-type': type }, defParamCharset: 'utf8', preservePath: true, limits })
  } catch {
    // It is no form.
    return null
  }
}

async function* whole(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* file
  } catch {
    throw new UploadCutShort('The upload broke off.')
  }
}

/** The last part of a path, without control characters. */
function plainName(name: string): string {
  return cutText((name.split(/[\\/]/).at(-1) ?? '').replaceAll(/\p{Cc}/gu, ''), 200) || 'file'
}
