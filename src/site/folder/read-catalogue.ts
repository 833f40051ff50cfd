import { join } from 'node:path'
import type { z } from 'zod'
import { modelPagePath } from '#domain/model/model.ts'
import { partKey } from '#domain/parts/part.ts'
import type { Catalogue } from '../catalogue.ts'
import { repeated } from '../checks/check.ts'
import { modelsSchema, partsSchema } from '../docs/json-schema.ts'
import { checkedFile, type FileShape } from '../files/checked-file.ts'
import { faultsOfShape } from '../files/faults-of-shape.ts'
import { readJson } from '../files/read-json.ts'
import { modelsFile } from '../options/models-file.ts'
import { partsFile } from '../options/parts-file.ts'
import { type FoundFault, fault, isRecord } from '../site-fault.ts'

export interface ReadCatalogue {
  readonly catalogue: Omit<Catalogue, 'reviews'>
  readonly faults: readonly FoundFault[]
}

interface OwnFolder {
  readonly files: readonly string[]
  /** Show only the group's models of this make, the dealer's franchise; null: all. */
  readonly manufacturer: string | null
}

export const MODELS_FILE = 'models.json'
export const PARTS_FILE = 'parts.json'

/** A catalogue of a preset: `_groups/{name}.models.json`. */
export function isCatalogueFile(file: string): boolean {
  return /(^|\.)(models|parts)\.json$/.test(file)
}

/**
 * Reads the models and parts of a site: those of its presets, lowest first, then its own; an entry replaces an earlier
 * one with the same id or number. Each file is checked as a whole, like `site.json` (SITE-5, MODEL-1).
 */
export async function readCatalogue(
  folder: string,
  slug: string,
  presets: readonly string[],
  { files, manufacturer }: OwnFolder,
): Promise<ReadCatalogue> {
  const layers = (file: string) => [
    ...presets.map((preset) => `_groups/${preset}.${file}`),
    ...(files.includes(file) ? [`${slug}/${file}`] : []),
  ]
  const models = await readLayers(folder, layers(MODELS_FILE), slug, {
    kind: 'models',
    shape: modelsFile,
    schema: MODELS_SCHEMA,
  })
  const parts = await readLayers(folder, layers(PARTS_FILE), slug, {
    kind: 'parts',
    shape: partsFile,
    schema: PARTS_SCHEMA,
  })
  const catalogue = {
    models: merged(
      models.values.map(({ own, file }) =>
        file.models
          .filter(({ manufacturer_name: make }) => own || manufacturer === null || make === manufacturer)
          .map((model) => ({ ...model, path: model.path ?? modelPagePath(model.slug) })),
      ),
      ({ id }) => id,
    ),
    parts: merged(
      parts.values.map(({ file }) => file.parts),
      ({ number }) => partKey(number),
    ),
  }
  const faults = [...models.faults, ...parts.faults]
  return { catalogue, faults: faults.length > 0 ? faults : slugFaults(catalogue) }
}

/** Parsed values of the existing files, and the faults of each. */
async function readLayers<File extends z.ZodType<{ models?: readonly Entry[]; parts?: readonly Entry[] }>>(
  folder: string,
  paths: readonly string[],
  slug: string,
  shape: FileShape<File>,
) {
  const values: { readonly own: boolean; readonly file: z.output<File> }[] = []
  const faults: FoundFault[] = []
  for (const path of paths) {
    const json = await readJson(join(folder, path))
    if (!json.ok && json.missing) continue
    const isOwn = path.startsWith(`${slug}/`)
    const name = isOwn ? path.slice(slug.length + 1) : path
    if (!json.ok) {
      faults.push(json.fault)
      continue
    }
    const parsed = checkedFile(json, shape)
    if (parsed.success) values.push({ own: isOwn, file: parsed.data })
    const layerFaults = parsed.success
      ? doubles(parsed.data)
      : isRecord(json.value)
        ? faultsOfShape(parsed.error.issues, json.value, shape.schema)
        : [fault([], 'expected an object with a list')]
    faults.push(...layerFaults.map((each) => ({ ...each, at: [name, ...each.at] })))
  }
  return { values, faults }
}

interface Entry {
  readonly id?: string
  readonly number?: string
}

/** Repeated ids or numbers within one file. */
function doubles({ models = [], parts = [] }: { models?: readonly Entry[]; parts?: readonly Entry[] }) {
  return [
    ...repeated(
      models,
      ({ id = '' }) => id,
      (index) => ['models', index, 'id'],
    ),
    ...repeated(
      parts,
      ({ number = '' }) => partKey(number),
      (index) => ['parts', index, 'number'],
    ),
  ]
}

/** Two models with one address, in any of the files. */
function slugFaults({ models }: Pick<Catalogue, 'models'>): readonly FoundFault[] {
  return repeated(
    models,
    ({ slug }) => slug,
    (index) => [MODELS_FILE, 'models', index, 'slug'],
  )
}

function merged<Item>(layers: readonly (readonly Item[])[], keyOf: (item: Item) => string): readonly Item[] {
  return [...new Map(layers.flat().map((item) => [keyOf(item), item])).values()]
}

const MODELS_SCHEMA = modelsSchema()
const PARTS_SCHEMA = partsSchema()
