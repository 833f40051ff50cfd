import { expect, it } from 'vitest'
import { fromPayload, payloadOf } from './payload.ts'

it('a value arrives in the browser unchanged, including quotation marks and tildes', () => {
  const value = { text: 'a "tilde" ~ and \\ and </script>', list: [1, null, '“…”'] }
  const { packed } = payloadOf(value)
  expect(packed).not.toContain('"')
  expect(fromPayload({ packed })).toEqual(value)
})

it('a page rendered on the server uses the value itself, or `shown`', () => {
  const [sent, shown] = [{ key: 'c1' }, { key: 'c1', html: '<b></b>' }]
  expect(fromPayload(payloadOf(sent))).toBe(sent)
  expect(fromPayload(payloadOf(sent, shown))).toBe(shown)
})

it('the same payload gives the same object, revived once', () => {
  const payload = { packed: payloadOf({ count: 1 }).packed }
  let times = 0
  const complete = (value: { count: number }) => ({ ...value, times: ++times })
  expect(fromPayload(payload, complete)).toBe(fromPayload(payload, complete))
  expect(times).toBe(1)
})
