import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { pageBytes } from './page-bytes.ts'

const text = Array.from({ length: 400 }, (_, n) => `<li class="card">Car ${(n * 7919) % 401} of ${n}</li>`).join('')
const body = new TextEncoder().encode(text)
const again = () => body.slice()

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('answers %s quickly at first, and smaller once a page is asked again', async (encoding, open) => {
  const { of: bytes } = pageBytes(body, again)
  const first = await bytes(encoding)
  expect(await bytes(encoding)).toBe(first)
  await vi.waitFor(async () => expect((await bytes(encoding)).length).toBeLessThan(first.length))
  expect(open(first).toString()).toBe(text)
  expect(open(await bytes(encoding)).toString()).toBe(text)
})

it('returns the plain bytes at the first request, and caches them only from the second', async () => {
  const made: Uint8Array[] = []
  const { of: bytes } = pageBytes(body, () => {
    const copy = body.slice()
    made.push(copy)
    return copy
  })
  expect(await bytes('identity')).toBe(body)
  const second = await bytes('identity')
  expect(second).toEqual(body)
  expect(await bytes('identity')).toBe(second)
  expect(made).toEqual([second])
})

it('has the plain bytes for a client without compression after compressed answers', async () => {
  const { of: bytes } = pageBytes(body, again)
  const [first, second] = [await bytes('br'), await bytes('gzip')]
  expect(await bytes('identity')).toEqual(body)
  expect([brotliDecompressSync(first).toString(), gunzipSync(second).toString()]).toEqual([text, text])
})

it('C2 counts the bytes it holds: its source, each encoding, and the plain bytes from the second request', async () => {
  const page = pageBytes(body, again)
  const quick = await page.of('br')
  expect(page.held()).toBe(body.length + quick.length)
  const other = await page.of('gzip')
  expect(page.held()).toBe(body.length + quick.length + other.length)
  await page.of('identity')
  expect(page.held()).toBe(2 * body.length + quick.length + other.length)
})
