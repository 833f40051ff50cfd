import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { catalogueLinks } from '../checks/catalogue-links.ts'
import { pictureCuts } from '../content/picture-cuts.ts'
import { readArticles } from '../content/read-articles.ts'
import { diskFault } from '../files/disk-fault.ts'
import { filesBelow, isHidden } from '../files/list-folder.ts'
import { type Presets, presetNames } from '../files/presets.ts'
import { readJson } from '../files/read-json.ts'
import { readLogoSizes } from '../files/read-logo-sizes.ts'
import { readPictures } from '../files/read-pictures.ts'
import { didYouMean } from '../nearest.ts'
import type { Site } from '../site.ts'
import type { SiteContent } from '../site-content.ts'
import { type FoundFault, fault, type SiteFault, siteFault } from '../site-fault.ts'
import { parseSite } from './parse-site.ts'
import { isCatalogueFile, readCatalogue } from './read-catalogue.ts'
import { readPages } from './read-pages.ts'
import { readReviews } from './read-reviews.ts'

export const GROUPS_FOLDER = '_groups'
export const SITE_FILE = 'site.json'

export interface ReadPresets {
  readonly presets: Presets
  /** By file, such as `_groups/my-group.json`. */
  readonly faults: ReadonlyMap<string, readonly SiteFault[]>
}

/** The presets that dealers share; optional in a folder of sites. */
export async function readPresets(folder: string): Promise<ReadPresets> {
  let listed: readonly string[]
  try {
    listed = await filesBelow(join(folder, GROUPS_FOLDER))
  } catch (error) {
    return { presets: {}, faults: new Map([[`${GROUPS_FOLDER}/`, [await diskFault(error)]]]) }
  }
  const files = listed.filter((file) => file.endsWith('.json') && !isCatalogueFile(file))
  const read = await Promise.all(
    files.map(async (file) => ({ file, json: await readJson(join(folder, GROUPS_FOLDER, file)) })),
  )
  return {
    presets: Object.fromEntries(read.map(({ file, json }) => [basename(file, '.json'), json.ok ? json.value : null])),
    faults: new Map(
      read.flatMap(({ file, json }) =>
        json.ok ? [] : [[`${GROUPS_FOLDER}/${file}`, [siteFault(json.fault)]] as const],
      ),
    ),
  }
}

/** A dealer's folder as read: its configuration, pages, articles and catalogue, or their faults. */
export type ReadSite = GoodSite | RefusedSite

export interface RefusedSite {
  readonly ok: false
  readonly faults: readonly SiteFault[]
  /** The disk refuses a file of it: nothing says whether the site is good, so it is read again at each look. */
  readonly isUnreadable?: boolean
}

export interface GoodSite extends SiteContent {
  readonly ok: true
  readonly site: Site
  readonly writtenAt: string
}

/**
 * Reads and checks a dealer's folder as a whole: its configuration, that its slug is the folder's name, the pictures it
 * names, its pages, articles, catalogue and reviews (SITE-5, ROUTE-9, MODEL-1, PLACE-5).
 */
export async function readSite(folder: string, slug: string, presets: Presets): Promise<ReadSite> {
  const json = await readJson(join(folder, slug, SITE_FILE))
  if (!json.ok) return { ok: false, faults: [siteFault(json.fault)] }
  const parsed = parseSite(json.value, presets)
  if (!parsed.ok) return parsed
  const files = await filesBelow(join(folder, slug))
  const beside = await readPictures(join(folder, slug), files)
  const blog = await readArticles(join(folder, slug), files, parsed.site, beside)
  const { pages, pictures, faults } = await readPages(join(folder, slug), files, parsed.site, {
    blog,
    pictures: beside,
  })
  const extended = presetNames(json.value, presets)
  const { catalogue, faults: catalogueFaults } = await readCatalogue(folder, slug, extended, {
    files,
    manufacturer: parsed.site.identity.manufacturer,
  })
  const { reviews, faults: reviewFaults } = await readReviews(join(folder, slug), files, parsed.site.locations)
  const allFaults = [
    ...folderFaults(parsed.site, slug),
    ...fileFaults(parsed.site, files),
    ...faults,
    ...catalogueFaults,
    ...reviewFaults,
    // A faulty catalogue counts as present, so links to it are not reported as well.
    ...(catalogueFaults.length > 0 ? [] : catalogueLinks(parsed.site, catalogue)),
  ]
  if (allFaults.length > 0) return { ok: false, faults: allFaults.map((each) => siteFault(each)) }
  const cuts = pictureCuts(beside)
  const withCuts = cuts.of({ site: parsed.site, pages, catalogue })
  const read = {
    pages: withCuts.pages,
    articles: blog.articles,
    pictures: [...pictures, ...cuts.used()],
    catalogue: { ...withCuts.catalogue, reviews },
    logoSizes: await readLogoSizes(join(folder, slug), parsed.site),
  }
  const { mtime } = await stat(join(folder, slug, SITE_FILE))
  return { ok: true, site: withCuts.site, ...read, folder: join(folder, slug), writtenAt: mtime.toISOString() }
}

function folderFaults(site: Site, folder: string): readonly FoundFault[] {
  if (site.slug === folder) return []
  return [fault(['slug'], `the slug is "${site.slug}" but the folder is "${folder}": they must be the same`)]
}

/** Pictures that the dealer names must be in the folder; the default logo may be missing until there is one. */
function fileFaults({ branding, menus }: Site, files: readonly string[]): readonly FoundFault[] {
  const named = [
    { at: ['branding', 'logo'], file: branding.logo === 'logo.svg' ? null : branding.logo },
    { at: ['branding', 'logoOnDark'], file: branding.logoOnDark },
    { at: ['branding', 'icon'], file: branding.icon },
    { at: ['menus', 'groupLogo', 'image'], file: menus.groupLogo?.image ?? null },
    ...menus.brandLogos.map(({ image }, index) => ({ at: ['menus', 'brandLogos', index, 'image'], file: image })),
  ]
  return named.flatMap(({ at, file }) =>
    file === null || files.includes(file)
      ? []
      : [fault(at, `there is no file "${file}" in the site’s folder`, didYouMean(file, files))],
  )
}

/** The slugs of all site folders; none if the folder of sites cannot be read. */
export async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== GROUPS_FOLDER && !isHidden(entry.name))
    .map(({ name }) => name)
    .sort()
}
