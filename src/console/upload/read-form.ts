import type busboy from 'busboy'
import { type Pace, paced, UploadCutShort } from '#operations/bodies/paced-upload.ts'
import { FormTooLarge, parserOf, TooManyFiles } from './read-upload.ts'

export interface FormRules {
  readonly pace?: Pace | undefined
  /** Of the whole body. */
  readonly bytes: number
  /** Of its fields without files. */
  readonly textBytes: number
  /** Else of a file only the name is kept, and its bytes pass by, or nothing more is read from the first file on. */
  readonly files: 'kept' | { readonly dropUnless: (form: FormData) => boolean }
}

/**
 * H4-3: a form, read piece by piece, no further than the rules say. Empty if the body is no form. Throws `FormTooLarge` as
 * soon as it has too much, and `UploadCutShort` if it ends early or comes too slowly.
 */
export async function readForm(
  type: string,
  stream: ReadableStream<Uint8Array> | null,
  rules: FormRules,
): Promise<FormData> {
  const form = new FormData()
  const parser = stream && parserOf(type, { fieldSize: rules.textBytes + 1, fieldNameSize: LONGEST_NAME })
  if (!parser) return form
  const { reading, tooMuch, hasFile, isOver } = collect(parser, form, rules)
  const over = new Promise<void>((resolve, reject) => parser.on('close', resolve).on('error', reject))
  over.catch(() => {})
  let bytes = 0
  try {
    for await (const piece of paced(stream, rules.pace)) {
      bytes += piece.byteLength
      if (bytes > rules.bytes) throw new FormTooLarge()
      await Promise.race([new Promise<void>((resolve) => parser.write(piece, () => resolve())), over])
      throwIf(tooMuch() ?? (bytes > rules.textBytes && !hasFile() ? new FormTooLarge() : null))
      if (isOver()) return form
    }
    parser.end()
    await Promise.all([over, ...reading])
    throwIf(tooMuch())
    return form
  } catch (error) {
    if (error instanceof FormTooLarge || error instanceof UploadCutShort) throw error
    throw new UploadCutShort('The form broke off.')
  } finally {
    parser.destroy()
  }
}

function throwIf(error: Error | null): void {
  if (error !== null) throw error
}

/** Of a field, in bytes: a longer one would lose its end. */
const LONGEST_NAME = 1000

/** Puts what the parser finds into the form. */
function collect(parser: busboy.Busboy, form: FormData, { textBytes, files }: FormRules) {
  const reading: Promise<void>[] = []
  let text = 0
  let tooMuch: FormTooLarge | null = null
  let hasFile = false
  let isOver = false
  parser.on('field', (name: string | undefined, value, { valueTruncated }) => {
    text += Buffer.byteLength(value)
    if (valueTruncated || text > textBytes) tooMuch ??= new FormTooLarge()
    else if (name !== undefined) form.append(name, value)
  })
  parser.on('filesLimit', () => {
    // Of a form that nobody holds the rest does not matter.
    if (!isOver) tooMuch ??= new TooManyFiles()
  })
  parser.on('file', (name: string | undefined, file, { filename }) => {
    hasFile = true
    file.on('error', () => {})
    if (files !== 'kept') isOver ||= files.dropUnless(form)
    if (name === undefined || !filename || files !== 'kept') {
      if (name !== undefined && filename) form.append(name, new File([], filename))
      return void file.resume()
    }
    const read = (async () => {
      const pieces: Uint8Array<ArrayBuffer>[] = []
      for await (const piece of file) pieces.push(piece)
      form.append(name, new File(pieces, filename))
    })()
    read.catch(() => {})
    reading.push(read)
  })
  return {
    reading,
    tooMuch: () => tooMuch,
    hasFile: () => hasFile,
    isOver: () => isOver,
  }
}
