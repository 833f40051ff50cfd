import type { SearchDocument, SearchSchema } from '#search/engine.ts'
import { fitText, type Part, partKey } from './part.ts'

/** Converts a part to a document of the search engine. `position` in the catalogue breaks ties. */
export function partDocument(part: Part, position: number): SearchDocument<Part> {
  return {
    id: partKey(part.number),
    fields: {
      key: partKey(part.number),
      // Indexed with and without punctuation, because buyers type either.
      number: [part.number, partKey(part.number)],
      name: part.name,
      brand: part.brand,
      category: part.category,
      make: [...new Set(part.fits.map(({ make }) => make))],
      fits: part.fits.map(fitText),
      description: part.description,
      rank: -position,
    },
    stored: part,
  }
}

/** ROUTE-3: the engine's schema for the parts search. */
export const partSchema: SearchSchema = {
  fields: [
    { name: 'key', type: 'value' },
    { name: 'number', type: 'text' },
    { name: 'name', type: 'text' },
    { name: 'brand', type: 'value' },
    { name: 'category', type: 'value' },
    { name: 'make', type: 'values' },
    { name: 'fits', type: 'text' },
    { name: 'description', type: 'text' },
    { name: 'rank', type: 'number' },
  ],
  text: [
    { field: 'number', weight: 20 },
    { field: 'name', weight: 10 },
    { field: 'category', weight: 6 },
    { field: 'brand', weight: 5 },
    { field: 'fits', weight: 4 },
    { field: 'description', weight: 1 },
  ],
  synonyms: [
    ['brake pad', 'brake pads', 'disc pads'],
    ['rotor', 'rotors', 'disc', 'discs'],
    ['tow bar', 'towbar', 'hitch'],
    ['tyre', 'tyres', 'tire', 'tires'],
    ['wiper', 'wipers', 'wiper blades'],
    ['globe', 'bulb', 'globes', 'bulbs'],
    ['mats', 'floor mats', 'carpet'],
    ['bull bar', 'bullbar', 'nudge bar'],
    ['spark plug', 'spark plugs'],
    ['shock', 'shocks', 'shock absorber', 'damper'],
  ],
  newest: 'rank',
}
