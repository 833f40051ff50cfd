import { afterEach, expect, it, vi } from 'vitest'
import { saveResult } from './save-result.ts'

const result = { id: 'v-1', low: 18_000, mid: 20_000, high: 22_000 }

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['is taken', async () => new Response('not even JSON'), 'Valuation data saved successfully'],
  ['is refused', async () => Response.json({ success: true }, { status: 404 }), 'Failed to save valuation data'],
  ['cannot be sent', () => Promise.reject(new TypeError('no network')), 'Failed to save valuation data'],
])('TRADE-4 a result that %s: only ok counts, and the console says so', async (_, answer, said) => {
  const sent: unknown[] = []
  const told: unknown[] = []
  vi.stubGlobal('fetch', (...call: unknown[]) => {
    sent.push(call)
    return answer()
  })
  vi.stubGlobal('console', {
    ...console,
    info: (text: unknown) => told.push(text),
    warn: (text: unknown) => told.push(text),
  })
  await saveResult(result)
  expect(sent).toEqual([
    [
      '/api/miscellaneous',
      expect.objectContaining({ method: 'POST', body: JSON.stringify({ ...result, column_name: 'valuation' }) }),
    ],
  ])
  expect(told).toEqual([said])
})
