import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { pageBytes } from './page-bytes.ts'

const text = Array.from({ length: 400 }, (_, n) => `<li class="card">Car ${(n * 7919) % 401} of ${n}</li>`).join('')
const body = new TextEncoder().encode(text)

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('answers %s quickly at first, and smaller once a page is asked again', async (encoding, open) => {
  const { of: bytes } = pageBytes(body)
  const first = await bytes(encoding)
  expect(await bytes(encoding)).toBe(first)
  await expect.poll(async () => (await bytes(encoding)).length).toBeLessThan(first.length)
  expect(open(first).toString()).toBe(text)
  expect(open(await bytes(encoding)).toString()).toBe(text)
})

it('has the plain bytes for a client without compression after compressed answers', async () => {
  const { of: bytes } = pageBytes(body)
  const [first, second] = [await bytes('br'), await bytes('gzip')]
  expect(await bytes('identity')).toEqual(body)
  expect([brotliDecompressSync(first).toString(), gunzipSync(second).toString()]).toEqual([text, text])
})

it('C2 counts the bytes it holds: the plain bytes and each encoding', async () => {
  const page = pageBytes(body)
  const quick = await page.of('br')
  expect(page.held()).toBe(body.length + quick.length)
  const other = await page.of('gzip')
  expect(page.held()).toBe(body.length + quick.length + other.length)
  expect(await page.of('identity')).toBe(body)
  expect(page.held()).toBe(body.length + quick.length + other.length)
})
