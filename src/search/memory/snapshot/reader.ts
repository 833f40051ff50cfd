import { FORMAT, HEADER_BYTES, MAGIC, padded, SECTION_HEADER_BYTES, SECTIONS, type Section, sumOf } from './format.ts'

export type OpenedSnapshot =
  | { readonly ok: true; readonly reader: SnapshotReader }
  | { readonly ok: false; readonly reason: string }

/** Checks a snapshot before anything in it is used. */
export function openSnapshot(bytes: Uint8Array): OpenedSnapshot {
  if (bytes.length < HEADER_BYTES) return { ok: false, reason: 'it is shorter than a header' }
  // Copied by the constructor here and below: `slice` of a Buffer would share its memory.
  const snapshot = bytes.byteOffset % 8 === 0 ? bytes : new Uint8Array(bytes)
  const [magic, format, length, sum] = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 4)
  if (magic !== MAGIC) return { ok: false, reason: 'it is no snapshot of this machine’s kind' }
  if (format !== FORMAT) return { ok: false, reason: `it has form ${format}, not ${FORMAT}` }
  if (length !== snapshot.length) return { ok: false, reason: `it is ${snapshot.length} bytes long, not ${length}` }
  if (sum !== sumOf(snapshot)) return { ok: false, reason: 'its bytes are damaged' }
  return { ok: true, reader: new SnapshotReader(snapshot) }
}

/** Reads a snapshot's sections in the order in which `SnapshotWriter` wrote them. */
export class SnapshotReader {
  readonly #snapshot: Uint8Array
  readonly #view: DataView
  #at = HEADER_BYTES

  constructor(snapshot: Uint8Array) {
    this.#snapshot = snapshot
    this.#view = new DataView(snapshot.buffer, snapshot.byteOffset, snapshot.length)
  }

  int32(): Int32Array {
    return new Int32Array(new Uint8Array(this.#next('int32')).buffer)
  }

  uint32(): Uint32Array {
    return new Uint32Array(new Uint8Array(this.#next('uint32')).buffer)
  }

  uint16(): Uint16Array {
    return new Uint16Array(new Uint8Array(this.#next('uint16')).buffer)
  }

  float64(): Float64Array {
    return new Float64Array(new Uint8Array(this.#next('float64')).buffer)
  }

  /** Shares the snapshot's memory, unlike the others: most of a snapshot is such bytes. */
  bytes(): Uint8Array {
    return this.#next('bytes')
  }

  texts(): string[] {
    return JSON.parse(new TextDecoder().decode(this.#next('texts')))
  }

  #next(expected: Section): Uint8Array {
    const section = SECTIONS[this.#view.getUint32(this.#at, true)]
    // Happens only if `save` and `load` of one class disagree.
    if (section !== expected) throw new Error(`The snapshot has ${section} where ${expected} should be`)
    const start = this.#at + SECTION_HEADER_BYTES
    const length = this.#view.getUint32(this.#at + 4, true)
    this.#at = start + padded(length)
    return this.#snapshot.subarray(start, start + length)
  }
}
