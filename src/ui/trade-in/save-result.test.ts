import { afterEach, expect, it, vi } from 'vitest'
import { saveResult } from './save-result.ts'

const result = { id: 'v-1', low: 18_000, mid: 20_000, high: 22_000 }

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['is taken', async () => new Response('not even JSON'), 'Valuation data saved successfully'],
  ['is refused', async () => Response.json({ success: true }, { status: 404 }), 'Failed to save valuation data'],
  ['cannot be sent', () => Promise.reject(new TypeError('no network')), 'Failed to save valuation data'],
])('TRADE-4 logs whether a result that %s was stored, by the status only', async (_, answer, said) => {
  const sent: unknown[] = []
  const logged: unknown[] = []
  vi.stubGlobal('fetch', (...call: unknown[]) => {
    sent.push(call)
    return answer()
  })
  vi.stubGlobal('console', {
    ...console,
    info: (text: unknown) => logged.push(text),
    warn: (text: unknown) => logged.push(text),
  })
  await saveResult(result)
  expect(sent).toEqual([
    [
      '/api/miscellaneous',
      expect.objectContaining({ method: 'POST', body: JSON.stringify({ ...result, column_name: 'valuation' }) }),
    ],
  ])
  expect(logged).toEqual([said])
})
