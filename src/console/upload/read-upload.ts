import { Readable } from 'node:stream'
import busboy from 'busboy'
import { cutText } from '#domain/cut-text.ts'
import { type Pace, paced, UploadCutShort } from '#operations/bodies/paced-upload.ts'

export { UploadCutShort } from '#operations/bodies/paced-upload.ts'

/** H4-3: far more than a person picks for one form. An empty file takes time and memory too. */
export const MOST_FILES = 100
/** Thrown when a form has more than may be read. */
export class FormTooLarge extends Error {}
/** Thrown when it has more than `MOST_FILES` files. */
export class TooManyFiles extends FormTooLarge {
  override readonly name = 'TooManyFiles'
}

/** A file of a form, as it comes. */
export interface ReceivedUpload {
  readonly name: string
  readonly content: AsyncIterable<Uint8Array>
}

/** INTAKE-1: the first file of a form, read piece by piece. Null: it has none. Throws as `readUploads`, the content too. */
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
 * memory. Read each before the next. Throws `UploadCutShort`, and `TooManyFiles` as soon as there are too many.
 */
export async function* readUploads(
  type: string,
  stream: ReadableStream<Uint8Array> | null,
  pace?: Pace,
): AsyncGenerator<ReceivedUpload, undefined> {
  const parser = stream && parserOf(type, { fieldSize: TEXT_BYTES })
  if (!parser) return
  const waiting: ReceivedUpload[] = []
  let over: { readonly error: Error | null } | null = null
  let wake = () => {}
  const end = (error: Error | null) => {
    over ??= { error }
    wake()
  }
  parser.on('file', (_field, file, { filename }) => {
    if (!filename) return void file.on('error', () => {}).resume()
    file.on('error', () => {})
    waiting.push({ name: plainName(filename), content: whole(file) })
    wake()
  })
  parser.on('filesLimit', () => end(new TooManyFiles()))
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
      const error = (over as { error: Error | null } | null)?.error
      if (error) throw error
      const next = waiting.shift()
      if (next !== undefined) yield next
      else if (over !== null) return
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  } finally {
    source.destroy()
    parser.destroy()
  }
}

/** Text beside the files passes by. */
const TEXT_BYTES = 4_096

/** Reads a form piece by piece, with at most `MOST_FILES` files; null: the type is none of a form. */
export function parserOf(type: string, limits: busboy.Limits = {}): busboy.Busboy | null {
  try {
    return busboy({
      headers: { 'content-type': type },
      defParamCharset: 'utf8',
      preservePath: true,
      limits: { ...limits, files: MOST_FILES },
    })
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
