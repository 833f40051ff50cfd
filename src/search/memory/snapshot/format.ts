/**
 * A snapshot's form: a header of four numbers (magic, form, length in bytes, sum of what follows), then sections, each
 * of its kind, its length in bytes and its bytes, padded so that every array starts where its numbers may.
 */
export const MAGIC = 0x46435331
/** To be raised by whoever changes what the engine's parts save, or its order. */
export const FORMAT = 2
export const HEADER_BYTES = 16
export const SECTION_HEADER_BYTES = 8

export const SECTIONS = ['int32', 'uint32', 'uint16', 'float64', 'bytes', 'texts'] as const
export type Section = (typeof SECTIONS)[number]

/** The next multiple of eight. */
export const padded = (length: number): number => Math.ceil(length / 8) * 8

/** A sum of all after the header in which each single wrong byte shows; not meant against forgery. */
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
