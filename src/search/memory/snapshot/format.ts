/**
 * Format of a snapshot: a header of four numbers (magic, format, length in bytes, checksum of the rest), then sections,
 * each with its kind, its length in bytes and its bytes, padded so that arrays are aligned.
 */
export const MAGIC = 0x46435331
/** Raise it when the engine's parts save other data or another order, or when words fold in another way. */
export const FORMAT = 3
export const HEADER_BYTES = 16
export const SECTION_HEADER_BYTES = 8

export const SECTIONS = ['int32', 'uint32', 'uint16', 'float64', 'bytes', 'texts'] as const
export type Section = (typeof SECTIONS)[number]

/** Rounds up to a multiple of eight. */
export const padded = (length: number): number => Math.ceil(length / 8) * 8

/** Checksum of everything after the header. Detects any single wrong byte; does not protect against forgery. */
export function sumOf(snapshot: Uint8Array): number {
  const words = new Int32Array(
    snapshot.buffer,
    snapshot.byteOffset + HEADER_BYTES,
    (snapshot.length - HEADER_BYTES) / 4,
  )
  let sum = 0
  for (let index = 0; index < words.length; index++) {
    const mixed = Math.imul(sum ^ words[index]!, 0x01000193)
    sum = (mixed << 13) | (mixed >>> 19)
  }
  return sum >>> 0
}
