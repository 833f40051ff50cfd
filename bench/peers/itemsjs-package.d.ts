/** Types for the parts of itemsjs used here; it has none of its own. */
declare module 'itemsjs' {
  interface Engine<Item> {
    search(options: Readonly<Record<string, unknown>>): {
      readonly pagination: { readonly total: number }
      readonly data: {
        readonly items: readonly Item[]
        readonly aggregations: Readonly<
          Record<string, { readonly buckets: readonly { readonly key: string; readonly doc_count: number }[] }>
        >
      }
    }
  }
  export default function itemsjs<Item>(
    items: readonly Item[],
    configuration: Readonly<Record<string, unknown>>,
  ): Engine<Item>
}
