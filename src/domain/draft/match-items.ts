import { canonicalText, isGivenId, isJsonRecord, type JsonValue } from './json-value.ts'
import { listIds } from './list-ids.ts'

/** Which items of two lists are the same. */
export interface MatchedItems {
  /** Ids of the old list's items. */
  readonly ids: readonly string[]
  readonly pairs: readonly { readonly id: string; readonly from: number; readonly to: number }[]
  /** Places in the old list of items that are not in the new one. */
  readonly removed: readonly number[]
  /** Ids of the new list's items, in its order; a new item has one of its own. */
  readonly order: readonly string[]
}

/** Options that name an item for a person, the strongest first. */
const NAMING_KEYS = [
  'slug',
  'number',
  'name',
  'date',
  'weekday',
  'from',
  'title',
  'label',
  'heading',
  'question',
  'make',
]

/**
 * Pairs items by id, then by equal content, then by what names them. A folder that was edited elsewhere may have lost the
 * ids of its items. Null: the lists cannot be told apart item by item.
 */
export function matchItems(old: readonly JsonValue[], now: readonly JsonValue[]): MatchedItems | null {
  const [ids, wanted] = [listIds(old), listIds(now)]
  const to = new Map<number, number>()
  const from = new Map<number, number>()
  const pair = (one: number, other: number) => {
    if (to.has(one) || from.has(other)) return
    to.set(one, other)
    from.set(other, one)
  }
  const byId = new Map(ids.map((id, at) => [id, at]))
  for (const [at, id] of wanted.entries()) {
    const same = byId.get(id)
    if (same !== undefined && isJsonRecord(old[same]) === isJsonRecord(now[at])) pair(same, at)
  }
  for (const keyOf of [canonicalText, nameOf]) {
    const free = Map.groupBy(
      old.keys().filter((at) => !to.has(at)),
      (at) => keyOf(old[at]!),
    )
    for (const at of now.keys()) {
      if (from.has(at) || !mayLose(wanted[at]!, now[at]!)) continue
      const key = keyOf(now[at]!)
      const same =
        key === null ? undefined : free.get(key)?.find((each) => !to.has(each) && mayLose(ids[each]!, old[each]!))
      if (same !== undefined) pair(same, at)
    }
  }
  const order = wanted.map((id, at) => (from.has(at) ? ids[from.get(at)!]! : id))
  if (new Set(order).size !== order.length) return null
  return {
    ids,
    pairs: [...to].map(([one, other]) => ({ id: ids[one]!, from: one, to: other })),
    removed: [...ids.keys()].filter((at) => !to.has(at)),
    order,
  }
}

/** Whether an item may be the same as one with another id: its id is no option of the dealer's. */
function mayLose(id: string, item: JsonValue): boolean {
  return isJsonRecord(item) && isGivenId(id)
}

function nameOf(item: JsonValue): string | null {
  if (!isJsonRecord(item)) return null
  const key = NAMING_KEYS.find((each) => item[each] !== undefined && item[each] !== null)
  return key === undefined ? null : `${key} ${canonicalText(item[key])} ${canonicalText(item['kind'])}`
}
