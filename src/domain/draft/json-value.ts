/** A value of a JSON file. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonRecord

export interface JsonRecord {
  readonly [key: string]: JsonValue
}

export function isJsonRecord(value: JsonValue | undefined): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isJsonList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value)
}

/** Text that is equal for equal values: keys in order, without ids that the studio gave. */
export function canonicalText(value: JsonValue | undefined): string {
  if (isJsonList(value)) return `[${value.map(canonicalText).join(',')}]`
  if (!isJsonRecord(value)) return value === undefined ? '' : JSON.stringify(value)
  const keys = Object.keys(value)
    .filter((key) => !(key === 'id' && isGivenId(value[key])))
    .sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalText(value[key])}`).join(',')}}`
}

/** Whether two values are the same for a visitor: order of keys and ids that the studio gave do not count. */
export function isSameValue(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  return one === other || canonicalText(one) === canonicalText(other)
}

/** Ids that the studio gives begin so; those that a dealer writes, such as a location's, do not. */
export const GIVEN_ID_START = '_'

export function isGivenId(id: JsonValue | undefined): boolean {
  return typeof id === 'string' && /^_[0-9a-z]+(~\d+)?$/.test(id)
}
