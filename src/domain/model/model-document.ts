import type { SearchDocument, SearchSchema } from '#search/engine.ts'
import { bodyName } from './body-name.ts'
import type { Model } from './model.ts'

/** Converts a model to a document of the search engine. `position` in the catalogue breaks ties. */
export function modelDocument(model: Model, position: number): SearchDocument<Model> {
  return {
    id: model.id,
    fields: {
      manufacturer: model.manufacturer_name,
      name: model.name,
      body: [...new Set(model.bodies.map(bodyName))],
      words: [...model.bodies, ...model.body, ...model.fuel, ...one(model.bodyStyle), ...one(model.variant)],
      description: one(model.description),
      rank: -position,
    },
    stored: model,
  }
}

/** SEARCH-17: the engine's schema for the directory of models. */
export const modelSchema: SearchSchema = {
  fields: [
    { name: 'manufacturer', type: 'value' },
    { name: 'name', type: 'value' },
    { name: 'body', type: 'values' },
    { name: 'words', type: 'text' },
    { name: 'description', type: 'text' },
    { name: 'rank', type: 'number' },
  ],
  text: [
    { field: 'name', weight: 10 },
    { field: 'manufacturer', weight: 8 },
    { field: 'words', weight: 4 },
    { field: 'description', weight: 1 },
  ],
  synonyms: [
    ['ev', 'electric'],
    ['ute', 'utes', 'pickup', 'utility'],
    ['suv', 'suvs'],
    ['hatch', 'hatchback', 'hatchbacks'],
    ['people mover', 'minivan', 'mpv'],
    ['camper', 'camper trailer'],
  ],
  newest: 'rank',
}

function one(text: string | null): readonly string[] {
  return text === null ? [] : [text]
}
