import type { Article } from '#domain/blog/article.ts'
import { type Catalogue, EMPTY_CATALOGUE } from './catalogue.ts'
import type { ContentPage } from './content-page.ts'
import { type FolderMarks, folderMarks, foldersOf, touchedFolders } from './folder-marks.ts'
import { GROUPS_FOLDER, type ReadSite, readPresets, readSite } from './read-sites.ts'
import { settleHosts } from './settle-hosts.ts'
import type { Site } from './site.ts'
import type { SiteFault } from './site-fault.ts'

/** What a folder of sites holds: the sites as they may be served, and what is wrong with the others. */
export interface FolderState {
  readonly marks: FolderMarks
  /** What each site's file says, good or not. */
  readonly read: ReadonlyMap<string, ReadSite>
  /** By slug, in the order of the slugs. */
  readonly sites: ReadonlyMap<string, Site>
  /** The content pages of each site that is served, by slug. */
  readonly pages: ReadonlyMap<string, readonly ContentPage[]>
  /** The articles of each site that is served, by slug. */
  readonly articles: ReadonlyMap<string, readonly Article[]>
  /** The models and parts of each site that is served, by slug. */
  readonly catalogues: ReadonlyMap<string, Catalogue>
  /** The slug of the site that answers to a hostname. */
  readonly owners: ReadonlyMap<string, string>
  readonly faults: readonly FolderFaults[]
}

export const EMPTY_FOLDER: FolderState = {
  marks: new Map(),
  read: new Map(),
  sites: new Map(),
  pages: new Map(),
  articles: new Map(),
  catalogues: new Map(),
  owners: new Map(),
  faults: [],
}

export interface FolderFaults {
  /** The site's slug, or a preset's file such as `_groups/my-group.json`. */
  readonly name: string
  readonly faults: readonly SiteFault[]
  /** Whether a former, good configuration is still being served. */
  readonly served: boolean
}

/** `changed` also when only a file beside `site.json` did: a logo, a page. */
export interface SiteChange {
  /** Of a refused preset, its file, such as `_groups/my-group.json`. */
  readonly slug: string
  readonly kind: 'added' | 'changed' | 'removed' | 'refused'
}

/** The state that the folder asks for now; the same object when no file changed. */
export async function readFolder(folder: string, before: FolderState, production: boolean): Promise<FolderState> {
  const marks = await folderMarks(folder)
  const touched = touchedFolders(before.marks, marks)
  if (touched.size === 0 && before !== EMPTY_FOLDER) return before

  const { presets, faults: presetFaults } = await readPresets(folder)
  const slugs = [...foldersOf(marks)].filter((slug) => slug !== GROUPS_FOLDER).sort()
  const read = new Map(
    await Promise.all(
      slugs.map(async (slug): Promise<readonly [string, ReadSite]> => {
        const last = before.read.get(slug)
        if (last === undefined || touched.has(slug)) return [slug, await readSite(folder, slug, presets)]
        // A preset concerns only the sites that come out different by it.
        return [slug, touched.has(GROUPS_FOLDER) ? sameOr(last, await readSite(folder, slug, presets)) : last]
      }),
    ),
  )
  return { marks, read, ...serve(read, presetFaults, before, production) }
}

type Served = Pick<FolderState, 'sites' | 'pages' | 'articles' | 'catalogues'>

/** What of the files can be served: the good ones, and the last good configuration of the others. */
function serve(
  read: ReadonlyMap<string, ReadSite>,
  presetFaults: ReadonlyMap<string, readonly SiteFault[]>,
  { sites: live, pages: livePages, articles: liveArticles, catalogues: liveCatalogues }: Served,
  production: boolean,
): Served & Pick<FolderState, 'owners' | 'faults'> {
  const candidates = new Map(
    [...read].flatMap(([slug, parsed]) => {
      const site = parsed.ok ? parsed.site : live.get(slug)
      return site === undefined ? [] : [[slug, site] as const]
    }),
  )
  const { owners, refused } = settleHosts(candidates, live, production)
  const sites = new Map(
    [...candidates].flatMap(([slug, candidate]) => {
      const site = refused.has(slug) ? live.get(slug) : candidate
      return site === undefined ? [] : [[slug, site] as const]
    }),
  )
  const good = (slug: string) => {
    const parsed = read.get(slug)
    return parsed?.ok && !refused.has(slug) ? parsed : null
  }
  const pages = new Map(
    [...sites.keys()].map((slug) => [slug, good(slug)?.pages ?? livePages.get(slug) ?? []] as const),
  )
  const articles = new Map(
    [...sites.keys()].map((slug) => [slug, good(slug)?.articles ?? liveArticles.get(slug) ?? []] as const),
  )
  const catalogues = new Map(
    [...sites.keys()].map(
      (slug) => [slug, good(slug)?.catalogue ?? liveCatalogues.get(slug) ?? EMPTY_CATALOGUE] as const,
    ),
  )
  const faults = [...read].flatMap(([slug, parsed]) => {
    const conflict = refused.get(slug)
    if (!parsed.ok) return [[slug, parsed.faults] as const]
    return conflict === undefined ? [] : [[slug, [conflict]] as const]
  })
  const named = [...presetFaults, ...faults].map(([name, found]) => ({ name, faults: found, served: sites.has(name) }))
  return { sites, pages, articles, catalogues, owners, faults: named }
}

/** The former object where nothing differs, so that an untouched site is not taken for a changed one. */
function sameOr(last: ReadSite, parsed: ReadSite): ReadSite {
  return JSON.stringify(last) === JSON.stringify(parsed) ? last : parsed
}

/** What came, changed, went or was refused. */
export function changesBetween(before: FolderState, after: FolderState): readonly SiteChange[] {
  const slugs = [...new Set([...before.sites.keys(), ...after.sites.keys()])].sort()
  const moved = slugs.flatMap((slug): readonly SiteChange[] => {
    const [old, now] = [before.sites.get(slug), after.sites.get(slug)]
    if (old === now) return []
    if (old === undefined) return [{ slug, kind: 'added' }]
    return [{ slug, kind: now === undefined ? 'removed' : 'changed' }]
  })
  const known = new Map(before.faults.map(({ name, faults }) => [name, JSON.stringify(faults)]))
  const refused = after.faults.filter(({ name, faults }) => known.get(name) !== JSON.stringify(faults))
  return [...moved, ...refused.map(({ name }): SiteChange => ({ slug: name, kind: 'refused' }))]
}
