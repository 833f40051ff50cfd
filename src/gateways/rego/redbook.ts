import { GatewayError } from '../gateway-error.ts'
import { firstAt, jsonAnswer } from '../json-answer.ts'
import type { RegoOptions } from './autograb.ts'
import type { RegoLookup } from './rego.ts'
import { regoVehicle } from './rego-vehicle.ts'

/**
 * RedBook's lookup by plate: GET /token with the account's key as `x-api-key`, then GET
 * /v1/au/car/vehicles/findbyregoplus/{state}/{plate} with that token. Its documentation is not public; the paths and
 * names below come from public clients. Correct this table once we have an account.
 */
const FIELDS = {
  token: ['accessToken', 'access_token', 'token'],
  id: ['0.redbookCode', 'redbookCode', '0.rbc', 'rbc'],
  make: ['0.make', 'make', '0.makeName', 'makeName'],
  model: ['0.family', 'family', '0.familyName', 'familyName'],
  year: ['0.year', 'year', '0.yearGroup', 'yearGroup'],
  variant: ['0.badge', 'badge'],
} as const

export function createRedBookRego({
  keys,
  url = 'https://api.redbookdirect.com',
  deadline = 6_000,
}: RegoOptions): RegoLookup {
  const get = (path: string, headers: Readonly<Record<string, string>>) =>
    jsonAnswer('rego', { method: 'GET', url: new URL(path, url), headers, body: '', deadline: deadline / 2 })
  return {
    name: 'redbook',
    serves: (account) => Object.hasOwn(keys, account),
    async find({ rego, state, country }, account) {
      const token = firstAt(await get('/token', { 'x-api-key': keys[account] ?? '' }), FIELDS.token)
      if (token === null) throw new GatewayError('rego', 'RedBook gave no token')
      const place = `${country}/car/vehicles/findbyregoplus/${(state ?? country).toLowerCase()}/${encodeURIComponent(rego)}`
      const json = await get(`/v1/${place}`, { Authorization: `Bearer ${token}` })
      return json === null ? null : regoVehicle((name) => firstAt(json, FIELDS[name]))
    },
  }
}
