import { applyChange, type ClashReason, placeKey } from './apply-change.ts'
import type { DraftBase, DraftChange, DraftFiles, ItemPlace } from './draft-change.ts'
import { doOverlap, itemAt } from './draft-path.ts'
import type { JsonValue } from './json-value.ts'
import { valueAt } from './value-at.ts'

/** A change of a draft that waits, because the site is not as it was when the change was made. */
export interface Clash {
  readonly change: DraftChange
  readonly reason: ClashReason
  /** What is there now; undefined: nothing. */
  readonly current: JsonValue | undefined
}

export interface Replayed {
  /** The files of the site with every change that is not undone and does not clash. */
  readonly files: DraftFiles
  /** In the order of the changes. */
  readonly clashes: readonly Clash[]
}

/**
 * The site of a draft: its base with its changes. `version` is the number of the base: a move that was made on another
 * version clashes where another person moved the item since. `chosen`: only these changes; default: all.
 */
export function replayChanges(
  base: DraftBase,
  version: number,
  changes: readonly DraftChange[],
  chosen: ReadonlySet<number> | null = null,
): Replayed {
  const lostPlaces = placesOf(changes)
  const open = changes.filter(({ undone, number }) => !undone && (chosen === null || chosen.has(number)))
  const clashes: Clash[] = []
  let { files } = base
  for (const [at, change] of open.entries()) {
    const here = { files, inherited: base.inherited }
    const isRebased = change.base !== version
    const applied = applyChange(here, change, { checksPlaces: isRebased, lostPlaces })
    const waits =
      isRebased &&
      waitsWith(change, {
        isMet: applied.ok && applied.isMet,
        later: open.slice(at + 1).filter((each) => each.base !== version),
        clashes,
      })
    const reason = applied.ok ? (waits ? 'changed' : null) : applied.reason
    if (applied.ok && reason === null) files = applied.files
    else if (reason !== null) clashes.push({ change, reason, current: currentOf(here, change) })
  }
  return { files, clashes }
}

/**
 * Whether a change from another version waits although it would apply: an earlier one that it was made on waits, or
 * a colleague published what it does, and later ones of the draft go on from there, so that they would undo what was
 * published.
 */
function waitsWith(
  change: DraftChange,
  {
    isMet,
    later,
    clashes,
  }: { readonly isMet: boolean; readonly later: readonly DraftChange[]; readonly clashes: readonly Clash[] },
): boolean {
  const waits = clashes.some((earlier) => doOverlap(earlier.change, change))
  return waits || (isMet && later.some((each) => doOverlap(change, each)))
}

/** Changes that clash in `after` and did not in `before`. */
export function newClashes(before: Replayed, after: Replayed): readonly Clash[] {
  const numbersBefore = new Set(before.clashes.map(({ change }) => change.number))
  return after.clashes.filter(({ change }) => !numbersBefore.has(change.number))
}

/** What is where a change goes: a value, or the file's JSON or hash. */
export function currentOf(base: DraftBase, { path }: Pick<DraftChange, 'path'>): JsonValue | undefined {
  const [file = ''] = path
  const content = path.length === 1 && Object.hasOwn(base.files, file) ? base.files[file] : undefined
  return content !== undefined && 'hash' in content ? content.hash : valueAt(base, path)
}

/** The places of the draft's items when they came or went. */
export function placesOf(changes: readonly DraftChange[]): ReadonlyMap<string, ItemPlace> {
  const places = new Map<string, ItemPlace>()
  for (const change of changes) {
    const item = itemAt(change.path)
    if (item === null) continue
    if (change.kind === 'insert') places.set(placeKey(item.list, item.id), change.after)
    if (change.kind === 'remove') places.set(placeKey(item.list, item.id), change.before)
  }
  return places
}
