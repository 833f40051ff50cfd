import { expect, it } from 'vitest'
import { exampleSite } from '#domain/testing/example-site.ts'
import { datedBanner } from './dated-banner.ts'

const { banner } = exampleSite({
  home: { banner: { text: 'Stocktake', from: '2025-01-01T00:00:00+10:00', until: '2025-02-01T00:00:00+10:00' } },
}).home

it.each([
  ['2024-12-31T13:59:59Z', false],
  ['2024-12-31T14:00:00Z', true],
  ['2025-01-31T13:59:59Z', true],
  ['2025-01-31T14:00:00Z', false],
])('SITE-10 at %s the stocktake banner is shown: %s', (now, shows) => {
  expect(datedBanner(banner, new Date(now))).toBe(shows ? banner : null)
})

it('SITE-10 shows none on a site without a banner', () => {
  expect(datedBanner(exampleSite().home.banner, new Date(0))).toBeNull()
})
