import { describe, expect, it } from 'vitest'
import { fullSize } from './full-size.ts'

describe('CAR-1 full-screen pictures', () => {
  it.each([
    [
      'the widest candidate, in whatever order',
      '/a-400.webp 400w, /a-1600.webp 1600w, /a-800.webp 800w',
      '/a-1600.webp',
    ],
    ['the picture itself without candidates', null, '/a.webp'],
    ['the picture itself where candidates tell no width', '/a-2.webp 2x', '/a.webp'],
  ])('CAR-1 shows %s', (_what, srcset, expected) => {
    expect(fullSize({ src: '/a.webp', srcset })).toBe(expected)
  })
})
