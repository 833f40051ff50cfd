import { crc32 } from 'node:zlib'

/** What a page is put together of: bytes that many pages share, or a text of its own. */
export type Piece = Uint8Array | string

export interface PageBytes {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Makes the same bytes anew. */
  readonly again: () => Uint8Array<ArrayBuffer>
  /** The same for the same pieces; one that is shared is summed up once. */
  readonly sum: number
}

/**
 * Puts a page together in one place, which the next page uses again: texts become bytes there, for every array that is made
 * on the way has the memory swept sooner.
 */
export function pageOfPieces(pieces: readonly Piece[]): PageBytes {
  let [at, sum] = [0, 0]
  for (const piece of pieces) {
    const start = at
    at = write(piece, at)
    const added = typeof piece === 'string' ? crc32(room.subarray(start, at)) : sumOf(piece)
    sum = (Math.imul(sum, 31) + added) >>> 0
  }
  return { bytes: written(at), again: () => written(pieces.reduce((end, piece) => write(piece, end), 0)), sum }
}

/** Writes it into the one place from `at` on; answers where it ends. */
function write(piece: Piece, at: number): number {
  const isText = typeof piece === 'string'
  grow(at, isText ? piece.length * MOST_BYTES_A_LETTER : piece.length)
  if (isText) return at + room.write(piece, at)
  room.set(piece, at)
  return at + piece.length
}

function written(length: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(length)
  room.copy(bytes, 0, 0, length)
  return bytes
}

const MOST_BYTES_A_LETTER = 3
/** A listing has 180 kB, 260 with every facet. */
let room: Buffer = Buffer.allocUnsafeSlow(512 * 1024)

function grow(at: number, more: number) {
  if (room.length - at >= more) return
  const larger = Buffer.allocUnsafeSlow(2 * (at + more))
  room.copy(larger, 0, 0, at)
  room = larger
}

function sumOf(piece: Uint8Array): number {
  const known = sums.get(piece)
  if (known !== undefined) return known
  const sum = crc32(piece)
  sums.set(piece, sum)
  return sum
}

const sums = new WeakMap<Uint8Array, number>()
