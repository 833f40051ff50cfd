import { createFolderObjects } from '../../src/gateways/objects/folder-objects.ts'
import { openHistory } from '../../src/server/sites/open-history.ts'
import type { SiteHistory } from '../../src/site/published/site-history.ts'
import { openDatabase } from '../../src/storage/database/database.ts'

/** The history of a data folder with its own database and objects, as a server opens it. */
export async function openHistoryIn(
  dataFolder: string,
): Promise<{ readonly history: SiteHistory; close(): Promise<void> }> {
  const storage = await openDatabase({ dataFolder })
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const history = await openHistory({ dataFolder }, { storage, objects: createFolderObjects(dataFolder), log })
  return { history, close: () => storage.close() }
}
