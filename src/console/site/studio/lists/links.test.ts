import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStudio, siteText, type TestStudio } from '#operations/draft/testing.ts'
import { outsideOf } from '../../links/outside.ts'
import { type Asked, draftOf, listIn, pageOf, studioAsks, typed } from '../testing.ts'
import { routes as SITE_PAGES } from '../website.route.ts'
import { routes as DRAFT_PAGES } from '../website-draft.route.ts'
import type { WebsiteEditPage } from '../website-values.ts'

const EDIT = 'POST /website/drafts/:draft/parts/:part'
const SHOW = 'GET /website/drafts/:draft/parts/:part'

let studio: TestStudio
let draft: string
const askAny = studioAsks(() => studio, { ...SITE_PAGES, ...DRAFT_PAGES })
const ask = (address: typeof EDIT | typeof SHOW, asked: Asked = {}) =>
  askAny(address, { draft, part: 'menus', ...asked })

beforeAll(async () => {
  studio = await openStudio()
  await studio.publishFolder({
    'site.json': siteText({
      menus: { header: [{ label: 'Cars', href: '/search' }] },
      leads: { pages: ['service'] },
      redirects: [{ from: '/stock.html', to: '/search' }],
    }),
    'pages/about-us.md': '---\ntitle: About our yard\ndescription: Who we are.\nlayout: page\n---\n\nHere.\n',
    'blog/tow-bars.md': '---\ntitle: Which tow bar\ndescription: How to choose.\ndate: 2026-01-02\n---\n\nHere.\n',
    'price-list.pdf': 'a document',
  })
})
afterAll(() => studio.close())
beforeEach(async () => {
  draft = draftOf(await askAny('POST /website', { form: { part: 'menus' } }))
})

async function entry(): Promise<string> {
  const menu = listIn(pageOf<WebsiteEditPage>(await ask(SHOW), 'website-edit').nodes, 'menus/header')
  return `${menu.path}/@${menu.items[0]?.id}/href`
}

async function leadTo(address: string): Promise<string | null> {
  const path = await entry()
  const page = pageOf<WebsiteEditPage>(await ask(EDIT, { form: typed(path, address, '"/search"') }), 'website-edit')
  const [first] = listIn(page.nodes, 'menus/header').items[0]?.nodes?.filter((node) => node.path === path) ?? []
  return first?.node === 'field' ? first.fault : 'no field'
}

describe('STUDIO-2 a link', () => {
  it('is chosen from pages, searches, locations, articles and files, by what each is called', async () => {
    const { links } = pageOf<WebsiteEditPage>(await ask(SHOW), 'website-edit')
    expect(links.map(({ label }) => label)).toEqual(['Pages', 'Searches', 'Locations', 'Articles', 'Files'])
    const all = links.flatMap((group) => group.links)
    for (const target of [
      { title: 'Home page', address: '/' },
      { title: 'About our yard', address: '/about-us' },
      { title: 'Book a service', address: '/service' },
      { title: 'Used cars', address: '/search/used-cars' },
      { title: 'Which tow bar', address: '/blog/tow-bars' },
      { title: 'price-list.pdf', address: '/site-files/price-list.pdf' },
    ])
      expect(all).toContainEqual(target)
    expect(all.map(({ address }) => address)).not.toContain('/careers')
  })

  it('that is chosen is never one that is refused', async () => {
    const { links } = pageOf<WebsiteEditPage>(await ask(SHOW), 'website-edit')
    const path = await entry()
    for (const { address } of links.flatMap((group) => group.links)) {
      if (address === '/search') continue
      const form = typed(path, address, '"/search"')
      draft = draftOf(await askAny('POST /website', { form: { part: 'menus' } }))
      const { nodes } = pageOf<WebsiteEditPage>(await ask(EDIT, { form }), 'website-edit')
      const field = listIn(nodes, 'menus/header').items[0]?.nodes?.find((node) => node.path === path)
      expect([address, field?.node === 'field' && field.fault]).toEqual([address, null])
    }
  })

  it.each([
    ['/teem', 'Your website has no page at /teem. Choose one, or add the page first.'],
    ['/abuot-us', 'Your website has no page at /abuot-us. Do you mean /about-us?'],
    ['/careers', 'Your website leaves out the page /careers. Choose another one.'],
    ['/site-files/prices.pdf', 'There is no file ‘prices.pdf’.'],
    ['/contact-us/nowhere', 'Your website has no page at /contact-us/nowhere. Choose one, or add the page first.'],
  ])('that leads nowhere, such as %s, is refused in words, and nothing is stored', async (address, said) => {
    expect(await leadTo(address)).toBe(said)
    expect(pageOf<WebsiteEditPage>(await ask(SHOW), 'website-edit').bar.changes).toBe(0)
  })

  it.each([
    ['/search/toyota?price=:20000'],
    ['/stock.html'],
    ['/about-us#team'],
    ['https://group.example/'],
    ['tel:0730001234'],
  ])('to %s is stored', async (address) => {
    expect(await leadTo(address)).toBeNull()
    expect(pageOf<WebsiteEditPage>(await ask(SHOW), 'website-edit').bar.changes).toBe(1)
  })
})

it.each([
  ['www.group.example', 'https://www.group.example'],
  ['http://group.example/cars', 'https://group.example/cars'],
  ['07 3000 1234', 'tel:0730001234'],
  ['sales@dealer.example', 'mailto:sales@dealer.example'],
  ['utes', null],
])('STUDIO-2 ‘%s’ typed into the choice of links is taken as %s', (text, address) => {
  expect(outsideOf(text)?.address ?? null).toBe(address)
})
