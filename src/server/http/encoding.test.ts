import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { chooseEncoding, encode } from './encoding.ts'

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['identity', 'identity'],
    ['br;q=0.0, gzip; q=0', 'identity'],
    [undefined, 'identity'],
  ])('answers %s with %s', (accept, expected) => {
    expect(chooseEncoding(accept)).toBe(expected)
  })
})

describe('encode', () => {
  const text = 'The quick brown ute. '.repeat(50)
  const bytes = new TextEncoder().encode(text)

  it('returns bytes that decode to the original', async () => {
    expect(brotliDecompressSync(await encode(bytes, 'br', 'page')).toString()).toBe(text)
    expect(brotliDecompressSync(await encode(bytes, 'br', 'asset')).toString()).toBe(text)
    expect(gunzipSync(await encode(bytes, 'gzip', 'page')).toString()).toBe(text)
    expect(await encode(bytes, 'identity', 'page')).toBe(bytes)
  })

  it.each(['br', 'gzip'] as const)(
    'C2 gives %s in a buffer no larger than it, for pages are cached',
    async (encoding) => {
      const encoded = await encode(bytes, encoding, 'page')
      expect(encoded.buffer.byteLength).toBe(encoded.length)
    },
  )
})
