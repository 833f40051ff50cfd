import { describe, expect, it } from 'vitest'
import { smallLocation, smallSite } from '#fixtures/site/small-site.ts'
import { EMPTY_CATALOGUE } from '../catalogue.ts'
import { type SiteInput, siteSchema } from '../site.ts'
import { type ComparedSite, siteDifferences } from './site-differences.ts'

describe('siteDifferences', () => {
  it('SITE-5 shows an option with its old and new value, and what the visitor sees', () => {
    expect(between({}, { card: { newTagText: 'JUST IN' } })).toEqual([
      {
        what: 'card.newTagText',
        before: '"New"',
        after: '"JUST IN"',
        seen: 'The tag of a car listed within the last 8 days.',
      },
    ])
  })

  it('SITE-5 ignores a default that is now written out', () => {
    expect(between({}, { card: { newTagText: 'New' }, search: {} })).toEqual([])
  })

  it('SITE-5 lists locations that were changed, added and removed', () => {
    const places = (...ids: string[]) => ids.map((id) => smallLocation({ id, slug: id, name: `Yard ${id}` }))
    expect(
      between(
        { locations: places('a', 'b') },
        { locations: [...places('b'), smallLocation({ id: 'c', slug: 'c', name: 'Yard c' })] },
      ),
    ).toEqual([
      { what: 'locations[a]', before: '"Yard a"', after: null, seen: null },
      { what: 'locations[c]', before: null, after: '"Yard c"', seen: null },
    ])
    const moved = smallLocation({ id: 'a', slug: 'a', name: 'Yard a', phone: '07 5550 0199' })
    expect(between({ locations: places('a') }, { locations: [moved] })).toMatchObject([
      { what: 'locations[a].phone', before: '"07 5550 0100"', after: '"07 5550 0199"' },
    ])
  })

  it('SITE-5 reports a changed order of a menu', () => {
    const header = [
      { label: 'Cars', href: '/search' },
      { label: 'Contact', href: '/contact-us' },
    ]
    expect(between({ menus: { header } }, { menus: { header: header.toReversed() } })).toEqual([
      { what: 'menus.header, the order', before: 'Cars, Contact', after: 'Contact, Cars', seen: null },
    ])
  })

  it('SITE-10 lists each part of a new banner', () => {
    const banner = { text: 'Stocktake', from: '2025-01-01T00:00:00+10:00', until: '2025-02-01T00:00:00+10:00' }
    expect(between({}, { home: { banner } }).map(({ what, before }) => [what, before])).toEqual([
      ['home.banner.text', null],
      ['home.banner.from', null],
      ['home.banner.until', null],
    ])
  })

  it('CONTENT-1 shows where a page’s text starts to differ, and names changed pictures', () => {
    const page = (html: string) => ({
      name: 'about-us',
      path: '/about-us',
      title: 'About us',
      description: 'Who we are',
      updated: null,
      html,
      sections: [],
      questions: [],
      closing: '',
      blocks: null,
    })
    const words = 'We have sold cars on this corner for twenty-six years, and know each of them by name. '.repeat(2)
    const found = siteDifferences(
      compared(
        {},
        { pages: [page(`<p>${words}Come in.</p>`)], files: { 'small/logo.svg': '1', 'small/site.json': '1' } },
      ),
      compared(
        {},
        { pages: [page(`<p>${words}Ring us.</p>`)], files: { 'small/logo.svg': '2', 'small/site.json': '2' } },
      ),
    )
    expect(found).toMatchObject([
      {
        what: 'pages[/about-us].words',
        before: expect.stringContaining('Come in'),
        after: expect.stringMatching(/^"….*Ring us/),
      },
      { what: 'logo.svg', before: 'a file', after: 'another file' },
    ])
  })
})

function between(before: Partial<SiteInput>, after: Partial<SiteInput>) {
  return siteDifferences(compared(before), compared(after))
}

function compared(changes: Partial<SiteInput>, parts: Partial<ComparedSite> = {}): ComparedSite {
  return {
    site: siteSchema.parse(smallSite(changes)),
    pages: [],
    articles: [],
    catalogue: EMPTY_CATALOGUE,
    files: {},
    ...parts,
  }
}
