import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BANNER, CLOSED_YARD, LOGO, TAGS, TILES } from '../browser/altered-server.ts'
import { SITES } from '../browser/page-kinds.ts'

interface SiteFile {
  readonly integrations?: object
  readonly home?: object
  readonly locations: readonly { readonly slug: string }[]
}

/**
 * A copy of the demonstration dealers' folders with settings that theirs lack: every site has tags, and the group has a
 * map with tiles, a banner of one location, a logo of its own size and a yard that does no sales.
 */
export async function alteredSites(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-altered-sites-'))
  try {
    await cp('sites', folder, { recursive: true })
    for (const { site } of SITES)
      await alter(join(folder, site, 'site.json'), (file) => ({
        ...file,
        integrations: { ...file.integrations, ...TAGS },
      }))
    await alter(join(folder, CLOSED_YARD.site, 'site.json'), (file) => ({
      ...file,
      home: { ...file.home, banner: BANNER },
      places: { several: 'map', tiles: TILES },
      locations: file.locations.map((yard) =>
        yard.slug === CLOSED_YARD.slug ? { ...yard, slug: 'tweed-workshop', types: ['service'] } : yard,
      ),
    }))
    await writeFile(join(folder, LOGO.site, LOGO.file), LOGO.svg)
    return folder
  } catch (error) {
    await rm(folder, { recursive: true })
    throw error
  }
}

async function alter(file: string, change: (site: SiteFile) => object): Promise<void> {
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))))
}
