/** What a loader hands to the browser for a page. The server may show more than it sends: HTML that the page holds anyway. */
export interface Payload<Value extends object = object> {
  readonly sent: Value
}

/** Hands `value` to the browser. Pages that the server renders show `value`, or `shown` where the browser gets less. */
export function payloadOf<Value extends object>(value: Value, shown: Value = value): Payload<Value> {
  const payload = { sent: value }
  values.set(payload, shown)
  return payload
}

/** The value of a payload; the same object for the same payload. `revive` completes what came from the server. */
export function fromPayload<Sent extends object, Shown extends Sent = Sent>(
  payload: Payload<Sent>,
  revive: (sent: Sent) => Shown = (sent) => sent as Shown,
): Shown {
  const cachedValue = values.get(payload) as Shown | undefined
  if (cachedValue) return cachedValue
  const value = revive(payload.sent)
  values.set(payload, value)
  return value
}

const values = new WeakMap<Payload, object>()
