import { pushFolder } from '#operations/draft/push-folder.ts'
import type { DraftPlatform } from '#operations/draft/read-draft.ts'
import type { Log } from '#operations/log/log.ts'
import { commandActor } from '#operations/staff/command-actor.ts'

/**
 * STUDIO-19: makes a draft of a folder that was saved after the console published, and says so in the log. The same folder
 * makes one draft, whichever process sees it first.
 */
export function folderAsDraft(
  platform: DraftPlatform,
  { folder, log }: { readonly folder: string; readonly log: Log },
) {
  return async (slug: string): Promise<void> => {
    const actor = { ...commandActor(slug), name: 'The folder of sites' }
    const pushOptions = {
      folder,
      from: null,
      once: true,
      name: `Saved in the folder, ${platform.clock.now().toISOString().slice(0, 16)}`,
    }
    const pushed = await pushFolder({ platform, site: { slug }, actor }, pushOptions)
    if (!pushed.ok) return
    log.warn('a saved folder is a draft, because the console published since its version', {
      site: slug,
      draft: pushed.id,
      changes: pushed.changes,
      from: pushed.from,
      live: pushed.live,
      clashes: pushed.clashes.length,
    })
  }
}
