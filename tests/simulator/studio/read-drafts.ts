import type { ChangeBody } from '#domain/draft/draft-change.ts'
import type { World } from '../world.ts'

export interface DraftRow {
  readonly site_slug: string
  readonly id: string
  readonly state: string
  readonly base: number
  readonly starts_at: Date | null
}

export interface ChangeRow {
  readonly site_slug: string
  readonly draft_id: string
  readonly number: number
  readonly base: number
  readonly body: ChangeBody
  readonly undone: boolean
  readonly published: number | null
}

export interface VersionRow {
  readonly site_slug: string
  readonly number: number
  readonly files: Readonly<Record<string, string>>
  readonly draft_id: string | null
}

export async function draftRows({ database }: World): Promise<readonly DraftRow[]> {
  return (await database.query<DraftRow>('select * from drafts order by site_slug, id')).rows
}

/** In the order in which they were made. */
export async function changeRows({ database }: World): Promise<readonly ChangeRow[]> {
  return (await database.query<ChangeRow>('select * from draft_changes order by site_slug, draft_id, number')).rows
}

export async function versionRows({ database }: World): Promise<readonly VersionRow[]> {
  return (await database.query<VersionRow>('select * from published_versions order by site_slug, number')).rows
}

/** Options of the site's file that people change: texts that nothing else writes. */
export const OPTIONS = [
  ['site.json', 'name'],
  ['site.json', 'home', 'heading'],
  ['site.json', 'home', 'introduction'],
] as const

/** What an option is in a site's file; undefined: it is not written. */
export function optionIn(file: unknown, [, ...path]: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    file,
  )
}

/** The site's file in a version. */
export async function siteFileOf({ platform }: World, { site_slug, files }: VersionRow): Promise<unknown> {
  const hash = files[`${site_slug}/site.json`]
  const bytes = hash === undefined ? null : await platform.publications.files.read(hash)
  return bytes === null ? null : JSON.parse(Buffer.from(bytes).toString('utf8'))
}

/** What a change writes. */
export function writtenBy({ body }: Pick<ChangeRow, 'body'>): unknown {
  return body.kind === 'set' ? body.after : undefined
}

export function isOf({ body }: Pick<ChangeRow, 'body'>, option: readonly string[]): boolean {
  return body.path.join('/') === option.join('/')
}
