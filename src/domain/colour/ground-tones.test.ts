import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { bandTones, groundTones, isDarkGround, unreadableBands, unreadableGround } from './ground-tones.ts'

const BRANDS = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#c8102e', '#b8902f', '#4b0082']
const LIGHT = ['#ffffff', '#f6f1e7', '#eef3f1', '#e8e4dc', '#fdf0f0', '#dfe8ff', '#fffbe0']
const DARK = ['#000000', '#0b0b0c', '#101418', '#14100c', '#1a1f16', '#0c1a2b', '#240a10']
const TEXTS = ['ink', 'muted', 'brand-ink', 'good', 'bad', 'electric'] as const
const PANELS = ['page', 'surface', 'sunken', 'brand-soft'] as const

describe('FIELD-4 the colours of a page on a ground of the site’s own', () => {
  it.each([...LIGHT, ...DARK])('on %s every text is readable on every panel, whatever the brand', (ground) => {
    expect(unreadableGround(ground)).toBeNull()
    const unread = BRANDS.flatMap((brand) => {
      const tones = groundTones(ground, brand)
      return TEXTS.flatMap((text) =>
        [...PANELS, `${text}-soft`].flatMap((panel) => {
          const [front, back] = [tones[text], tones[panel]]
          if (front === undefined || back === undefined || contrast(front, back) >= 4.5) return []
          return [`${brand}: ${text} ${front} on ${panel} ${back}`]
        }),
      )
    })
    expect(unread).toEqual([])
  })

  it.each([...LIGHT, ...DARK])('on %s the edges of controls and the focus ring have 3 to 1', (ground) => {
    const tones = groundTones(ground, '#c8102e')
    for (const edge of ['line-strong', 'star', 'focus'])
      for (const panel of PANELS)
        expect(contrast(tones[edge] ?? '', tones[panel] ?? ''), `${edge} on ${panel}`).toBeGreaterThanOrEqual(3)
  })

  it.each(DARK)('on bands of %s every text is readable, whatever the brand', (bands) => {
    expect(unreadableBands(bands)).toBeNull()
    for (const brand of BRANDS) {
      const tones = bandTones(bands, brand)
      for (const text of ['on-dark', 'muted-on-dark', 'brand-on-dark'])
        expect(contrast(tones[text] ?? '', bands), `${brand}: ${text}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('refuses a ground between light and dark, and bands that are not dark, with the contrast that they reach', () => {
    expect(unreadableGround('#808080')).toBe(
      'text does not read well on a page of #808080: it reaches 4.6 to 1 where 10 is needed',
    )
    expect(unreadableBands('#7a7a7a')).toBe(
      'white text does not read well on bands of #7a7a7a: it reaches 4.2 to 1 where 8.5 is needed',
    )
  })

  it('a dark ground has light text, a light one dark text, and no ground is the template’s', () => {
    expect([isDarkGround('#101010'), isDarkGround('#f4f4f4'), isDarkGround(null)]).toEqual([true, false, false])
  })
})
