import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { passText } from '#operations/preview/preview-pass.ts'
import { loadPagesBuild } from '#server/pages/pages-build.ts'
import { type ServedPreview, servePreview } from '#server/preview/preview-app.ts'
import { type GoodSite, readPresets, readSite } from '#site/folder/read-sites.ts'
import { serveDemonstrationSites } from '../demonstration-sites.ts'
import type { ServedSites } from '../served-sites.ts'

export const PREVIEW_DOMAIN = 'preview.localhost'
const SECRET = 'a secret of the tests, and of nothing else'

export interface PreviewedSites extends ServedSites {
  /** What the preview of a site shows from now on, until `mend` gives the folder back. */
  edit(slug: string, file: string, change: (text: string) => string): Promise<void>
  mend(slug: string): Promise<void>
  draft(slug: string): Promise<GoodSite>
  /** Requests a page of the preview with a link's pass. */
  preview(slug: string, path: string, init?: RequestInit): Promise<Response>
}

/** The demonstration sites and their previews beside them, each with a copy of its folder as the draft. */
export async function serveWithPreviews(): Promise<PreviewedSites> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-drafts-'))
  await cp('sites', folder, { recursive: true })
  let made: ServedPreview | null = null
  const later: ServedPreview = {
    isAt: (host) => made?.isAt(host) ?? false,
    fetch: (context) => made?.fetch(context) ?? context.notFound(),
  }
  const served = await serveDemonstrationSites((site) => site, { preview: later })
  const pages = await loadPagesBuild('build')
  const { platform } = served
  const drafts = new Map<string, GoodSite>()
  const draft = async (slug: string) => {
    const known = drafts.get(slug)
    if (known) return known
    const { presets } = await readPresets(folder)
    const read = await readSite(folder, slug, presets)
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    drafts.set(slug, read)
    return read
  }
  const drawn = {
    platform,
    production: false,
    cookieSecret: SECRET,
    versionOf: (slug: string) => platform.storage.forSite({ slug }).version(),
    pages,
  }
  made = await servePreview({
    ...drawn,
    pictures: { read: async () => null },
    edge: { production: false, plainHttp: false, trustProxy: true },
    domain: PREVIEW_DOMAIN,
    draftOf: async ({ siteSlug }) => ({ name: 'Easter', change: 0, good: await draft(siteSlug), faults: [] }),
  })
  const cookieOf = (siteSlug: string) => {
    const ends = new Date(platform.clock.now().getTime() + 60_000)
    return `preview=${passText(platform, { siteSlug, draftId: 'easter', holder: { kind: 'link', id: 'one' }, ends })}`
  }
  return {
    ...served,
    draft,
    async edit(slug, file, change) {
      const path = join(folder, slug, file)
      await writeFile(path, change(await readFile(path, 'utf8').catch(() => '')))
      drafts.delete(slug)
    },
    async mend(slug) {
      await rm(join(folder, slug), { recursive: true })
      await cp(join('sites', slug), join(folder, slug), { recursive: true })
      drafts.delete(slug)
    },
    preview: (slug, path, init = {}) =>
      served.request(slug, path, {
        ...init,
        host: `${slug}.${PREVIEW_DOMAIN}`,
        headers: { Cookie: cookieOf(slug), ...init.headers },
      }),
    async close() {
      await served.close()
      await rm(folder, { recursive: true })
    },
  }
}
