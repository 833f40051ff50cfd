import { describe, expect, it } from 'vitest'
import { fullSize } from './full-size.ts'

const picture = { src: '/a.webp', width: 1200, height: 800 }
const itself = { src: '/a.webp', width: 1200, height: 800 }

describe('CAR-1 full-screen pictures', () => {
  it('CAR-1 shows the widest candidate, in any order, in its own proportions', () => {
    const srcset = '/a-400.webp 400w, /a-1600.webp 1600w, /a-800.webp 800w'
    expect(fullSize({ ...picture, srcset })).toEqual({ src: '/a-1600.webp', width: 1600, height: 1067 })
  })

  it.each([
    ['there are no candidates', null],
    ['candidates tell no width', '/a-2.webp 2x'],
  ])('CAR-1 shows the picture itself if %s', (_what, srcset) => {
    expect(fullSize({ ...picture, srcset })).toEqual(itself)
  })
})
