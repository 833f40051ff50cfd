import { stat } from 'node:fs/promises'
import { type FeedDefinition, isPulled, secretAccount, secretNameOf } from '#domain/intake/feed-definition.ts'
import { pullAdvice } from '#domain/intake/pull-advice.ts'
import { meetFile } from '#domain/intake/unread-file.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import { isReadingError } from '#gateways/reading/reading-error.ts'
import type { Platform } from '../platform.ts'
import { waitOf } from '../spending/limiter.ts'
import { recordAudit } from '../staff/record-audit.ts'
import type { StaffRequest } from '../staff-request.ts'
import { inFolder } from './feed-files.ts'
import { siteOfFeed } from './site-of-feed.ts'
import { type TriedFile, tryFile } from './try-file.ts'

/** What a trial of a feed found, or why it found nothing and what to do. */
export type FeedTrial =
  | {
      readonly ok: true
      readonly fileName: string
      readonly bytes: number
      /** By the server's clock; null: it does not say. */
      readonly modifiedAt: Date | null
      readonly result: TriedFile
    }
  | {
      readonly ok: false
      readonly sentence: string
      readonly advice: string | null
      /** The key that an SFTP server shows, for a person to compare. */
      readonly hostKey: string | null
      /** Files that the server has where the one of the address is not. */
      readonly names: readonly string[]
    }

/** Each trial is a call to a server and a file read, so that a person who tries twice a second is stopped. */
const TRIALS_A_MINUTE = 10

/** INTAKE-1: fetches the file of a definition that may not be saved yet, and says what its first rows are. Nothing is changed. */
export async function tryFeed({ platform, site, actor }: StaffRequest, definition: FeedDefinition): Promise<FeedTrial> {
  const now = platform.clock.now()
  authorise(actor, site, 'feed.edit', now)
  const nothing = { ok: false, advice: null, hostKey: null, names: [] } as const
  if (!isPulled(definition.way)) return { ...nothing, sentence: 'Save this feed, then send a file or a car to try it.' }
  const limit = { name: 'feed-trials', most: TRIALS_A_MINUTE, seconds: 60, of: site.slug }
  if (waitOf(await platform.limiter.count([limit])) !== null)
    return { ...nothing, sentence: 'That was tried often in the last minute. Wait a minute, then try again.' }
  await noteTrial(platform, actor, definition, now)
  return inFolder(async (folder) => {
    const account = secretAccount(site.slug, secretNameOf(definition))
    const pullRequest = {
      siteSlug: site.slug,
      definition,
      account,
      had: null,
      lastLook: null,
      now,
      folder,
      isTrial: true,
    }
    const pulled = await platform.feedSources.pull(pullRequest)
    if (pulled.kind === 'failed') {
      const { fault, hostKey = null, names = [] } = pulled
      const sentence = `The server ${fault}.`
      return { ...nothing, sentence, advice: pullAdvice(sentence), hostKey, names }
    }
    if (pulled.kind === 'unusable') return { ...nothing, sentence: pulled.fault }
    if (pulled.kind !== 'fetched')
      return { ...nothing, sentence: 'The file changes at this moment. Try again in a minute.' }
    const { file, marks } = pulled
    const saved = await platform.storage.forSite(site).feeds.find(definition.name)
    const met = meetFile(saved?.unread ?? null, file.hash, now)
    if (met === 'aside') return { ...nothing, sentence: saved?.unread?.sentence ?? '' }
    const reader = platform.feedReaders.trials
    const unpacked = await reader.unpack(file.path, file.name).catch((error: unknown) => {
      if (!isReadingError(error)) throw error
      return { ok: false, sentence: `The archive ${file.name} was not read: ${error.message}.` } as const
    })
    if (!unpacked.ok) return { ...nothing, sentence: unpacked.sentence }
    const modified = marks.modifiedAt ?? (marks.lastModified === null ? Number.NaN : Date.parse(marks.lastModified))
    const mapping = { ...definition.mapping, feed: definition.name }
    return {
      ok: true,
      fileName: unpacked.name,
      bytes: (await stat(unpacked.path)).size,
      modifiedAt: Number.isFinite(modified) ? new Date(modified) : null,
      result: await tryFile(reader, unpacked.path, { mapping, site: siteOfFeed(site, definition), now }),
    }
  })
}

/** STAFF-8: a trial may send the feed's password to a server. */
function noteTrial({ storage }: Platform, actor: Actor, definition: FeedDefinition, now: Date): Promise<void> {
  const { name, way, address } = definition
  const change = { after: { act: 'try', way, address } }
  return storage
    .forSite({ slug: actor.siteSlug })
    .transaction((within) =>
      recordAudit(storage, within, actor, { action: 'feed.edit', object: { kind: 'feed', id: name }, change, now }),
    )
}
