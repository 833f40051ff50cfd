import { oncePer } from '#caching/once-per.ts'

/**
 * What a loader hands to the browser as one text, packed once for all pages that show the value. It is JSON inside JSON, so
 * `~` takes the place of quotation marks, which would each need a backslash.
 */
export interface Payload {
  readonly packed: string
}

/** Packs a value for the browser. Pages that the server renders show `value`, or `shown` where the browser gets less. */
export function payloadOf<Value extends object>(value: Value, shown: Value = value): Payload {
  const payload = { packed: encode(value) }
  values.set(payload, shown)
  return payload
}

/** The value of a payload; the same object for the same payload. `revive` completes what came from the server. */
export function fromPayload<Value extends object>(payload: Payload, revive = (value: Value) => value): Value {
  const known = values.get(payload) as Value | undefined
  if (known) return known
  const value = revive(JSON.parse(payload.packed.replaceAll('~', '"')))
  values.set(payload, value)
  return value
}

const values = new WeakMap<Payload, object>()

/** Cached, since some values are handed over with every page: the site around it. */
const encode = oncePer((value: object) => JSON.stringify(value).replaceAll('~', '\\u007e').replaceAll('"', '~'))
