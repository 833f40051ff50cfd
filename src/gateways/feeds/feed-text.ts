import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { FeedFault } from './feed-fault.ts'

export type FeedEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'iso-8859-15'

/** A feed file before it is parsed. */
export interface FeedFile {
  readonly file: string
  readonly bytes: number
  readonly encoding: FeedEncoding
  /** First characters, for detecting the format. */
  readonly head: string
  /** Notices about the whole file, as sentences. */
  readonly notices: readonly string[]
}

/** Checks that a file is readable text, and detects its encoding. Throws FeedFault. */
export async function examineFile(file: string, wanted: FeedEncoding | null): Promise<FeedFile> {
  const { head, bytes } = await readHead(file)
  if (bytes === 0) throw new FeedFault(`The file ${file} is empty.`)
  const archive = ARCHIVES.find(({ magic }) => head.subarray(0, magic.length).equals(magic))
  if (archive)
    throw new FeedFault(`The file ${file} is ${archive.what}: export or unpack it as CSV, JSON, NDJSON or XML first.`)
  const assumedEncoding = wanted ?? encodingByMark(head) ?? 'utf-8'
  const badLine = assumedEncoding === 'utf-8' ? await firstLineNotUtf8(file) : null
  if (badLine !== null && wanted !== null) {
    throw new FeedFault(
      `The file ${file} is not UTF-8 as its mapping says: line ${badLine} has other bytes. Leave 'encoding' out, or name 'windows-1252'.`,
    )
  }
  const encoding = badLine === null ? assumedEncoding : 'windows-1252'
  const notices =
    badLine !== null
      ? [`The file is not UTF-8 (line ${badLine}); it was read as Windows-1252 (Latin-1).`]
      : encoding === 'utf-8' || wanted !== null
        ? []
        : [`The file was read as ${encoding.toUpperCase()}.`]
  const text = withoutMark(new TextDecoder(encoding).decode(head))
  if (text.includes('\0'))
    throw new FeedFault(`The file ${file} is not text: it has NUL characters near its beginning.`)
  return { file, bytes, encoding, head: text, notices }
}

/** The file's text in pieces. `onBytes` receives the number of bytes read so far. */
export async function* feedText(
  { file, encoding }: FeedFile,
  onBytes: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  let bytes = 0
  let first = true
  for await (const chunk of chunksOf(file)) {
    bytes += chunk.length
    const text = decoder.decode(chunk, { stream: true })
    if (text !== '') yield first ? withoutMark(text) : text
    first = false
    onBytes(bytes)
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

const HEAD_BYTES = 65_536
const CHUNK_BYTES = 262_144
const ARCHIVES = [
  { magic: Buffer.from('PK\u0003\u0004', 'latin1'), what: 'a ZIP archive or an Excel workbook' },
  { magic: Buffer.from([0x1f, 0x8b]), what: 'compressed with gzip' },
  { magic: Buffer.from('%PDF', 'latin1'), what: 'a PDF' },
  { magic: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), what: 'an old Excel workbook' },
]

async function readHead(file: string): Promise<{ head: Buffer; bytes: number }> {
  try {
    const { size } = await stat(file)
    const handle = await open(file)
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
      return { head: buffer.subarray(0, bytesRead), bytes: size }
    } finally {
      await handle.close()
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new FeedFault(`The file ${file} can't be read: ${REASONS[code] ?? (code || String(error))}.`, {
      cause: error,
    })
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'this user has no permission',
  EISDIR: 'it is a folder',
}

function chunksOf(file: string): AsyncIterable<Buffer> {
  return createReadStream(file, { highWaterMark: CHUNK_BYTES })
}

/** Detects the encoding by the byte order mark, or UTF-16 by zeros in every other byte. */
function encodingByMark(head: Buffer): FeedEncoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const sample = head.subarray(0, 512)
  const zeros = [0, 0]
  for (const [place, byte] of sample.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1
  if ((zeros[1] ?? 0) > sample.length / 4 && zeros[0] === 0) return 'utf-16le'
  if ((zeros[0] ?? 0) > sample.length / 4 && zeros[1] === 0) return 'utf-16be'
  return null
}

/** Checks line by line: in UTF-8 a line end is never part of a longer character. */
async function firstLineNotUtf8(file: string): Promise<number | null> {
  let line = 1
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunksOf(file)) {
    const data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const end = data.lastIndexOf(NEW_LINE) + 1
    const whole = data.subarray(0, end)
    if (!isUtf8(whole)) return line + badLineWithin(whole)
    line += countLines(whole)
    rest = data.subarray(end)
  }
  return isUtf8(rest) ? null : line
}

const NEW_LINE = 0x0a

function countLines(data: Buffer): number {
  let count = 0
  for (let at = data.indexOf(NEW_LINE); at >= 0; at = data.indexOf(NEW_LINE, at + 1)) count += 1
  return count
}

function badLineWithin(data: Buffer): number {
  let start = 0
  for (let line = 0; ; line += 1) {
    const end = data.indexOf(NEW_LINE, start)
    if (end < 0 || !isUtf8(data.subarray(start, end))) return line
    start = end + 1
  }
}

function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '')
}
