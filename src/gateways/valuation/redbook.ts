import { GatewayError } from '../gateway-error.ts'
import { firstAt, jsonAnswer } from '../json-answer.ts'
import type { ValuerOptions } from './autograb.ts'
import { figureOf, type Valuer } from './valuation.ts'

/**
 * RedBook's valuation: GET /token with the account's key as `x-api-key`, then the valuation of a RedBook code at an
 * odometer reading with that token. Its documentation is not public: the token's path comes from public clients; the
 * valuation's path and fields are our guess. Correct this table once we have an account.
 */
const FIELDS = {
  token: ['accessToken', 'access_token', 'token'],
  mid: ['tradeIn.average', 'tradeInAverage', 'tradePrice'],
  low: ['tradeIn.low', 'tradeInLow', 'tradeMin'],
  high: ['tradeIn.high', 'tradeInHigh', 'tradeMax'],
} as const
const VALUATION = (country: string, code: string) => `/v1/${country}/car/vehicles/${encodeURIComponent(code)}/valuation`

export function createRedBookValuer({
  keys,
  url = 'https://api.redbookdirect.com',
  deadline = 6_000,
}: ValuerOptions): Valuer {
  const get = (address: URL, headers: Readonly<Record<string, string>>) =>
    jsonAnswer('valuation', { method: 'GET', url: address, headers, body: '', deadline: deadline / 2 })
  return {
    name: 'redbook',
    serves: (account) => Object.hasOwn(keys, account),
    async value({ vendorId, km, country }, account) {
      const token = firstAt(await get(new URL('/token', url), { 'x-api-key': keys[account] ?? '' }), FIELDS.token)
      if (token === null) throw new GatewayError('valuation', 'RedBook gave no token')
      const address = new URL(VALUATION(country, vendorId), url)
      address.searchParams.set('odometer', String(km))
      const json = await get(address, { Authorization: `Bearer ${token}` })
      return figureOf(firstAt(json, FIELDS.mid), firstAt(json, FIELDS.low), firstAt(json, FIELDS.high))
    },
  }
}
