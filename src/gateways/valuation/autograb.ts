import { firstAt, jsonAnswer } from '../json-answer.ts'
import { figureOf, type Valuer } from './valuation.ts'

export interface ValuerOptions {
  /** API keys by account. */
  readonly keys: Readonly<Record<string, string>>
  readonly url?: string
  /** Timeout in milliseconds; default 6,000, because a visitor waits. */
  readonly deadline?: number
}

/**
 * AutoGrab's valuation (POST v2/valuations/predict with region, vehicle_id and kms, key in the `ApiKey` header), as
 * described in its developer hub. The response fields are not fully public; the names below come from its examples and
 * public clients, in order of preference. Correct this table once we have an account. Reads the trade-in value, not the
 * retail value.
 */
const FIELDS = {
  mid: ['prediction.trade_price', 'trade_price', 'trade_value', 'trade'],
  low: ['prediction.trade_low', 'trade_low'],
  high: ['prediction.trade_high', 'trade_high'],
} as const

export function createAutoGrabValuer({
  keys,
  url = 'https://api.autograb.com.au',
  deadline = 6_000,
}: ValuerOptions): Valuer {
  return {
    name: 'autograb',
    serves: (account) => Object.hasOwn(keys, account),
    async value({ vendorId, km, country }, account) {
      const json = await jsonAnswer('valuation', {
        method: 'POST',
        url: new URL('/v2/valuations/predict', url),
        headers: { ApiKey: keys[account] ?? '', 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ region: country, vehicle_id: vendorId, kms: km }),
        deadline,
      })
      return figureOf(firstAt(json, FIELDS.mid), firstAt(json, FIELDS.low), firstAt(json, FIELDS.high))
    },
  }
}
