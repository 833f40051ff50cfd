import { crc32 } from 'node:zlib'

/** What a page is put together of: bytes that many pages share, or a text of its own. */
export type Piece = Uint8Array | string

export interface PageBytes {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The same for the same pieces; one that is shared is summed up once. */
  readonly sum: number
}

/**
 * Puts a page together in one place, which the next page uses again: texts become bytes there, for every array that is made
 * on the way has the memory swept sooner. One page at a time.
 */
export function startPage(): { add(piece: Piece): void; end(): PageBytes } {
  let [at, sum] = [0, 0]
  return {
    add(piece) {
      grow(at, typeof piece === 'string' ? piece.length * MOST_BYTES_A_LETTER : piece.length)
      const start = at
      if (typeof piece === 'string') at += room.write(piece, at)
      else {
        room.set(piece, at)
        at += piece.length
      }
      const added = typeof piece === 'string' ? crc32(room.subarray(start, at)) : sumOf(piece)
      sum = (Math.imul(sum, 31) + added) >>> 0
    },
    end() {
      const bytes = Buffer.allocUnsafeSlow(at)
      room.copy(bytes, 0, 0, at)
      return { bytes, sum }
    },
  }
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
