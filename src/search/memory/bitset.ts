/** A set of rows as bits, 32 rows per word. Sets of one engine have the same length, so they combine word by word. */
export type Bits = Int32Array

export const wordsFor = (rows: number): number => (rows + 31) >>> 5

export function hasBit(bits: Bits, row: number): boolean {
  return ((bits[row >>> 5]! >>> (row & 31)) & 1) === 1
}

export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5]! |= 1 << (row & 31)
}

export function clearBit(bits: Bits, row: number): void {
  bits[row >>> 5]! &= ~(1 << (row & 31))
}

export function countBits(bits: Bits, words: number): number {
  let count = 0
  for (let word = 0; word < words; word++) {
    let bit = bits[word]!
    bit -= (bit >>> 1) & 0x55555555
    bit = (bit & 0x33333333) + ((bit >>> 2) & 0x33333333)
    count += Math.imul((bit + (bit >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** Writes the rows of the set from `from` on into `out`, ascending, and returns their number. */
export function listRows(bits: Bits, words: number, out: Int32Array, from = 0): number {
  let count = 0
  let mask = -1 << (from & 31)
  for (let word = from >>> 5; word < words; word++) {
    let rest = bits[word]! & mask
    const first = word << 5
    while (rest !== 0) {
      out[count++] = first + 31 - Math.clz32(rest & -rest)
      rest &= rest - 1
    }
    mask = -1
  }
  return count
}
