import { describe, expect, it } from 'vitest'
import { findManufacturer, MANUFACTURERS } from './manufacturers.ts'

describe('manufacturers', () => {
  it('SITE-11 knows about 150, each with an id, a name, a slug and a logo field', () => {
    expect(MANUFACTURERS.length).toBeGreaterThanOrEqual(150)
    expect(MANUFACTURERS.length).toBeLessThanOrEqual(200)
    for (const { id, name, slug, logo } of MANUFACTURERS) {
      expect(id).not.toBe('')
      expect(name.trim()).toBe(name)
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(logo).toEqual({ url: null })
    }
  })

  it.each(['id', 'name', 'slug'] as const)('SITE-11 no two share a %s', (key) => {
    expect(new Set(MANUFACTURERS.map((manufacturer) => manufacturer[key])).size).toBe(MANUFACTURERS.length)
  })

  it.each([
    ['Mercedes-Benz', 'mercedes-benz'],
    ['TOYOTA', 'toyota'],
    ['Škoda', 'skoda'],
    ['land-rover', 'land-rover'],
  ])('SITE-11 %s is found as %s', (written, slug) => {
    expect(findManufacturer(written)?.slug).toBe(slug)
  })

  it('SITE-11 an unknown make is not found', () => {
    expect(findManufacturer('Nobody Motors')).toBeNull()
  })
})
