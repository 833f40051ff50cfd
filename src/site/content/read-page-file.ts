import { join } from 'node:path'
import { pageFileSchema } from '../docs/json-schema.ts'
import { checkedFile } from '../files/checked-file.ts'
import { faultsOfShape } from '../files/faults-of-shape.ts'
import { readJson } from '../files/read-json.ts'
import { type PageFile, pageFile } from '../options/page-file.ts'
import { type FoundFault, fault, isRecord } from '../site-fault.ts'

/** `pages/eofy-sale.json`: the blocks of `pages/eofy-sale.md`. */
export const PAGE_BLOCKS_FILE = /^pages[\\/][^\\/]+\.json$/

export interface ReadPageFile {
  /** Path within the site's folder, with '/'. */
  readonly file: string
  /** Null if it has a fault. */
  readonly page: PageFile | null
  readonly faults: readonly FoundFault[]
}

/** Reads and checks the blocks of one page. A fault names the file, the block and the field. */
export async function readPageFile(folder: string, path: string): Promise<ReadPageFile> {
  const file = path.replaceAll('\\', '/')
  const json = await readJson(join(folder, path))
  if (!json.ok) return { file, page: null, faults: [json.fault] }
  const parsed = checkedFile(json, { kind: 'page', shape: pageFile, schema: SCHEMA })
  if (parsed.success) return { file, page: parsed.data, faults: [] }
  const faults = isRecord(json.value)
    ? faultsOfShape(parsed.error.issues, json.value, SCHEMA)
    : [fault([], 'expected an object with a list of blocks')]
  return { file, page: null, faults: faults.map((each) => ({ ...each, at: [file, ...each.at] })) }
}

const SCHEMA = pageFileSchema()
