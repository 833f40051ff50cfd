import { expect, it } from 'vitest'
import { fromPayload, payloadOf } from './payload.ts'

it('the page that is rendered on the server shows the value itself, or what is shown in its place', () => {
  const [sent, shown] = [{ key: 'c1' }, { key: 'c1', html: '<b></b>' }]
  expect(fromPayload(payloadOf(sent))).toBe(sent)
  expect(fromPayload(payloadOf(sent, shown))).toBe(shown)
})

it('the same payload gives the same object, completed once', () => {
  const payload = { sent: { count: 1 } }
  let times = 0
  const complete = (value: { count: number }) => ({ ...value, times: ++times })
  expect(fromPayload(payload, complete)).toBe(fromPayload(payload, complete))
  expect(times).toBe(1)
})
