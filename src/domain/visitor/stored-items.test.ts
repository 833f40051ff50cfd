import { describe, expect, it } from 'vitest'
import { STORAGE_KEYS } from './storage-keys.ts'
import { storedItems } from './stored-items.ts'

const TAGS = { ga4: 'G-EXAMPLE001', gtm: null, metaPixel: null }

describe('LAW-4 storedItems', () => {
  it('LAW-4 lists everything that may be stored, once', () => {
    const told = (['browser', 'garage'] as const).flatMap((saving) => storedItems({ saving, region: 'AU', tags: TAGS }))
    expect([...new Set(told.map(({ key }) => key))].toSorted()).toEqual(Object.keys(STORAGE_KEYS).toSorted())
    for (const saving of ['off', 'browser', 'garage'] as const) {
      const keys = storedItems({ saving, region: 'AU', tags: null }).map(({ key }) => key)
      expect(keys).toEqual([...new Set(keys)])
    }
  })

  it('LAW-4 states how long it is stored', () => {
    const lasts = Object.fromEntries(
      storedItems({ saving: 'browser', region: 'AU', tags: null }).map(({ key, lasts }) => [key, lasts]),
    )
    expect(lasts['saved-details']).toBe('Until you clear it.')
    expect(lasts['visit-trail']).toBe('Until you close the tab.')
  })

  it('LAW-4 leaves out favourites on a site without them', () => {
    const told = storedItems({ saving: 'off', region: 'AU', tags: null }).map(({ key }) => key)
    expect(told).not.toContain('favourites')
    expect(told).not.toContain('compared-cars')
  })

  it('LAW-4 GARAGE-6 lists favourites where cars go into the watchlist: until then the browser keeps them', () => {
    const told = storedItems({ saving: 'garage', region: 'AU', tags: null }).map(({ key }) => key)
    expect(told).toContain('favourites')
  })

  it('D-62 LAW-4 lists the consent to tags only on a site with tags', () => {
    const keys = (tags: typeof TAGS | null) => storedItems({ saving: 'off', region: 'AU', tags }).map(({ key }) => key)
    expect(keys(null)).not.toContain('cookie-answer')
    expect(keys(TAGS)).toContain('cookie-answer')
  })
})
