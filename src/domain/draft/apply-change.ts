import type {
  ChangeBody,
  DraftBase,
  DraftFiles,
  DraftPath,
  FileContent,
  ItemPlace,
  PlacedItem,
} from './draft-change.ts'
import { itemAt, itemIdOf } from './draft-path.ts'
import { isJsonList, isJsonRecord, isSameValue, type JsonRecord, type JsonValue } from './json-value.ts'
import { listIds, withId, withIds } from './list-ids.ts'
import { contentOf, jsonOf, listAt, listOf, member, valueAt } from './value-at.ts'

/**
 * Why a change does not apply. `changed`: its `before` is no longer the value. `gone`: the item, list or file that it is
 * in is not there. `taken`: another item has its id.
 */
export type ClashReason = 'changed' | 'gone' | 'taken'

export type Applied =
  /** `isMet`: the value was as wanted already, and not as it was before. */
  | { readonly ok: true; readonly files: DraftFiles; readonly isMet: boolean }
  | { readonly ok: false; readonly reason: ClashReason }

export interface ApplyOptions {
  /** Whether a move clashes if its item has left both its neighbours: where it was made on another version. */
  readonly checksPlaces?: boolean
  /** The places of items that are not there now, by `placeKey`: an anchor that is gone is followed to its own. */
  readonly lostPlaces?: ReadonlyMap<string, ItemPlace>
}

/**
 * Applies a change to the files of a site. Gives each list that it touches ids for its items. What is as wanted already
 * stays as it is.
 */
export function applyChange(base: DraftBase, change: ChangeBody, options: ApplyOptions = {}): Applied {
  switch (change.kind) {
    case 'set':
      return applySet(base, change)
    case 'insert':
      return applyInsert(base, change, options)
    case 'remove':
      return applyRemove(base, change)
    case 'move':
      return applyMove(base, change, options)
    case 'put':
      return applyFile(base, change.path, change.before, change.after)
    case 'remove-file':
      return applyFile(base, change.path, change.before, undefined)
  }
}

/** Key of an item in `lostPlaces`. */
export function placeKey(list: DraftPath, id: string): string {
  return JSON.stringify([...list, id])
}

/** Where an item of a list stands. */
export function placeIn(ids: readonly string[], id: string): ItemPlace {
  const at = ids.indexOf(id)
  return { behind: ids[at - 1] ?? null, ahead: ids[at + 1] ?? null }
}

/** Whether an item has left a place: neither neighbour is the same. */
export function hasLeft(place: ItemPlace, { behind, ahead }: ItemPlace): boolean {
  return place.behind !== behind && place.ahead !== ahead
}

export function isSameFile(one: FileContent | undefined, other: FileContent | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  if ('json' in one && 'json' in other) return isSameValue(one.json, other.json)
  return 'hash' in one && 'hash' in other && one.hash === other.hash
}

function applySet(base: DraftBase, change: Extract<ChangeBody, { kind: 'set' }>): Applied {
  const { path, before, after } = change
  if (!hasPlace(base, path)) return GONE
  const current = valueAt(base, path)
  if (isSameValue(current, after)) return { ok: true, files: base.files, isMet: !isSameValue(current, before) }
  if (!isSameValue(current, before)) return CHANGED
  const id = itemIdOf(path.at(-1))
  if (id !== null && after === undefined) return GONE
  return edited(base, path, () => (id === null || after === undefined ? after : withId(after, id)))
}

function applyInsert(
  base: DraftBase,
  { path, after }: { readonly path: DraftPath; readonly after: PlacedItem },
  { lostPlaces }: ApplyOptions,
): Applied {
  const { list, id } = itemAt(path)!
  const listed = valueAt(base, list)
  if (!hasPlace(base, list) || (listed !== undefined && !isJsonList(listed))) return GONE
  const current = valueAt(base, path)
  if (current !== undefined)
    return isSameValue(current, withId(after.value, id))
      ? { ok: true, files: base.files, isMet: true }
      : { ok: false, reason: 'taken' }
  if (!isJsonRecord(after.value) && String(after.value) !== id) return GONE
  return editedList(base, list, (items, ids) => {
    const at = positionOf(ids, after, (lost) => lostPlaces?.get(placeKey(list, lost)))
    return [...items.slice(0, at), withId(after.value, id), ...items.slice(at)]
  })
}

function applyRemove(
  base: DraftBase,
  { path, before }: { readonly path: DraftPath; readonly before: PlacedItem },
): Applied {
  const { list, id } = itemAt(path)!
  if (listOf(base, list) === null) return GONE
  const current = valueAt(base, path)
  if (current === undefined) return { ok: true, files: base.files, isMet: true }
  if (!isSameValue(current, before.value)) return CHANGED
  return editedList(base, list, (items, ids) => items.filter((_, at) => ids[at] !== id))
}

function applyMove(
  base: DraftBase,
  change: Extract<ChangeBody, { kind: 'move' }>,
  { checksPlaces = false, lostPlaces }: ApplyOptions,
): Applied {
  const { path, before, after } = change
  const { list, id } = itemAt(path)!
  const ids = listIds(listOf(base, list) ?? [])
  if (!ids.includes(id)) return GONE
  const place = placeIn(ids, id)
  if (checksPlaces && hasLeft(place, before) && hasLeft(place, after)) return CHANGED
  return editedList(base, list, (items, all) => {
    const others = items.filter((_, at) => all[at] !== id)
    const rest = all.filter((each) => each !== id)
    const at = positionOf(rest, after, (lost) => lostPlaces?.get(placeKey(list, lost)))
    return [...others.slice(0, at), items[all.indexOf(id)]!, ...others.slice(at)]
  })
}

function applyFile(
  { files }: DraftBase,
  path: DraftPath,
  before: FileContent | undefined,
  after: FileContent | undefined,
): Applied {
  const [file = ''] = path
  const current = contentOf(files, file)
  if (isSameFile(current, after)) return { ok: true, files, isMet: !isSameFile(current, before) }
  if (!isSameFile(current, before)) return CHANGED
  const { [file]: _, ...rest } = files
  return { ok: true, files: after === undefined ? rest : { ...files, [file]: after }, isMet: false }
}

const GONE = { ok: false, reason: 'gone' } as const
const CHANGED = { ok: false, reason: 'changed' } as const

/** How many items stand before the place. */
function positionOf(
  ids: readonly string[],
  { behind, ahead }: ItemPlace,
  lost: (id: string) => ItemPlace | undefined,
): number {
  const followed = new Set<string>()
  let anchor = behind
  while (anchor !== null && !ids.includes(anchor)) {
    const place = followed.has(anchor) ? undefined : lost(anchor)
    followed.add(anchor)
    if (place === undefined) return ahead !== null && ids.includes(ahead) ? ids.indexOf(ahead) : ids.length
    anchor = place.behind
  }
  return anchor === null ? 0 : ids.indexOf(anchor) + 1
}

/** Whether everything that holds the value is there, or can be made: groups of options can, items and files cannot. */
function hasPlace({ files, inherited }: DraftBase, path: DraftPath): boolean {
  const [file = '', ...steps] = path
  let [value, standard]: [JsonValue | undefined, JsonValue | undefined] = [jsonOf(files, file), inherited[file]]
  if (value === undefined) return false
  for (const [at, step] of steps.entries()) {
    const id = itemIdOf(step)
    if (id === null) {
      if (value !== undefined && !isJsonRecord(value)) return false
      ;[value, standard] = [member(value, step), member(standard, step)]
    } else {
      const list = listAt(value, standard)
      value = list?.[listIds(list).indexOf(id)]
      standard = undefined
      if (value === undefined && (at < steps.length - 1 || list === null)) return false
    }
  }
  return true
}

function editedList(
  base: DraftBase,
  list: DraftPath,
  edit: (items: readonly JsonValue[], ids: readonly string[]) => readonly JsonValue[],
): Applied {
  return edited(base, list, (value, inherited) => {
    const items = listAt(value, inherited) ?? []
    return withIds(edit(withIds(items), listIds(items)))
  })
}

/** The files with the value at a path replaced. */
function edited({ files, inherited }: DraftBase, [file = '', ...steps]: DraftPath, edit: Edit): Applied {
  const json = editedWithin(jsonOf(files, file), inherited[file], steps, edit) ?? {}
  return { ok: true, files: { ...files, [file]: { json } }, isMet: false }
}

type Edit = (value: JsonValue | undefined, inherited: JsonValue | undefined) => JsonValue | undefined

function editedWithin(
  value: JsonValue | undefined,
  inherited: JsonValue | undefined,
  [step, ...rest]: readonly string[],
  edit: Edit,
): JsonValue | undefined {
  if (step === undefined) return edit(value, inherited)
  const id = itemIdOf(step)
  if (id !== null) {
    const list = listAt(value, inherited) ?? []
    const ids = listIds(list)
    return withIds(list).map((item, at) =>
      ids[at] === id ? (editedWithin(item, undefined, rest, edit) ?? item) : item,
    )
  }
  const group = isJsonRecord(value) ? value : {}
  const inner = editedWithin(member(group, step), member(inherited, step), rest, edit)
  if (inner !== undefined) return { ...group, [step]: inner }
  const { [step]: _, ...others } = group
  return isEmptied(others, group) ? undefined : others
}

/** A group whose last option went goes too, so that what made the group leaves nothing behind when it is undone. */
function isEmptied(others: JsonRecord, group: JsonRecord): boolean {
  return Object.keys(others).length === 0 && Object.keys(group).length > 0
}
