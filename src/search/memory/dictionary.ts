import { mergeSorted } from './merge-sorted.ts'
import type { SnapshotReader } from './snapshot/reader.ts'
import type { SnapshotWriter } from './snapshot/writer.ts'

/** The distinct texts of one column, each with a small number (its code). Code 0 means 'none'. */
export class Dictionary {
  readonly texts: string[] = ['']
  readonly #codes = new Map<string, number>()
  #order: Int32Array = new Int32Array(0)
  #rank: Int32Array = new Int32Array(0)

  /** Number of codes, including 'none'. */
  get size(): number {
    return this.texts.length
  }

  /** The text's code, assigned on first use. */
  add(text: string): number {
    const code = this.#codes.get(text)
    if (code !== undefined) return code
    this.#codes.set(text, this.texts.length)
    return this.texts.push(text) - 1
  }

  /** The text's code, or null if no document ever had it. */
  find(text: string): number | null {
    return this.#codes.get(text) ?? null
  }

  /** The codes sorted by text (UTF-16 code units), without 'none'. */
  order(): Int32Array {
    const sortedCount = this.#order.length
    if (sortedCount < this.size - 1) {
      const added = Int32Array.from({ length: this.size - 1 - sortedCount }, (_, index) => sortedCount + 1 + index)
      this.#order = mergeSorted(this.#order, added, (one, other) => (this.texts[one]! < this.texts[other]! ? -1 : 1))
      this.#rank = new Int32Array(this.size)
      for (let place = 0; place < this.#order.length; place++) this.#rank[this.#order[place]!] = place
    }
    return this.#order
  }

  /** Position in `order()`, by code. */
  rank(): Int32Array {
    this.order()
    return this.#rank
  }

  save(writer: SnapshotWriter): void {
    writer.texts(this.texts.slice(1))
  }

  load(reader: SnapshotReader): void {
    for (const text of reader.texts()) this.add(text)
  }
}
