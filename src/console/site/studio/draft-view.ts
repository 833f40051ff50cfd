import { type ClockPlace, timeOfDay } from '#domain/date/local-time.ts'
import { mayChange } from '#domain/draft/draft-state.ts'
import type { ShownDraft } from '#operations/draft/show-draft.ts'
import type { Steps } from '../part/part-source.ts'
import { stepsText } from '../part/site-steps.ts'
import type { DraftBar } from './website-values.ts'

export function draftBar({ draft, changes, undo, redo, mayPublish }: ShownDraft, place: ClockPlace): DraftBar {
  return {
    id: draft.id,
    name: draft.name,
    saved: draft.last === 0 ? null : `Saved ${timeOfDay(draft.changedAt, place)}`,
    undo,
    redo,
    changes: changes.filter(({ undone }) => !undone).length,
    isOpen: mayChange(draft),
    mayPublish,
  }
}

export function draftHref(id: string): string {
  return `/website/drafts/${encodeURIComponent(id)}`
}

/** The form of a part of a draft, or of a place inside it. */
export function partHref(id: string, part: string, at: Steps): string {
  const base = `${draftHref(id)}/parts/${part}`
  return at.length === 0 ? base : `${base}?${new URLSearchParams({ at: stepsText(at) })}`
}

/** The editor of a page or an article; null: the file is another one, such as a picture or a listing's introduction. */
export function textHref(draftId: string, file: string): string | null {
  if (!TEXT_FILE.test(file)) return null
  return `${draftHref(draftId)}/pages/edit?${new URLSearchParams({ file })}`
}

export const TEXT_FILE = /^(pages|blog)\/[a-z0-9-]+\.md$/
