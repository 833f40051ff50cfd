import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { smallLocation, smallSite } from '#fixtures/site/small-site.ts'
import { createFolderObjects } from '#gateways/objects/folder-objects.ts'
import { createVersionFiles } from '#server/files/version-files.ts'
import { EMPTY_FOLDER, readFolder } from '#site/folder/read-folder.ts'
import { publishedSites } from '#site/published/published-sites.ts'
import { openSiteHistory, type SiteHistory } from '#site/published/site-history.ts'
import type { VersionFiles } from '#site/published/version-records.ts'
import type { Storage } from '#storage/storage.ts'
import type { Faults } from './faults.ts'

/** The history of a process: records in the database, files in a store that may fail, copies on the machine's disk. */
export function historyOf(
  storage: Storage,
  faults: Faults,
  folder: string,
): { readonly history: SiteHistory; readonly files: VersionFiles } {
  const objects = createFolderObjects(join(folder, 'objects'))
  const files = createVersionFiles({
    ...objects,
    read: (key) => faults.throughGateway('objects', () => objects.read(key)),
    write: (...object) => faults.throughGateway('objects', () => objects.write(...object)),
  })
  const records = storage.publishedVersions
  return { files, history: openSiteHistory({ folder: join(folder, 'copies'), records, files, isShared: false }) }
}

/** The working folder of one site. Each has its own, so that a run reads them one after the other. */
export function draftFolder(folder: string, slug: string): string {
  return join(folder, 'drafts', slug)
}

export async function writeDraft(folder: string, slug: string, name: string): Promise<void> {
  const own = join(draftFolder(folder, slug), slug)
  await mkdir(own, { recursive: true })
  const leadEmail = `sales@${slug}.example`
  const site = smallSite({ slug, id: slug, name, locations: [smallLocation({ leadEmail })] })
  await writeFile(join(own, 'site.json'), JSON.stringify(site))
}

/** The name of a site as a process serves it now; null: it serves none. */
export async function servedName(history: SiteHistory, folder: string, slug: string): Promise<string | null> {
  await history.refresh()
  const place = draftFolder(folder, slug)
  const reader = publishedSites({
    folder: place,
    history,
    publishes: () => false,
    isNew: () => false,
    facts: () => ({ at: '', by: '', message: '' }),
  })
  const { sites } = await readFolder(place, EMPTY_FOLDER, false, { reader })
  return sites.get(slug)?.name ?? null
}
