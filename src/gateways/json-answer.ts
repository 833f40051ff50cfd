import { GatewayError } from './gateway-error.ts'
import { type HttpCall, httpCall } from './http-call.ts'

/**
 * Makes a call with a JSON response. Null for a 404, which means 'unknown'. Throws GatewayError for any other status, a
 * timeout or invalid JSON.
 */
export async function jsonAnswer(gateway: string, call: Omit<HttpCall, 'outsideOnly'>): Promise<unknown> {
  const answer = await httpCall({ ...call, outsideOnly: false }).catch((error: unknown) => {
    throw new GatewayError(gateway, error instanceof Error ? error.message : String(error), { cause: error })
  })
  if (answer.status === 404) return null
  if (answer.status !== 200) throw new GatewayError(gateway, `answered ${answer.status}`)
  try {
    return JSON.parse(answer.body)
  } catch (cause) {
    throw new GatewayError(gateway, 'the answer is no JSON', { cause })
  }
}

/** The first text or number found at these paths ('vehicle.make_name'); null if there is none. */
export function firstAt(json: unknown, places: readonly string[]): string | number | null {
  for (const place of places) {
    const value = place.split('.').reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), json)
    if ((typeof value === 'string' && value !== '') || typeof value === 'number') return value
  }
  return null
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
