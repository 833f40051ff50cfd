import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { deserialize, serialize } from 'node:v8'
import type { FeedRemark, FeedValue } from '#domain/feed/record.ts'
import { FeedFault } from './feed-fault.ts'
import type { FeedItem } from './feed-item.ts'

/** One row in a file. Its columns are there only if they differ from those of the row before it. */
interface PackedItem {
  readonly columns: readonly string[] | null
  readonly place: readonly [row: number, line: number] | null
  readonly values: readonly FeedValue[]
  readonly remark: FeedRemark | null
}

/** Much more than the rows of the largest file take; a file that repeats long names of columns stops here. */
const ROWS_BYTES = 512 * 1024 * 1024
const WRITTEN_AT_ONCE_BYTES = 256 * 1024
const LENGTH_BYTES = 4

/**
 * H4-3: writes rows to a file, for the server to take one at a time; `most` of them at most. Throws FeedFault if they are
 * more than ROWS_BYTES. Returns how many bytes they are.
 */
export async function writeRows(path: string, items: AsyncIterable<FeedItem>, most: number): Promise<number> {
  const file = await open(path, 'wx', 0o600)
  try {
    return await writeInto(file, items, most)
  } finally {
    await file.close()
  }
}

async function writeInto(file: FileHandle, items: AsyncIterable<FeedItem>, most: number): Promise<number> {
  let columns: readonly string[] = []
  let [bytes, written, rows] = [0, 0, 0]
  let waiting: Buffer[] = []
  const flush = async () => {
    await file.writev(waiting)
    written = bytes
    waiting = []
  }
  for await (const item of items) {
    const itemColumns = item.record === null ? columns : [...item.record.cells.keys()]
    const isSame =
      itemColumns.length === columns.length && itemColumns.every((column, index) => column === columns[index])
    const packed = serialize(pack(item, isSame ? null : itemColumns))
    columns = itemColumns
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32LE(packed.length)
    waiting.push(length, packed)
    bytes += LENGTH_BYTES + packed.length
    if (bytes > ROWS_BYTES) throw new FeedFault('The rows of the file are larger than any stock: split it into feeds.')
    if (bytes - written > WRITTEN_AT_ONCE_BYTES) await flush()
    rows += 1
    if (rows === most) break
  }
  await flush()
  return bytes
}

/** The rows of `writeRows`, one at a time. `onBytes` receives the number of bytes read so far. */
export async function* readRows(path: string, onBytes: (bytes: number) => void): AsyncGenerator<FeedItem> {
  let columns: readonly string[] = []
  let bytes = 0
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, { highWaterMark: WRITTEN_AT_ONCE_BYTES })) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (let end = endOf(rest); end <= rest.length; end = endOf(rest)) {
      // Written by `writeRows`.
      const packed = deserialize(rest.subarray(LENGTH_BYTES, end)) as PackedItem
      rest = rest.subarray(end)
      bytes += end
      columns = packed.columns ?? columns
      onBytes(bytes)
      yield unpacked(packed, columns)
    }
  }
}

function endOf(data: Buffer): number {
  return data.length < LENGTH_BYTES ? Number.POSITIVE_INFINITY : LENGTH_BYTES + data.readUInt32LE()
}

function pack(item: FeedItem, columns: readonly string[] | null): PackedItem {
  const { record } = item
  return {
    columns,
    place: record && [record.row, record.line],
    values: record === null ? [] : [...record.cells.values()],
    remark: item.ok ? null : item.remark,
  }
}

function unpacked({ place, values, remark }: PackedItem, columns: readonly string[]): FeedItem {
  const record = place && {
    row: place[0],
    line: place[1],
    cells: new Map(columns.map((column, index) => [column, values[index] ?? null])),
  }
  if (remark !== null) return { ok: false, remark, record }
  // Every row that can be read has a place.
  return { ok: true, record: record! }
}
