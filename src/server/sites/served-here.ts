import type { SiteDirectory } from '#site/folder/directory.ts'

/**
 * The directory as visitors of these processes see it: SITES limits what is served. Background work needs every site,
 * so that a lead of a site in no group is still delivered.
 */
export function servedHere(directory: SiteDirectory, slugs: ReadonlySet<string> | null): SiteDirectory {
  if (slugs === null) return directory
  return {
    ...directory,
    byHost(host) {
      const site = directory.byHost(host)
      return site !== null && slugs.has(site.slug) ? site : null
    },
    all: () => directory.all().filter(({ slug }) => slugs.has(slug)),
  }
}
