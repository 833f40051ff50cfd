import { firstAt, jsonAnswer } from '../json-answer.ts'
import { figureOf, type Valuer } from './valuation.ts'

export interface ValuerOptions {
  /** API keys by account. */
  readonly keys: Readonly<Record<string, string>>
  readonly url?: string
  /** Milliseconds for a valuation, 6,000 when left out: a visitor waits for it. */
  readonly deadline?: number
}

/**
 * AutoGrab's valuation (POST v2/valuations/predict with region, vehicle_id and kms, the key as `ApiKey`), as its developer hub
 * describes it. The names of the answer's fields are not public in full: those below are what its own examples and clients of
 * it read, in this order, and whoever has an account corrects this one table. A trade-in value is asked for, not a retail one.
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
