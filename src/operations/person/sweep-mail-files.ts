import { idOfMailFile, mailFilePrefix } from '#domain/inbox/mail-file.ts'
import type { SiteRequest } from '../site-request.ts'

/**
 * INBOX-7, D-19: deletes files of mails that are gone, or that were never stored because the process ended first. A new
 * file may still wait for its mail's row. Returns the number deleted.
 */
export async function sweepMailFiles({
  platform: { storage, objects, clock, log },
  site,
}: SiteRequest): Promise<number> {
  const old: { readonly key: string; readonly id: string }[] = []
  const before = clock.now().getTime() - WAITS_MINUTES * 60_000
  for await (const { key, changedAt } of objects.list(mailFilePrefix(site.slug))) {
    const id = idOfMailFile(key)
    if (id !== null && changedAt.getTime() < before) old.push({ key, id })
  }
  if (old.length === 0) return 0
  // After the list: a mail that was stored meanwhile has its files.
  const named = await storage.forSite(site).inbox.mails.fileIds()
  const gone = old.filter(({ id }) => !named.has(id))
  for (const { key } of gone) await objects.remove(key)
  if (gone.length > 0) log.info('files of deleted mails removed', { site: site.slug, removed: gone.length })
  return gone.length
}

/** Far longer than a request lasts. */
const WAITS_MINUTES = 60
