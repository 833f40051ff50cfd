import { isSameFile, placeIn } from './apply-change.ts'
import type { ChangeBody, DraftBase, DraftFiles, DraftPath } from './draft-change.ts'
import { itemStep } from './draft-path.ts'
import { isJsonList, isJsonRecord, isSameValue, type JsonRecord, type JsonValue } from './json-value.ts'
import { type MatchedItems, matchItems } from './match-items.ts'
import { stayingItems } from './staying-items.ts'
import { contentOf, listAt } from './value-at.ts'

/** From how many changes in one list on the list is replaced as one value. */
const MOST_IN_A_LIST = 200

/**
 * The changes that make one state of a site's files another: option by option, items of lists by their ids and by what
 * they have in common. Applied to `before` they make `after`, but for ids that the studio gave.
 */
export function difference(before: DraftBase, after: DraftFiles): readonly ChangeBody[] {
  const names = [...new Set([...Object.keys(before.files), ...Object.keys(after)])].sort()
  return names.flatMap((file): readonly ChangeBody[] => {
    const [old, now] = [contentOf(before.files, file), contentOf(after, file)]
    if (isSameFile(old, now)) return []
    if (old !== undefined && now !== undefined && 'json' in old && 'json' in now)
      return isJsonRecord(old.json) && isJsonRecord(now.json)
        ? ofRecords(old.json, now.json, { path: [file], inherited: before.inherited[file] })
        : [{ kind: 'put', path: [file], before: old, after: now }]
    if (now === undefined) return old === undefined ? [] : [{ kind: 'remove-file', path: [file], before: old }]
    return [{ kind: 'put', path: [file], ...(old === undefined ? {} : { before: old }), after: now }]
  })
}

interface Here {
  readonly path: DraftPath
  readonly inherited: JsonValue | undefined
}

function ofValues(
  old: JsonValue | undefined,
  now: JsonValue | undefined,
  { path, inherited }: Here,
): readonly ChangeBody[] {
  if (isSameValue(old, now)) return []
  if (isJsonRecord(old) && isJsonRecord(now)) return ofRecords(old, now, { path, inherited })
  const list = listAt(old, inherited)
  if (list !== null && isJsonList(now) && holdsItems(list, now)) {
    const changes = ofLists(list, now, path)
    if (changes !== null) return changes
  }
  return [
    { kind: 'set', path, ...(old === undefined ? {} : { before: old }), ...(now === undefined ? {} : { after: now }) },
  ]
}

function ofRecords(old: JsonRecord, now: JsonRecord, { path, inherited }: Here): readonly ChangeBody[] {
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) =>
    ofValues(own(old, key), own(now, key), {
      path: [...path, key],
      inherited: isJsonRecord(inherited) ? own(inherited, key) : undefined,
    }),
  )
}

/** Null: the list is better replaced as one value. */
function ofLists(old: readonly JsonValue[], now: readonly JsonValue[], path: DraftPath): readonly ChangeBody[] | null {
  const matched = matchItems(old, now)
  if (matched === null) return null
  const changes = [
    ...removals(old, matched, path),
    ...matched.pairs.flatMap(({ id, from, to }) => ofItem(old[from], now[to], [...path, itemStep(id)])),
    ...arrivals(now, matched, path),
  ]
  return changes.length > MOST_IN_A_LIST ? null : changes
}

function ofItem(old: JsonValue | undefined, now: JsonValue | undefined, path: DraftPath): readonly ChangeBody[] {
  if (!isJsonRecord(old) || !isJsonRecord(now)) return []
  const [{ id: _, ...before }, { id: __, ...after }] = [old, now]
  return ofRecords(before, after, { path, inherited: undefined })
}

function removals(old: readonly JsonValue[], { ids, removed }: MatchedItems, path: DraftPath): readonly ChangeBody[] {
  return removed.map((at, done) => {
    const gone = new Set(removed.slice(0, done).map((each) => ids[each]))
    const place = placeIn(
      ids.filter((each) => !gone.has(each)),
      ids[at]!,
    )
    return { kind: 'remove', path: [...path, itemStep(ids[at]!)], before: { value: old[at]!, ...place } }
  })
}

/** Inserts and moves that bring the items that are left into the new order. */
function arrivals(
  now: readonly JsonValue[],
  { ids, removed, order }: MatchedItems,
  path: DraftPath,
): readonly ChangeBody[] {
  let standing = ids.filter((_, at) => !removed.includes(at))
  const stay = stayingItems(standing, order)
  return order.flatMap((id, at): readonly ChangeBody[] => {
    if (stay.has(id)) return []
    const isNew = !standing.includes(id)
    const before = placeIn(standing, id)
    const behind = order[at - 1] ?? null
    const others = standing.filter((each) => each !== id)
    const index = behind === null ? 0 : others.indexOf(behind) + 1
    const after = { behind, ahead: others[index] ?? null }
    standing = [...others.slice(0, index), id, ...others.slice(index)]
    const step = [...path, itemStep(id)]
    if (isNew) return [{ kind: 'insert', path: step, after: { value: now[at]!, ...after } }]
    return before.behind === after.behind ? [] : [{ kind: 'move', path: step, before, after }]
  })
}

/** Lists of words alone, such as hostnames, are one option; so is a list that has a word twice. */
function holdsItems(old: readonly JsonValue[], now: readonly JsonValue[]): boolean {
  const hasTwice = (list: readonly JsonValue[]) => {
    const words = list.filter((item) => !isJsonRecord(item)).map(String)
    return new Set(words).size !== words.length
  }
  return [...old, ...now].some(isJsonRecord) && !hasTwice(old) && !hasTwice(now)
}

function own(record: JsonRecord, key: string): JsonValue | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
