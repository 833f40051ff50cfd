import { difference } from '#domain/draft/difference.ts'
import type { ChangeBody, DraftFiles, DraftPath } from '#domain/draft/draft-change.ts'
import { isWithin, pathText } from '#domain/draft/draft-path.ts'
import { isSameValue } from '#domain/draft/json-value.ts'
import { valueAt } from '#domain/draft/value-at.ts'
import { EVERYWHERE } from '#domain/staff/actor.ts'
import { authorise } from '#domain/staff/authorise.ts'
import type { StaffRequest } from '../staff-request.ts'
import { draftOfChanges, type FilledDraft } from './draft-of-changes.ts'
import { type VersionBase, versionBase } from './read-draft.ts'

/** A version, or one part of it (`null`: all of it). */
export interface WantedVersion {
  readonly number: number
  readonly part: DraftPath | null
}

/** STUDIO-13: a draft that brings an earlier version, or a part of it, back; publishing it makes a new version. */
export async function restoreVersion(request: StaffRequest, { number, part }: WantedVersion): Promise<FilledDraft> {
  authorise(request.actor, request.site, 'content.edit', request.platform.clock.now(), EVERYWHERE)
  const [live, then] = await Promise.all([versionBase(request, 'newest'), versionBase(request, number)])
  if (live === null || then === null) return { ok: false, reason: 'no-version' }
  const what = part === null ? '' : `, ${pathText(part)}`
  const changes = part === null ? difference(live.base, then.base.files) : partOf(live, then.base.files, part)
  return draftOfChanges(request, { name: `Back to version ${number}${what}`, at: live, changes })
}

function partOf({ base }: VersionBase, then: DraftFiles, part: DraftPath): readonly ChangeBody[] {
  const changes = difference(base, then)
  const within = changes.filter(({ path }) => isWithin(path, part))
  const isInside = changes.some(({ path }) => path.length < part.length && isWithin(part, path))
  if (!isInside) return within
  // What holds the part came or went as a whole: the part alone is one value.
  const [before, after] = [valueAt(base, part), valueAt({ ...base, files: then }, part)]
  if (isSameValue(before, after)) return []
  const set = { kind: 'set', path: part } as const
  return [{ ...set, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }]
}
