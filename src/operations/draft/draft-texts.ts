import { createHash } from 'node:crypto'
import { EVERYWHERE } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { StaffRequest } from '../staff-request.ts'
import type { ShownDraft } from './show-draft.ts'

/** As long as a page of a site may be, in bytes. */
const MOST_BYTES = 200_000

/** The text of a file as a draft has it, with the hash that names it; null: the draft has no such text. */
export async function readDraftText(
  { platform }: Pick<StaffRequest, 'platform'>,
  { files }: Pick<ShownDraft, 'files'>,
  file: string,
): Promise<{ readonly text: string; readonly hash: string } | null> {
  const content = Object.hasOwn(files, file) ? files[file] : undefined
  if (content === undefined || !('hash' in content)) return null
  const bytes = await platform.publications.files.read(content.hash)
  return bytes === null ? null : { text: Buffer.from(bytes).toString('utf8'), hash: content.hash }
}

/** Stores a text for a change of kind `put`, before the change; returns its hash. Null: it is too long. */
export async function storeDraftText({ platform, site, actor }: StaffRequest, text: string): Promise<string | null> {
  authorise(actor, site, 'content.edit', platform.clock.now(), EVERYWHERE)
  const bytes = Buffer.from(text, 'utf8')
  if (bytes.length > MOST_BYTES) return null
  const hash = createHash('sha256').update(bytes).digest('hex')
  await platform.publications.files.write(hash, bytes)
  return hash
}
