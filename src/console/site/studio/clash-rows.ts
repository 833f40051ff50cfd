import type { ClockPlace } from '#domain/date/local-time.ts'
import { isOver } from '#domain/draft/draft-state.ts'
import { type Clash, currentOf } from '#domain/draft/replay-changes.ts'
import { lastChangeOf } from '#domain/draft/settle-change.ts'
import type { ShownDraft } from '#operations/draft/show-draft.ts'
import { momentOf } from '../../time/moment.ts'
import { draftSource } from '../part/draft-source.ts'
import { saidOf } from '../part/part-nodes.ts'
import { controlOf } from '../part/read-part-form.ts'
import { changeRows } from './change-rows.ts'
import type { ClashRow, WaitingChanges } from './website-values.ts'

/** STUDIO-9: the changes of a draft that wait, each beside what is there now. */
export function waitingChanges(shown: ShownDraft, place: ClockPlace): WaitingChanges {
  const rows = changeRows(shown, place, new Set())
  const clashes = shown.clashes.flatMap((clash): ClashRow[] => {
    const row = rows.find(({ number }) => number === clash.change.number)
    if (row === undefined) return []
    const last = laterOf(shown, clash)
    const at = new Date(last?.at ?? shown.version.at)
    const mine = { said: row.after, by: row.by, at: row.at }
    const theirs = {
      said: saidNow(shown, clash, place),
      by: last?.by.name ?? shown.version.by,
      at: momentOf(at, place),
    }
    return [{ number: row.number, seen: seenOf(shown, clash), what: row.what, mine, theirs }]
  })
  return { isBehind: shown.live > shown.draft.base && !isOver(shown.draft), clashes }
}

/** What a window has seen of the other side of a clash: the version, and the draft's last change there. */
export function seenOf(shown: ShownDraft, clash: Clash): string {
  return `${shown.draft.base} ${laterOf(shown, clash)?.number ?? 0}`
}

/** The draft's last change there that does not wait; null: the version has it so. */
function laterOf({ changes, clashes }: ShownDraft, { change }: Clash): ReturnType<typeof lastChangeOf> {
  const waiting = new Set(clashes.map((each) => each.change.number))
  return lastChangeOf(
    changes.filter(({ number }) => !waiting.has(number)),
    change,
  )
}

function saidNow(shown: ShownDraft, { change }: Clash, place: ClockPlace): string {
  const source = draftSource(shown, place)
  const now = currentOf(shown, change)
  if (change.kind === 'move') return now === undefined ? 'deleted' : 'another place'
  const steps = change.path.slice(1)
  const control = change.kind === 'set' ? controlOf(source, steps) : null
  if (control !== null) return saidOf(source, control, now ?? control.default)
  return now === undefined ? 'not there' : 'there, with other content'
}
