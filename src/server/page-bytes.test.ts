import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { pageBytes } from './page-bytes.ts'

const text = Array.from({ length: 400 }, (_, n) => `<li class="card">Car ${(n * 7919) % 401} of ${n}</li>`).join('')
const body = new TextEncoder().encode(text)

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('answers %s quickly at first, and smaller once a page is asked again', async (encoding, open) => {
  const bytes = pageBytes(body)
  const first = await bytes(encoding)
  expect(await bytes(encoding)).toBe(first)
  await vi.waitFor(async () => expect((await bytes(encoding)).length).toBeLessThan(first.length))
  expect(open(first).toString()).toBe(text)
  expect(open(await bytes(encoding)).toString()).toBe(text)
})

it('gives the plain bytes as they are', async () => {
  expect(await pageBytes(body)('identity')).toBe(body)
})
