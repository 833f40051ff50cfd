import type { Transaction } from '#storage/transaction.ts'
import type { StaffRequest } from '../staff-request.ts'
import { type ReadDraft, readDraft, type VersionBase, versionBase } from './read-draft.ts'

/** How often a draft may move to another version while its files are read. */
const TRIES = 5

/**
 * Works on a draft that nobody else changes meanwhile, with the files of its version. Those are read before the
 * transaction, which must not wait for a disk or a store. Null: there is no such draft.
 */
export async function onDraft<Result>(
  request: Pick<StaffRequest, 'platform' | 'site'>,
  id: string,
  work: (read: ReadDraft, at: VersionBase, within: Transaction) => Promise<Result>,
): Promise<Result | null> {
  const { drafts, transaction } = request.platform.storage.forSite(request.site)
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const draft = await drafts.find(id)
    const at = draft === null ? null : await versionBase(request, draft.base)
    if (at === null) return null
    const outcome = await transaction(async (within) => {
      const read = await readDraft(request, id, within)
      if (read === null) return { result: null }
      if (read.draft.base !== at.version.number) return null
      return { result: await work(read, at, within) }
    })
    if (outcome !== null) return outcome.result
  }
  throw new Error(`The draft ${id} of ${request.site.slug} moved to another version again and again.`)
}
