import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DraftBase, DraftFiles } from '#domain/draft/draft-change.ts'
import type { JsonValue } from '#domain/draft/json-value.ts'
import { applyPresets, type Presets } from '../files/presets.ts'
import { GROUPS_FOLDER, readPresets, SITE_FILE } from '../folder/read-sites.ts'
import { siteShape } from '../site.ts'
import { isRecord } from '../site-fault.ts'
import type { SiteFiles } from './files-of-site.ts'

/** A folder laid out like a folder of sites, with the files of one site by hash. */
export interface FolderOfSite {
  /** The folder of sites: holds '{slug}/' and '_groups/'. */
  readonly root: string
  readonly slug: string
  readonly files: SiteFiles
}

/** The files of a site as what a draft changes. JSON files of the site's own are parsed, others are their hashes. */
export async function draftBase(place: FolderOfSite): Promise<DraftBase> {
  const { presets } = await readPresets(place.root)
  const files = await draftFiles(place)
  const site = files[SITE_FILE]
  const inherited = site !== undefined && 'json' in site ? inheritedBy(site.json, presets) : {}
  return { files, inherited: { [SITE_FILE]: inherited } }
}

/** The folder's files in the form of drafts. A JSON file that cannot be parsed counts as any other file. */
export async function draftFiles({ root, slug, files }: FolderOfSite): Promise<DraftFiles> {
  const read = Object.entries(files).map(async ([path, hash]) => {
    const name = draftName(slug, path)
    const json = isOwnJson(name) ? parsed(await readFile(join(root, path), 'utf8')) : undefined
    return [name, json === undefined ? { hash } : { json }] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

/** The name of a file in drafts: within the site's folder, or `_groups/…`. */
export function draftName(slug: string, path: string): string {
  return path.startsWith(`${slug}/`) ? path.slice(slug.length + 1) : path
}

/** The path of a draft's file within the folder of sites. */
export function folderPath(slug: string, name: string): string {
  return name.startsWith(`${GROUPS_FOLDER}/`) ? name : `${slug}/${name}`
}

/** Files of which a draft changes single options: the site's own JSON. A preset is one file to it. */
export function isOwnJson(name: string): boolean {
  return name.endsWith('.json') && !name.startsWith(`${GROUPS_FOLDER}/`)
}

/** What the site's file has where it writes nothing: its presets over the defaults. */
function inheritedBy(site: JsonValue, presets: Presets): JsonValue {
  const names = isRecord(site) && 'extends' in site ? { extends: site['extends'] } : {}
  const { value } = applyPresets(names, presets)
  const presetValues = isRecord(value) ? value : {}
  const standard = PARTIAL.safeParse(presetValues)
  // A preset alone may lack what the site's own file adds; its values count all the same.
  return asJson(overlaid(standard.success ? standard.data : PARTIAL.parse({}), presetValues))
}

/** Defaults with what is written: a list is as it is written, without the defaults of its items. */
function overlaid(standard: unknown, given: unknown): unknown {
  if (!isRecord(standard) || !isRecord(given)) return given ?? standard
  const keys = [...new Set([...Object.keys(standard), ...Object.keys(given)])]
  return Object.fromEntries(keys.map((key) => [key, overlaid(standard[key], given[key])]))
}

const PARTIAL = siteShape.partial()

function parsed(text: string): JsonValue | undefined {
  try {
    return asJson(JSON.parse(text))
  } catch {
    // What is no JSON is a fault of the site, which its check reports.
    return undefined
  }
}

function asJson(value: unknown): JsonValue {
  return JSON.parse(JSON.stringify(value ?? null))
}
