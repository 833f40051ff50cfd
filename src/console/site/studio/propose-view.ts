import { type Draft, mayChange } from '#domain/draft/draft-state.ts'
import { EVERYWHERE, may } from '#domain/staff/actor.ts'
import type { ShownDraft } from '#operations/draft/show-draft.ts'
import type { ConsoleCall } from '../../console-call.ts'
import { onSite } from '../../on-site.ts'
import type { ProposalView } from './website-values.ts'

/** STUDIO-15: where a draft is between the person who edits it and the one who publishes it. Null: at neither. */
export function proposalView(
  call: ConsoleCall,
  { draft, changes }: ShownDraft,
  fault: string | null,
): ProposalView | null {
  const { site, actor } = onSite(call)
  const isProposed = draft.state === 'proposed'
  if (!isProposed && !mayChange(draft)) return null
  const mayPublish = may(actor, site, 'site.publish', EVERYWHERE)
  return {
    isProposed,
    word: draft.word && { by: draft.word.by.name, text: draft.word.text },
    seen: seenOf(draft),
    mayApprove: isProposed && mayPublish,
    mayPropose: !isProposed && !mayPublish && changes.some(({ undone }) => !undone),
    fault,
  }
}

/** What an approval sends along: the draft as the publisher saw it. Each change, proposal and return makes another. */
export function seenOf({ changedAt, last }: Pick<Draft, 'changedAt' | 'last'>): string {
  return `${last} ${changedAt.toISOString()}`
}
