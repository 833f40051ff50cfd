import type { DraftPath } from '#domain/draft/draft-change.ts'
import { isWithin, pathOf } from '#domain/draft/draft-path.ts'
import { rightToChange } from '#domain/draft/draft-rights.ts'
import { mayChange } from '#domain/draft/draft-state.ts'
import { type Actor, EVERYWHERE, may } from '#domain/staff/actor.ts'
import type { ShownDraft } from '#operations/draft/show-draft.ts'

/** STUDIO-15: why the person cannot change a place of a draft, for the closed control; null: they can. */
export function closedAt(
  { draft, locks }: Pick<ShownDraft, 'draft' | 'locks'>,
  actor: Actor,
  site: { readonly slug: string },
): (path: DraftPath) => string | null {
  return (path) => {
    if (!mayChange(draft)) return STATES[draft.state] ?? 'This draft is over.'
    const lock = locks.find(({ part }) => isWithin(path, pathOf(part)))
    if (lock !== undefined) return `Locked by ${lock.lockedBy}.`
    const right = rightToChange(path)
    return may(actor, site, right, EVERYWHERE) ? null : (RIGHTS[right] ?? 'Your role does not include this.')
  }
}

const RIGHTS: Readonly<Record<string, string>> = {
  'site.guarded': 'Only an owner changes this.',
  'settings.edit': 'Only owners and managers change this.',
}

const STATES: Readonly<Record<string, string>> = {
  proposed: 'This draft waits for a publisher. Take it back to edit it.',
  scheduled: 'This draft is scheduled. Take the schedule back to edit it.',
  live: 'This draft is live for a time, and closed until it ends.',
}
