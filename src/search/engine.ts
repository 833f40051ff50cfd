/**
 * The interface of every search engine. It knows documents and fields, not cars: the caller decides what a field means.
 * Results are exact: counts are counts, not estimates. `memory/` is the default and `opensearch/` the alternative at
 * scale; both pass `engine.contract.ts`.
 */
export interface SearchEngine<Stored> {
  search(request: SearchRequest): Promise<SearchResult<Stored>>
  /**
   * Adds documents, replacing those with the same id; of two with one id the later wins. Visible to the next search.
   * Throws, with nothing changed, on a field that is not in the schema or a value of the wrong shape.
   */
  upsert(documents: readonly SearchDocument<Stored>[]): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  /** The stored part of documents by id, in the order asked for; unknown ids are left out. */
  fetch(ids: readonly string[]): Promise<readonly Stored[]>
  size(): Promise<number>
  /**
   * Everything the engine holds, as bytes for the next start, with a note from the caller. Made in the background; the
   * stored parts must be plain JSON. Absent in an engine that persists its own data.
   */
  snapshot?(note: string): Promise<Uint8Array>
  close(): Promise<void>
}

/**
 * Result of restoring a snapshot: the engine and the snapshot's note, or the reason why the engine must be built
 * instead.
 */
export type RestoredEngine<Engine> =
  | { readonly ok: true; readonly engine: Engine; readonly note: string }
  | { readonly ok: false; readonly reason: string }

/** Fields of the documents that an engine will hold, given when it is created. */
export interface SearchSchema {
  readonly fields: readonly FieldDefinition[]
  /** Fields that are searched for words; a match in a field of higher weight (0 to 1,000) ranks first. */
  readonly text: readonly { readonly field: string; readonly weight: number }[]
  /** Groups of words that mean the same ('ute', 'pickup'); folded like any text. */
  readonly synonyms: readonly (readonly string[])[]
  /** Ties are broken by this number field, descending, then by id ascending. */
  readonly newest: string
}

/** A field's name and shape. `value`: one word; `values`: several; `number`; `text`: searched by words only. */
export interface FieldDefinition {
  readonly name: string
  readonly type: 'value' | 'values' | 'number' | 'text'
}

export type FieldValue = string | number | readonly string[] | null

export interface SearchDocument<Stored> {
  readonly id: string
  readonly fields: Readonly<Record<string, FieldValue>>
  readonly stored: Stored
}

/**
 * A condition on one field. All filters must hold; within one filter any of the values may match. A number is compared
 * as text in `in` and `not-in`. An empty `any` or `in` matches no document; an empty `all` or `not-in` matches every
 * document.
 */
export type Filter =
  | { readonly kind: 'in'; readonly field: string; readonly values: readonly string[] }
  | { readonly kind: 'not-in'; readonly field: string; readonly values: readonly string[] }
  /** Both ends included; null is open. A document without the number does not match. */
  | { readonly kind: 'range'; readonly field: string; readonly min: number | null; readonly max: number | null }
  /** `of`: the field this choice belongs to when its parts filter several fields. */
  | { readonly kind: 'any'; readonly filters: readonly Filter[]; readonly of?: string | undefined }
  | { readonly kind: 'all'; readonly filters: readonly Filter[]; readonly of?: string | undefined }
  /** Within `km` of a point (Earth radius 6371 km), by two number fields in degrees. */
  | {
      readonly kind: 'near'
      readonly latField: string
      readonly lngField: string
      readonly lat: number
      readonly lng: number
      readonly km: number
    }

export interface SearchRequest {
  /** The site's own limits: always applied, never left out of a count. */
  readonly base: readonly Filter[]
  /**
   * The visitor's choices. A facet's or a stat's own filters on the same field are left out of its own counts; `any` and
   * `all` belong to the field they name with `of`, else to the one that all their parts are on; `near` belongs to none.
   */
  readonly filters: readonly Filter[]
  /** Words, all of which must match (README: Words). Empty matches everything. */
  readonly text: string
  readonly facets: readonly FacetRequest[]
  /** Number fields whose min, max, avg and sum are returned. */
  readonly stats: readonly string[]
  readonly sort: Sort
  /**
   * A number field with few values: whatever the sort, documents with a lower value come first. A missing value counts
   * as 0.
   */
  readonly behind?: string | undefined
  readonly offset: number
  readonly limit: number
}

/**
 * Counts of a `value`, `values` or `number` field (a number counts by its text). Order: count descending, then value
 * descending or ascending as `tie` says; `any` skips the sorting. `always`: values that are counted even beyond the
 * limit, after the others and in the same order; a value that no document has is left out.
 */
export interface FacetRequest {
  readonly field: string
  readonly limit: number
  readonly tie: 'ascending' | 'descending' | 'any'
  readonly always?: readonly string[] | undefined
}

export type Sort =
  /** Best match first; without words, newest first. */
  | { readonly by: 'relevance' }
  /** Documents without the number come last in either direction. */
  | { readonly by: 'number'; readonly field: string; readonly direction: 'ascending' | 'descending' }
  | {
      readonly by: 'distance'
      readonly latField: string
      readonly lngField: string
      readonly lat: number
      readonly lng: number
    }

export interface SearchResult<Stored> {
  readonly hits: readonly { readonly id: string; readonly stored: Stored }[]
  readonly total: number
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>
  readonly stats: Readonly<Record<string, NumberStats | null>>
}

export interface FacetCount {
  readonly value: string
  readonly count: number
}

export interface NumberStats {
  readonly min: number
  readonly max: number
  readonly avg: number
  readonly sum: number
  readonly count: number
}
