import type { Filter } from '../engine.ts'
import { type Bits, wordsFor } from './bitset.ts'
import type { Columns } from './columns/columns.ts'
import { distanceKm } from './distance.ts'
import { filterKey } from './filter-key.ts'
import { growInt32 } from './grow.ts'

/** The filters of a site's menus come back with every visitor; 12.5 kB each at 100,000 rows. */
const MOST_CACHED_FILTERS = 256

/** Kilometres in a degree of latitude, a little less than true so that nothing near is missed. */
const KM_A_DEGREE = 111

/**
 * The rows that pass each filter, as bits. Rows never change, so a cached set only has to add the rows since. Removed
 * rows keep their bits: the caller intersects with the live rows.
 */
export class FilterSets {
  readonly #columns: Columns
  readonly #cached = new Map<string, { bits: Bits; upTo: number }>()

  constructor(columns: Columns) {
    this.#columns = columns
  }

  /** Bits of the first `rows` rows; later bits have no meaning. */
  bitsOf(filter: Filter, rows: number): Bits {
    const key = filterKey(filter)
    const cached = this.#cached.get(key) ?? { bits: new Int32Array(0), upTo: 0 }
    if (cached.upTo < rows || rows === 0) {
      cached.bits = growInt32(cached.bits, wordsFor(rows))
      this.#mark(filter, cached.bits, cached.upTo, rows)
      cached.upTo = rows
    }
    // Move to the end: the map is in least-recently-used order.
    this.#cached.delete(key)
    this.#cached.set(key, cached)
    if (this.#cached.size > MOST_CACHED_FILTERS) this.#cached.delete(this.#cached.keys().next().value!)
    return cached.bits
  }

  clear(): void {
    this.#cached.clear()
  }

  #mark(filter: Filter, bits: Bits, from: number, to: number): void {
    const last = wordsFor(to)
    switch (filter.kind) {
      case 'in':
        this.#markValues(filter.field, filter.values, bits, from, to)
        break
      case 'not-in':
        this.#markValues(filter.field, filter.values, bits, from, to)
        for (let word = from >>> 5; word < last; word++) bits[word] = ~bits[word]!
        break
      case 'range': {
        const min = filter.min ?? Number.NEGATIVE_INFINITY
        const max = filter.max ?? Number.POSITIVE_INFINITY
        this.#columns.number(filter.field).markRange(bits, from, to, min, max)
        break
      }
      case 'any':
        bits.fill(0, from >>> 5, last)
        for (const part of filter.filters) {
          const others = this.bitsOf(part, to)
          for (let word = from >>> 5; word < last; word++) bits[word]! |= others[word]!
        }
        break
      case 'all':
        bits.fill(-1, from >>> 5, last)
        for (const part of filter.filters) {
          const others = this.bitsOf(part, to)
          for (let word = from >>> 5; word < last; word++) bits[word]! &= others[word]!
        }
        break
      case 'near':
        this.#markNear(filter, bits, from, to)
        break
    }
  }

  #markValues(field: string, values: readonly string[], bits: Bits, from: number, to: number): void {
    const column = this.#columns.facet(field)
    const accepted = new Uint8Array(column.dictionary.size)
    for (const value of values) {
      const code = column.dictionary.find(value)
      if (code !== null) accepted[code] = 1
    }
    column.mark(bits, from, to, accepted)
  }

  #markNear(filter: Extract<Filter, { kind: 'near' }>, bits: Bits, from: number, to: number): void {
    const lats = this.#columns.number(filter.latField).values
    const lngs = this.#columns.number(filter.lngField).values
    const reach = filter.km / KM_A_DEGREE
    for (let first = from & ~31; first < to; first += 32) {
      const last = Math.min(first + 32, to)
      let word = 0
      for (let row = first; row < last; row++) {
        const lat = lats[row]!
        if (Math.abs(lat - filter.lat) <= reach && distanceKm(filter, lat, lngs[row]!) <= filter.km)
          word |= 1 << (row & 31)
      }
      bits[first >>> 5] = word
    }
  }
}
