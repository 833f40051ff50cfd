/**
 * The one face of every search engine. It knows documents and fields, not cars: what a field means is the caller's.
 * Results are exact: counts are counts, not estimates. `memory/` is the default, `opensearch/` stands in at scale, and
 * both pass `engine.contract.ts`.
 */
export interface SearchEngine<Stored> {
  search(request: SearchRequest): Promise<SearchResult<Stored>>
  /**
   * Puts documents in, replacing those with the same id; of two with one id the last wins. Visible to the next search.
   * Throws, with nothing changed, on a field that the schema has not or a value of the wrong shape.
   */
  upsert(documents: readonly SearchDocument<Stored>[]): Promise<void>
  remove(ids: readonly string[]): Promise<void>
  /** The stored part of documents by id, in the order asked for; unknown ids are left out. */
  fetch(ids: readonly string[]): Promise<readonly Stored[]>
  size(): Promise<number>
  /**
   * All that the engine holds, as bytes to start from the next time, with a note of the caller's own. Made off the
   * request; the stored parts must be plain JSON. Absent in an engine that keeps itself.
   */
  snapshot?(note: string): Promise<Uint8Array>
  close(): Promise<void>
}

/** What comes of a snapshot: the engine with the note it was made with, or why it cannot be had and must be built. */
export type RestoredEngine<Engine> =
  | { readonly ok: true; readonly engine: Engine; readonly note: string }
  | { readonly ok: false; readonly reason: string }

/** What an engine is told once of the documents it will hold. */
export interface SearchSchema {
  readonly fields: readonly FieldDefinition[]
  /** Where words are looked for; a higher weight (0 to 1,000) ranks first. */
  readonly text: readonly { readonly field: string; readonly weight: number }[]
  /** Groups of words that mean the same ('ute', 'pickup'); folded like any text. */
  readonly synonyms: readonly (readonly string[])[]
  /** Ties are broken by this number field, descending, then by id ascending. */
  readonly newest: string
}

/** A field's name and shape. `value`: one word; `values`: several; `number`; `text`: looked at by words only. */
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
 * A condition on one field. Several filters must all hold; the values of one widen. A number compares by its text in
 * `in` and `not-in`. `any` of nothing and `in` nothing let no document through; `all` of nothing and `not-in` nothing
 * let every one through.
 */
export type Filter =
  | { readonly kind: 'in'; readonly field: string; readonly values: readonly string[] }
  | { readonly kind: 'not-in'; readonly field: string; readonly values: readonly string[] }
  /** Both ends included; null is open. A document without the number does not match. */
  | { readonly kind: 'range'; readonly field: string; readonly min: number | null; readonly max: number | null }
  /** `of`: the field whose choice this is, where its parts are on several fields. */
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
  /** Always holds and is never left out of a count: the site's own limits. */
  readonly base: readonly Filter[]
  /**
   * The visitor's choices. A facet's or a stat's own filters on the same field are left out of its own counts; `any` and
   * `all` belong to the field they name with `of`, else to the one that all their parts are on; `near` belongs to none.
   */
  readonly filters: readonly Filter[]
  /** Words, all of which must match (README: Words). Empty: everything. */
  readonly text: string
  readonly facets: readonly FacetRequest[]
  /** Number fields to give min, max, avg, sum of. */
  readonly stats: readonly string[]
  readonly sort: Sort
  /** A number field with few values: whatever the sort, documents with a lower one come first. Without one it is 0. */
  readonly behind?: string | undefined
  readonly offset: number
  readonly limit: number
}

/**
 * Counts of a `value`, `values` or `number` field (a number counts by its text). Order: count descending, then value
 * descending or ascending as asked. Who needs no order saves the sorting with `any`. `always`: values that have their
 * count beyond the limit too, after the others and in the same order; one that nothing has is left out as any other.
 */
export interface FacetRequest {
  readonly field: string
  readonly limit: number
  readonly tie: 'ascending' | 'descending' | 'any'
  readonly always?: readonly string[] | undefined
}

export type Sort =
  /** By how well the words match; without words, newest first. */
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
