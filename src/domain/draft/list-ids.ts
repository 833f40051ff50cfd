import { canonicalText, GIVEN_ID_START, isJsonRecord, type JsonValue } from './json-value.ts'

/**
 * The ids by which paths name the items of a list: what an item has as `id`; a word or number itself; else an id that
 * follows from the item's content, so that two people who touch a list first name its items the same. Never a position:
 * it would name another item once one is inserted before.
 */
export function listIds(list: readonly JsonValue[]): readonly string[] {
  const taken = new Set(list.flatMap((item) => ownId(item) ?? []))
  const seen = new Set<string>()
  return list.map((item) => {
    const itemId = ownId(item)
    const baseId = itemId === null || seen.has(itemId) ? contentId(item) : itemId
    let id = baseId
    for (let again = 2; seen.has(id) || (id !== itemId && taken.has(id)); again += 1) id = `${baseId}~${again}`
    seen.add(id)
    return id
  })
}

/** The list with an id in each item that is an object. */
export function withIds(list: readonly JsonValue[]): readonly JsonValue[] {
  const ids = listIds(list)
  return list.map((item, at) =>
    isJsonRecord(item) && item['id'] !== ids[at] ? { id: ids[at]!, ...without(item) } : item,
  )
}

/** An item with this id; words and numbers are their own. */
export function withId(item: JsonValue, id: string): JsonValue {
  if (!isJsonRecord(item)) return item
  return item['id'] === id ? item : { id, ...without(item) }
}

/** An id for a new item, from random text such as a UUID. */
export function newItemId(random: string): string {
  return `${GIVEN_ID_START}${hashText(random)}`
}

function ownId(item: JsonValue): string | null {
  if (isJsonRecord(item)) return typeof item['id'] === 'string' && item['id'] !== '' ? item['id'] : null
  return typeof item === 'string' || typeof item === 'number' ? String(item) : null
}

function without(item: { readonly [key: string]: JsonValue }): { readonly [key: string]: JsonValue } {
  const { id: _, ...rest } = item
  return rest
}

function contentId(item: JsonValue): string {
  return `${GIVEN_ID_START}${hashText(canonicalText(item))}`
}

/** 53 bits of a text (cyrb53): this code runs in browsers too, and ids have to differ within one list alone. */
function hashText(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    two = Math.imul(two ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36)
}
