import { expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { parseSite } from '../folder/parse-site.ts'

it('STUDIO-5 ids that the studio gave items are no part of a site; a location keeps its own', () => {
  const header = [{ label: 'Cars', href: '/search' }]
  const plain = parseSite(smallSite({ menus: { header } }), {})
  const given = parseSite(smallSite({ menus: { header: header.map((link) => ({ id: '_k3f9', ...link })) } }), {})
  expect(given).toEqual(plain)
  expect(given).toMatchObject({ ok: true, site: { locations: [{ id: 'small-yard' }] } })
})

it('SITE-5 any other id of an item is an unknown option', () => {
  const header = [{ id: 'mine', label: 'Cars', href: '/search' }]
  expect(parseSite(smallSite({ menus: { header } } as never), {})).toMatchObject({ ok: false })
})
