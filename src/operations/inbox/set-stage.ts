import { changeStage, type Stage } from '#domain/inbox/stage.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'
import { type Acted, actOn } from './act.ts'
import type { WriteGuard } from './write-guard.ts'

/** INBOX-2: moves a conversation to another stage. Lost and junk need a reason. */
export function setStage(
  platform: Platform,
  site: Site,
  actor: Actor,
  id: string,
  { stage, reason }: { readonly stage: Stage; readonly reason: string | null },
  guard?: WriteGuard,
): Promise<Acted<'same' | 'never-new-again' | 'reason-missing'>> {
  const { conversations } = platform.storage.forSite(site).inbox
  return actOn(
    platform,
    site,
    actor,
    { id, action: 'lead.stage', guard, clashesWith: ['stage'] },
    async (before, within, now) => {
      const change = changeStage(before.stage, stage, reason)
      if (!change.ok) return { refused: change.reason }
      await conversations.setStage(id, change.stage, change.reason, now, within)
      const data = { from: before.stage, to: change.stage, reason: change.reason, reopens: change.reopens }
      return { event: { kind: 'stage', data }, before: { stage: before.stage }, after: { stage: change.stage } }
    },
  )
}
