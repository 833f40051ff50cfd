import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandTones, darkGrounds, tintInMeadow } from './brand-tones.ts'
import { contrast, LEAST_CONTRAST, unreadable } from './contrast.ts'
import { hexOf, mixed, oklchOf } from './oklch.ts'

const hex = (value: number) => `#${value.toString(16).padStart(6, '0')}`

/** Every 17th step of red, green and blue: black, white, the pure colours and 4,093 between them. */
const GRID = Array.from({ length: 16 ** 3 }, (_, at) =>
  hex(17 * ((at >> 8) * 65536 + ((at >> 4) & 15) * 256 + (at & 15))),
)

/** Pairs of text and background that a template uses, for one brand colour. */
function pairs(brand: string): readonly (readonly [what: string, text: string, ground: string])[] {
  const { on, deep, ink, onDark } = brandTones(brand)
  return [
    ['text on the brand', on, brand],
    ['text on the brand under a pointer', on, deep],
    ['the brand on white', ink, '#ffffff'],
    ['the brand on harbour’s sunken ground', ink, '#f4f6f6'],
    ['the brand on ridge’s page', ink, '#eeedea'],
    ['the brand on ridge’s sunken ground', ink, '#e3e1dd'],
    ['the brand on meadow’s sunken ground', ink, '#f3ebd9'],
    ['the brand on its tint', ink, mixed(brand, 0.08, '#ffffff')],
    ['the brand on its tint in meadow', ink, tintInMeadow(brand)],
    ['meadow’s muted text on the tint', '#625d4c', tintInMeadow(brand)],
    ['harbour’s muted text on the tint', '#54646b', mixed(brand, 0.08, '#ffffff')],
    ...darkGrounds(oklchOf(brand)).flatMap((ground) => [
      ['the brand on dark', onDark, ground] as const,
      ['muted text on dark', '#b4bcc7', ground] as const,
    ]),
  ]
}

const unread = (brand: string) =>
  pairs(brand)
    .filter(([, text, ground]) => contrast(text, ground) < LEAST_CONTRAST)
    .map(([what, text, ground]) => `${brand}: ${what}, ${text} on ${ground}`)

describe('brand tones', () => {
  it('FIELD-4 every accepted brand colour is readable wherever a template uses it: a grid of all colours', () => {
    expect(GRID.filter((brand) => unreadable(brand) === null).flatMap(unread)).toEqual([])
  })

  it('FIELD-4 every accepted brand colour is readable wherever a template uses it: any colour', () => {
    assert(
      property(
        integer({ min: 0, max: 0xffffff }),
        (value) => unreadable(hex(value)) !== null || unread(hex(value)).length === 0,
      ),
      {
        numRuns: 2000,
      },
    )
  })

  it('FIELD-4 refuses few colours, and says how far each falls short', () => {
    const refused = GRID.flatMap((brand) => unreadable(brand) ?? [])
    expect(refused.length / GRID.length).toBeLessThan(0.05)
    for (const reason of refused) expect(reason).toMatch(/reaches 4\.[0-4]\d? to 1 where 4\.5 is needed$/)
  })

  it.each([
    ['#c8102e', '#ffffff', '#a90013'],
    ['#f0c419', '#111418', '#ffd438'],
  ])('FIELD-4 on hover %s with %s text becomes %s', (brand, on, deep) => {
    expect(brandTones(brand)).toMatchObject({ on, deep })
  })
})

describe('oklch', () => {
  it('converts a colour and back without change', () => {
    expect(GRID.filter((colour) => hexOf(oklchOf(colour)) !== colour)).toEqual([])
  })

  it('has black at 0, white at 1 and red where CSS has it', () => {
    expect(oklchOf('#000000').l).toBeCloseTo(0)
    expect(oklchOf('#ffffff').l).toBeCloseTo(1)
    expect(oklchOf('#ff0000').l).toBeCloseTo(0.628, 3)
    expect(oklchOf('#ff0000').c).toBeCloseTo(0.2577, 3)
  })
})
