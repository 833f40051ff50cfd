import type { Model } from '#domain/model/model.ts'
import { modelDocument, modelSchema } from '#domain/model/model-document.ts'
import type { Part } from '#domain/parts/part.ts'
import { partDocument, partSchema } from '#domain/parts/part-document.ts'
import type { SearchDocument, SearchEngine, SearchSchema } from '#search/engine.ts'
import { createMemoryEngine } from '#search/memory/memory-engine.ts'

/** The engine of a catalogue's models: built when first asked for, gone with the catalogue (SEARCH-17). */
export const modelEngine = enginesOf<Model>(modelSchema, modelDocument)

/** The engine of a catalogue's parts (ROUTE-3). */
export const partEngine = enginesOf<Part>(partSchema, partDocument)

/** A published list never changes: a changed file is another list, and the engine of the former one is let go. */
function enginesOf<Item>(
  schema: SearchSchema,
  documentOf: (item: Item, position: number) => SearchDocument<Item>,
): (items: readonly Item[]) => Promise<SearchEngine<Item>> {
  const engines = new WeakMap<readonly Item[], Promise<SearchEngine<Item>>>()
  return (items) => {
    const known = engines.get(items)
    if (known) return known
    const engine = fill(createMemoryEngine<Item>(schema), items.map(documentOf))
    engines.set(items, engine)
    // A failure concerns this answer; the next one fills another engine.
    engine.catch(() => engines.delete(items))
    return engine
  }
}

async function fill<Item>(engine: SearchEngine<Item>, documents: readonly SearchDocument<Item>[]) {
  await engine.upsert(documents)
  return engine
}
