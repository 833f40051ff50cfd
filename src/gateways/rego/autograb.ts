import { firstAt, jsonAnswer } from '../json-answer.ts'
import type { RegoLookup } from './rego.ts'
import { regoVehicle } from './rego-vehicle.ts'

export interface RegoOptions {
  /** API keys by account. */
  readonly keys: Readonly<Record<string, string>>
  readonly url?: string
  /** Timeout in milliseconds; default 6,000, because a visitor waits. */
  readonly deadline?: number
}

/**
 * AutoGrab's lookup by plate (GET v2/vehicles/registrations/{plate}?region=au&state=QLD, key in the `ApiKey` header),
 * as described in its developer hub. The response fields are not fully public; the names below come from its examples
 * and public clients, in order of preference. Correct this table once we have an account.
 */
const FIELDS = {
  id: ['vehicle.id', 'vehicle_id', 'id'],
  make: ['vehicle.make', 'vehicle.make_name', 'make'],
  model: ['vehicle.model', 'vehicle.model_name', 'model'],
  year: ['vehicle.year', 'vehicle.build_year', 'year'],
  variant: ['vehicle.badge', 'vehicle.variant', 'badge'],
} as const

export function createAutoGrabRego({
  keys,
  url = 'https://api.autograb.com.au',
  deadline = 6_000,
}: RegoOptions): RegoLookup {
  return {
    name: 'autograb',
    serves: (account) => Object.hasOwn(keys, account),
    async find({ rego, state, country }, account) {
      const address = new URL(`/v2/vehicles/registrations/${encodeURIComponent(rego)}`, url)
      address.searchParams.set('region', country)
      if (state !== null) address.searchParams.set('state', state)
      const headers = { ApiKey: keys[account] ?? '', Accept: 'application/json' }
      const json = await jsonAnswer('rego', { method: 'GET', url: address, headers, body: '', deadline })
      return json === null ? null : regoVehicle((name) => firstAt(json, FIELDS[name]))
    },
  }
}
