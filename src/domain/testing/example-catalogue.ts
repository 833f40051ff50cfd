import type { Model } from '../model/model.ts'
import type { Part } from '../parts/part.ts'

/** A model of a catalogue, with the given fields changed. */
export function exampleModel(change: Partial<Model> = {}): Model {
  const slug = change.slug ?? 'sample-one'
  return {
    id: slug,
    name: 'One',
    slug,
    description: null,
    path: `/models/${slug}`,
    override_url: null,
    manufacturer_name: 'Sample',
    aftermarket_manufacturer_id: null,
    accessories_count: 0,
    bodies: ['SUVs'],
    bodyStyle: null,
    body: [],
    fuel: [],
    variant: null,
    status: '',
    image: null,
    ...change,
  }
}

/** A part of a catalogue, with the given fields changed. */
export function examplePart(change: Partial<Part> = {}): Part {
  return {
    number: 'SP-1',
    name: 'Oil filter',
    description: null,
    brand: 'Sample',
    category: null,
    fits: [],
    price: 18.5,
    image: null,
    ...change,
  }
}
