import { stat } from 'node:fs/promises'
import { authorise, Refusal } from '#domain/staff/authorise.ts'
import { hashOfFile } from '#gateways/save-limited.ts'
import { recordAudit } from '../staff/record-audit.ts'
import type { StaffRequest } from '../staff-request.ts'
import { withFeedFile } from './feed-files.ts'
import { type NotedRun, noteBroken } from './note-run.ts'
import { takeFile } from './take-file.ts'
import type { TakenFile } from './taken-file.ts'

/**
 * INTAKE-6: takes the stored file of a feed once more, as when it came: with the mapping that the feed has now. Null: the
 * file is gone.
 */
export async function readAgain(request: StaffRequest, runId: string): Promise<TakenFile | NotedRun<'broken'> | null> {
  const { platform, site, actor, now } = request
  authorise(actor, site, 'feed.run', now)
  const { feeds, feedRuns, transaction } = platform.storage.forSite(site)
  const run = await feedRuns.find(runId)
  const feed = run && (await feeds.find(run.feed))
  if (!run || !feed) throw new Refusal('absent', 'feed.run')
  await transaction((within) =>
    recordAudit(platform.storage, within, actor, {
      action: 'feed.run',
      object: { kind: 'feed-run', id: runId },
      change: { after: { act: 'again' } },
      now,
    }),
  )
  return withFeedFile(platform, site, run, async (path) => {
    const [{ size: bytes }, hash] = await Promise.all([stat(path), hashOfFile(path)])
    return takeFile(request, feed, { path, name: run.fileName ?? 'The file', bytes, hash })
  }).catch((error: unknown) => noteBroken(platform, site, feed.name, error))
}
