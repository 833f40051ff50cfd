import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { MenuEntry } from '#views/site/site-view.ts'
import { MainMenu } from './main-menu.tsx'

const draw = (entries: readonly MenuEntry[]) =>
  renderToStaticMarkup(<MainMenu entries={entries} linkClassName="" panelClassName="" />)

it('SITE-7 a make shows its logo, with the name as text, or its name', () => {
  const items = [
    { label: 'Kia', href: '/search/kia', image: '/site-files/kia.svg' },
    { label: 'Toyota', href: '/search/toyota' },
  ]
  const html = draw([{ label: 'Brands', brands: true, items }])
  expect(html).toMatch(/<a href="\/search\/kia"[^>]*><img src="\/site-files\/kia.svg" alt="Kia"/)
  expect(html).toMatch(/<a href="\/search\/toyota"[^>]*>Toyota<\/a>/)
})

it('SITE-7 a body type of the Vehicles menu links to its models, and counts those it does not list', () => {
  const items = [{ label: 'Kia EV5', href: '/models/kia-ev5' }]
  const html = draw([
    { label: 'Vehicles', groups: [{ label: 'SUVs', href: '/models?body=suvs', picture: null, items, more: 'All 17' }] },
  ])
  expect(html).toMatch(/<a href="\/models\?body=suvs"[^>]*>SUVs<\/a>/)
  expect(html).toContain('<a href="/models/kia-ev5"')
  expect(html).toContain('>All 17 SUVs</a>')
})

it('SITE-7 every panel is a disclosure that works without script, one open at a time', () => {
  const items = [{ label: 'Utes', href: '/search/ute-cars' }]
  const html = draw([
    { label: 'By body', items },
    { label: 'Offers', href: '/special-offers' },
  ])
  expect(html).toMatch(/<details name="main-menu"[^>]*><summary[^>]*>By body/)
  expect(html).toMatch(/<a href="\/special-offers"[^>]*>Offers<\/a>/)
})
