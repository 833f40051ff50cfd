import type { Objects } from '#gateways/objects/objects.ts'
import type { SiteDirectory } from '#site/folder/directory.ts'
import { hostFaultsOf, type Publications } from '#site/published/publications.ts'
import type { SiteHistory } from '#site/published/site-history.ts'
import type { Storage } from '#storage/storage.ts'
import { createVersionFiles } from '../files/version-files.ts'

interface PublicationParts {
  readonly history: SiteHistory
  readonly objects: Objects
  readonly storage: Storage
  readonly production: boolean
}

/** Publications before the sites are read: a folder becomes a draft then, and nothing goes live. */
export function earlyPublications({ history, objects }: Pick<PublicationParts, 'history' | 'objects'>): Publications {
  return { history, files: createVersionFiles(objects), hostFaults: async () => [], look: async () => {} }
}

/** Publications beside the sites that are up, whose hostnames a new version may not take (SITE-1). */
export function openPublications(
  { history, objects, storage, production }: PublicationParts,
  directory: SiteDirectory,
): Publications {
  return {
    ...earlyPublications({ history, objects }),
    hostFaults: async (site) =>
      hostFaultsOf(site, { sites: directory.all(), production, recorded: await storage.hostnames.owners() }),
    look: directory.look,
  }
}
