import { showDraft } from '#operations/draft/show-draft.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import type { Check, Invariant } from '../invariants/invariant.ts'
import type { World } from '../world.ts'
import {
  type ChangeRow,
  changeRows,
  type DraftRow,
  draftRows,
  isOf,
  OPTIONS,
  optionIn,
  siteFileOf,
  versionRows,
  writtenBy,
} from './read-drafts.ts'

/** STUDIO-8: a change that was acknowledged is stored once, and counts unless its person took it back. */
const changesAreStored: Check = async (world) => {
  const rows = await changeRows(world)
  const wrong: string[] = []
  for (const [id, { changes }] of world.drafts) {
    for (const [value, mayBeUndone] of changes) {
      const own = rows.filter((row) => row.draft_id === id && writtenBy(row) === value)
      const [row] = own
      if (row === undefined) wrong.push(`The acknowledged change ‘${value}’ of ${id} is not stored.`)
      else if (own.length > 1) wrong.push(`The change ‘${value}’ of ${id} is stored ${own.length} times.`)
      else if (!mayBeUndone.has(row.undone)) wrong.push(`‘${value}’ of ${id} counts as ${saidOf(row)}.`)
      // Now it is known how a step without an answer ended.
      else changes.set(value, new Set([row.undone]))
    }
  }
  return wrong
}

function saidOf({ undone }: ChangeRow): string {
  return undone ? 'taken back, and nobody took it back' : 'made, and it was taken back'
}

/** STUDIO-9: a draft shows the last change of each option, or shows it beside what it clashes with. */
const draftsShowChanges: Check = async (world) => {
  const [drafts, rows] = [await draftRows(world), await changeRows(world)]
  const wrong: string[] = []
  for (const draft of drafts) {
    if (draft.state === 'published' || draft.state === 'discarded') continue
    const shown = await shownBy(world, draft)
    if (shown === null) {
      wrong.push(`The draft ${draft.id} cannot be shown.`)
      continue
    }
    const file = shown.files['site.json']
    const waiting = new Set(shown.clashes.map(({ change }) => change.number))
    const open = rows.filter(
      ({ draft_id, undone, published }) => draft_id === draft.id && !undone && published === null,
    )
    for (const row of open)
      if (waiting.has(row.number) && row.base === draft.base)
        wrong.push(`Change ${row.number} of ${draft.id} waits, and nobody published anything since.`)
    for (const option of OPTIONS) {
      const last = open.findLast((row) => isOf(row, option) && !waiting.has(row.number))
      const now = file && 'json' in file ? optionIn(file.json, option) : undefined
      if (last !== undefined && now !== writtenBy(last))
        wrong.push(`${option.join('.')} of ${draft.id} shows ${now}, and was last set to ${writtenBy(last)}.`)
    }
  }
  return wrong
}

function shownBy({ platform }: World, { site_slug, id }: DraftRow) {
  const person = sampleStaff(['owner'], { siteSlug: site_slug })
  return showDraft(requestBy(platform, platform.site(site_slug), person), id)
}

/** STUDIO-11, STUDIO-13: a version made from a draft is the version before with the changes that count as published in it. */
const versionsAreDrafts: Check = async (world) => {
  const [versions, rows] = [await versionRows(world), await changeRows(world)]
  const wrong: string[] = []
  for (const [at, version] of versions.entries()) {
    const before = versions[at - 1]
    if (version.draft_id === null || before?.site_slug !== version.site_slug) continue
    const [was, is] = [await siteFileOf(world, before), await siteFileOf(world, version)]
    const live = rows.filter(({ draft_id, published }) => draft_id === version.draft_id && published === version.number)
    for (const option of OPTIONS) {
      const last = live.findLast((row) => isOf(row, option) && !row.undone)
      const expected = last === undefined ? optionIn(was, option) : writtenBy(last)
      const found = optionIn(is, option)
      if (last?.body.kind === 'set' || last === undefined)
        if (found !== expected)
          wrong.push(`Version ${version.number} of ${version.site_slug} has ${found}, and its draft ${expected}.`)
    }
  }
  const made = new Set(versions.map(({ site_slug, number, draft_id }) => `${site_slug} ${number} ${draft_id}`))
  for (const { site_slug, draft_id, number, published } of rows)
    if (published !== null && !made.has(`${site_slug} ${published} ${draft_id}`))
      wrong.push(`Change ${number} of ${draft_id} counts as published in version ${published}, which is not its own.`)
  return wrong
}

/** STAFF-9: each draft that was made, and each version made from one, has its row of the audit log. */
const draftsHaveAudit: Check = async ({ database }) => {
  const { rows } = await database.query<{ what: string; done: number; audited: number }>(
    `select 'drafts made' as what, (select count(*)::int from drafts) as done, (select count(*)::int
       from audit_events where object_kind = 'site-draft' and after ? 'made') as audited
     union all select 'versions of drafts', (select count(*)::int from published_versions where draft_id is not null),
       (select count(*)::int from audit_events where object_kind = 'site-draft' and after ? 'version')
     union all select 'proposal of ' || d.id, 1, (select least(count(*)::int, 1) from audit_events a
       where a.object_id = d.id and a.after ? 'proposed') from drafts d where d.state = 'proposed'
     union all select 'schedule of ' || d.id, 1, (select least(count(*)::int, 1) from audit_events a
       where a.object_id = d.id and a.after ? 'scheduled') from drafts d
       where d.state = 'scheduled' and d.name not like 'End of %'`,
  )
  return rows.flatMap(({ what, done, audited }) =>
    done === audited ? [] : [`${done} ${what} have ${audited} rows of the audit log.`],
  )
}

/** STUDIO-14: a schedule whose time has come is live or open again. */
const schedulesAreDone: Check = async (world) => {
  const now = world.clock.now()
  const drafts = await draftRows(world)
  return drafts.flatMap(({ id, state }) => {
    const startsAt = world.drafts.get(id)?.startsAt ?? null
    const isDue = startsAt !== null && startsAt <= now
    return state === 'scheduled' && isDue ? [`The draft ${id} was to go live at ${startsAt.toISOString()}.`] : []
  })
}

const OF_DRAFTS = ['drafts', 'draft_changes', 'published_versions']

export const STUDIO_INVARIANTS: Readonly<Record<string, Invariant>> = {
  'an acknowledged change is stored': { check: changesAreStored, reads: ['draft_changes'] },
  'a draft shows its changes': { check: draftsShowChanges, reads: OF_DRAFTS },
  'a version is what its draft shows': { check: versionsAreDrafts, reads: OF_DRAFTS },
  'a draft has its audit rows': { check: draftsHaveAudit, reads: ['drafts', 'published_versions', 'audit_events'] },
}

export const STUDIO_AT_REST: Readonly<Record<string, Invariant>> = {
  'schedules are done at rest': { check: schedulesAreDone, reads: ['*'] },
}
