import { oncePer } from '#caching/once-per.ts'
import type { Model } from '#domain/model/model.ts'
import { modelDocument, modelSchema } from '#domain/model/model-document.ts'
import type { Part } from '#domain/parts/part.ts'
import { partDocument, partSchema } from '#domain/parts/part-document.ts'
import type { SearchDocument, SearchEngine, SearchSchema } from '#search/engine.ts'
import { createMemoryEngine } from '#search/memory/memory-engine.ts'

/** Search engine for a catalogue's models, built on first use and released with the catalogue (SEARCH-17). */
export const modelEngine = enginesOf<Model>(modelSchema, modelDocument)

/** Search engine for a catalogue's parts (ROUTE-3). */
export const partEngine = enginesOf<Part>(partSchema, partDocument)

/** Published lists are immutable: a changed file is a new list, and the old list's engine is garbage-collected with it. */
function enginesOf<Item>(
  schema: SearchSchema,
  documentOf: (item: Item, position: number) => SearchDocument<Item>,
): (items: readonly Item[]) => Promise<SearchEngine<Item>> {
  return oncePer((items) => fill(createMemoryEngine<Item>(schema), items.map(documentOf)))
}

async function fill<Item>(engine: SearchEngine<Item>, documents: readonly SearchDocument<Item>[]) {
  await engine.upsert(documents)
  return engine
}
