import { FORMAT, HEADER_BYTES, MAGIC, padded, SECTION_HEADER_BYTES, SECTIONS, type Section, sumOf } from './format.ts'

/** Writes sections one after the other; `SnapshotReader` reads them in the same order. */
export class SnapshotWriter {
  readonly #parts: { readonly section: Section; readonly bytes: Uint8Array }[] = []

  /** The first `length` numbers of the array. They are copied in `finish`, so they must not change before it. */
  int32(array: Int32Array, length: number): void {
    this.#add('int32', array, length)
  }

  uint32(array: Uint32Array, length: number): void {
    this.#add('uint32', array, length)
  }

  uint16(array: Uint16Array, length: number): void {
    this.#add('uint16', array, length)
  }

  float64(array: Float64Array, length: number): void {
    this.#add('float64', array, length)
  }

  bytes(array: Uint8Array, length: number): void {
    this.#add('bytes', array, length)
  }

  texts(texts: readonly string[]): void {
    // JSON also encodes half a surrogate pair.
    this.#parts.push({ section: 'texts', bytes: new TextEncoder().encode(JSON.stringify(texts)) })
  }

  finish(): Uint8Array {
    const length = this.#parts.reduce(
      (sum, { bytes }) => sum + SECTION_HEADER_BYTES + padded(bytes.length),
      HEADER_BYTES,
    )
    const snapshot = new Uint8Array(length)
    const view = new DataView(snapshot.buffer)
    let at = HEADER_BYTES
    for (const { section, bytes } of this.#parts) {
      view.setUint32(at, SECTIONS.indexOf(section), true)
      view.setUint32(at + 4, bytes.length, true)
      snapshot.set(bytes, at + SECTION_HEADER_BYTES)
      at += SECTION_HEADER_BYTES + padded(bytes.length)
    }
    new Uint32Array(snapshot.buffer, 0, 4).set([MAGIC, FORMAT, length, sumOf(snapshot)])
    return snapshot
  }

  #add(section: Section, array: Numbers, length: number): void {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, length * array.BYTES_PER_ELEMENT)
    this.#parts.push({ section, bytes })
  }
}

type Numbers = Int32Array | Uint32Array | Uint16Array | Float64Array | Uint8Array
