import { oncePer } from '#caching/once-per.ts'

/**
 * A loader's value as one string, serialised once for all pages that show it. It is JSON inside JSON: `~` replaces
 * quotation marks, each of which would need a backslash.
 */
export interface Payload {
  readonly packed: string
}

/**
 * Serialises a value for the browser. Server rendering uses `shown`, which is the same value unless the browser gets
 * less.
 */
export function payloadOf<Value extends object>(value: Value, shown: Value = value): Payload {
  const payload = { packed: encode(value) }
  values.set(payload, shown)
  return payload
}

/** The value of a payload: the same object for the same payload. `revive` completes a value that came as text. */
export function fromPayload<Value extends object>(payload: Payload, revive = (value: Value) => value): Value {
  const known = values.get(payload) as Value | undefined
  if (known) return known
  const value = revive(JSON.parse(payload.packed.replaceAll('~', '"')))
  values.set(payload, value)
  return value
}

const values = new WeakMap<Payload, object>()

/** Cached by object, since some values, such as the site's frame, are part of every page. */
const encode = oncePer((value: object) => JSON.stringify(value).replaceAll('~', '\\u007e').replaceAll('"', '~'))
