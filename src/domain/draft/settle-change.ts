import { applyChange, type ClashReason, hasLeft, placeIn } from './apply-change.ts'
import type {
  ChangeBody,
  DraftBase,
  DraftChange,
  DraftFiles,
  DraftPath,
  FileContent,
  ItemPlace,
} from './draft-change.ts'
import { doOverlap, itemAt } from './draft-path.ts'
import { isJsonRecord, type JsonValue } from './json-value.ts'
import { listIds, withId } from './list-ids.ts'
import { contentOf, listOf, valueAt } from './value-at.ts'

/**
 * A change as a person wants it, on what their window shows. `before` is the value that it shows; left out where the
 * option is not written; of a move the neighbours that it shows. Where an item goes is the item that it shall come behind
 * (null: first).
 */
export type WantedChange =
  | { readonly kind: 'set'; readonly path: DraftPath; readonly before?: JsonValue; readonly after?: JsonValue }
  | { readonly kind: 'insert'; readonly path: DraftPath; readonly value: JsonValue; readonly behind: string | null }
  | { readonly kind: 'remove'; readonly path: DraftPath; readonly before: JsonValue }
  | { readonly kind: 'move'; readonly path: DraftPath; readonly before: ItemPlace; readonly behind: string | null }
  | { readonly kind: 'put'; readonly path: DraftPath; readonly before?: FileContent; readonly after: FileContent }
  | { readonly kind: 'remove-file'; readonly path: DraftPath; readonly before: FileContent }

export type Settled =
  | { readonly ok: true; readonly body: ChangeBody; readonly files: DraftFiles }
  | { readonly ok: false; readonly reason: ClashReason }

/**
 * Turns a wanted change into one of the draft, on the draft as it is now. `since`: changes that the person's window had
 * not loaded; a move of an item that one of them moved clashes, as a value clashes that is no longer `before`.
 */
export function settleChange(base: DraftBase, wanted: WantedChange, since: readonly DraftChange[]): Settled {
  const body = bodyOf(base, wanted)
  if (body === null) return { ok: false, reason: 'gone' }
  const isMoved = ({ kind, path, undone }: DraftChange) =>
    !undone && kind === 'move' && path.join('\n') === wanted.path.join('\n')
  if (body.kind === 'move' && wanted.kind === 'move' && !isSamePlace(body.before, body.after))
    if (since.some(isMoved) || hasLeft(body.before, wanted.before)) return { ok: false, reason: 'changed' }
  const applied = applyChange(base, body)
  return applied.ok ? { ok: true, body: asApplied(base, body), files: applied.files } : applied
}

function bodyOf(base: DraftBase, wanted: WantedChange): ChangeBody | null {
  if (wanted.kind === 'set' || wanted.kind === 'put' || wanted.kind === 'remove-file') return wanted
  const { path } = wanted
  const item = itemAt(path)
  if (item === null) return null
  const ids = listIds(listOf(base, item.list) ?? [])
  if (wanted.kind === 'insert')
    return { kind: 'insert', path, after: { value: wanted.value, ...placeBehind(ids, item.id, wanted.behind) } }
  const before = placeIn(ids, item.id)
  if (wanted.kind === 'remove') return { kind: 'remove', path, before: { value: wanted.before, ...before } }
  if (!ids.includes(item.id)) return null
  return { kind: 'move', path, before, after: placeBehind(ids, item.id, wanted.behind) }
}

/** The place of an item that shall come behind another one. */
function placeBehind(ids: readonly string[], id: string, behind: string | null): ItemPlace {
  const others = ids.filter((each) => each !== id)
  const at = behind === null ? 0 : others.indexOf(behind) + 1
  // The item that it shall come behind is gone: last.
  if (behind !== null && at === 0) return { behind: others.at(-1) ?? null, ahead: null }
  return { behind, ahead: others[at] ?? null }
}

/** `before` as the file has it, so that an inverse brings back exactly that. */
function asApplied(base: DraftBase, body: ChangeBody): ChangeBody {
  switch (body.kind) {
    case 'set': {
      const { before: _, ...rest } = body
      const before = valueAt(base, body.path)
      return before === undefined ? rest : { ...rest, before }
    }
    case 'remove': {
      const value = valueAt(base, body.path)
      return value === undefined ? body : { ...body, before: { ...body.before, value } }
    }
    case 'insert': {
      const { value } = body.after
      const id = itemAt(body.path)?.id
      return isJsonRecord(value) && id !== undefined
        ? { ...body, after: { ...body.after, value: withId(value, id) } }
        : body
    }
    case 'put': {
      const { before: _, ...rest } = body
      const before = contentOf(base.files, body.path[0] ?? '')
      return before === undefined ? rest : { ...rest, before }
    }
    default:
      return body
  }
}

function isSamePlace(one: ItemPlace, other: ItemPlace): boolean {
  return one.behind === other.behind && one.ahead === other.ahead
}

/** The change that made a value what it is: the last of the draft that concerns it; null: the version has it so. */
export function lastChangeOf(
  changes: readonly DraftChange[],
  wanted: Pick<ChangeBody, 'path' | 'kind'>,
): DraftChange | null {
  return changes.findLast((change) => !change.undone && doOverlap(change, wanted)) ?? null
}
