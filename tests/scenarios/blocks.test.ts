import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BlockInput } from '#fixtures/kinds/every-block.ts'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { pageFile } from '#site/options/page-file.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const questions: BlockInput = {
  kind: 'questions',
  heading: 'People ask',
  questions: [{ question: 'Why?', answer: 'Because.' }],
}
const cars: BlockInput = { kind: 'stock', heading: 'On the yard', listing: '/search/toyota' }
const film: BlockInput = {
  kind: 'video',
  heading: 'A walk round',
  film: 'https://youtu.be/abcdefghijk',
  poster: '/pictures/made/suv-white-side2-1600.webp',
}
const form: BlockInput = { kind: 'form', heading: 'Ask us', form: 'contact' }
const people: BlockInput = {
  kind: 'people',
  heading: 'Us',
  people: [{ name: 'Sam Nguyen', role: 'Sales', location: 'l1' }],
}
const words = (heading: string): BlockInput => ({ kind: 'text', heading, text: 'Some words.' })

const sites = [
  sampleSite({ home: { blocks: ['hero', words('First'), 'locations', film, words('Second'), people] } }),
  sampleSite({
    slug: 'other',
    id: 'site-2',
    contact: { maskPhones: true },
    home: { blocks: ['hero', 'locations', people, questions] },
    leads: { blocks: { service: { beside: [people], below: [questions] }, 'trade-in': { below: [words('How')] } } },
  }),
  sampleSite({ slug: 'plain', id: 'site-3', locations: [sampleLocation()] }),
]
const page = {
  name: 'sale',
  path: '/pages/sale',
  title: 'The big sale',
  description: 'Until Sunday.',
  updated: null,
  html: '',
  sections: [],
  questions: [],
  closing: '',
  blocks: pageFile.parse({ introduction: 'All weekend.', button: 'Ask', blocks: [cars, words('How'), form] }),
}

let served: ServedSites
beforeAll(async () => {
  served = await serveSites({ sites, content: { yard: { pages: [page] } } })
  await served.platform.addCars('yard', [{ make: 'Toyota', model: 'HiLux' }])
})
afterAll(() => served.close())

const read = async (slug: string, path: string) => {
  const response = await served.request(slug, path)
  expect(response.status).toBe(200)
  return response.text()
}
/** The page's body without the data at its end, which holds the same words. */
const bodyOf = (html: string) => html.slice(html.indexOf('<body>'), html.indexOf('id="page-data"'))
const shown = async (slug: string, path: string) => bodyOf(await read(slug, path))

describe('SITE-12 blocks on a home page', () => {
  it('SITE-12 are in the site’s order, and repeat', async () => {
    const html = await shown('yard', '/')
    const order = ['First', 'block-locations', 'A walk round', 'Second', 'Sam Nguyen'].map((mark) => html.indexOf(mark))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order[0]).toBeGreaterThan(0)
  })

  it('SITE-12 load their stylesheet once, and a page without blocks loads neither styles nor markup of them', async () => {
    expect((await read('yard', '/')).match(/<link rel="stylesheet"[^>]*blocks-/g)).toHaveLength(1)
    const plain = await read('plain', '/')
    expect(plain).not.toMatch(/\/blocks-[\w-]+\.css/)
    expect(plain).not.toContain('class="free-block')
  })

  it('SITE-12 load the styles of questions only where there are questions', async () => {
    expect(await read('yard', '/')).not.toMatch(/<link rel="stylesheet"[^>]*pages-/)
    expect(await read('other', '/')).toMatch(/<link rel="stylesheet"[^>]*pages-/)
  })

  it('FIELD-5 link to a film, and load nothing from its server', async () => {
    const html = await shown('yard', '/')
    expect(html).toMatch(/<a href="https:\/\/www.youtube-nocookie.com\/embed\/abcdefghijk[^"]*" rel="noopener"/)
    expect(html).not.toMatch(/<(iframe|video)|src="https:/)
  })

  it('PHONE-1 mask a person’s number on a site that masks its numbers', async () => {
    expect(await shown('yard', '/')).toContain('href="tel:+61755500000"')
    const html = await read('other', '/')
    expect(html).toContain('07 55*******')
    expect(html).not.toMatch(/5550 ?0000|55500000/)
  })
})

describe('ROUTE-9 a landing page', () => {
  it('ROUTE-9 has a head, cars, words and a form, and is in the sitemap', async () => {
    const html = await shown('yard', '/pages/sale')
    expect(html).toContain('<h1>The big sale</h1>')
    expect(html).toContain('All weekend.')
    expect(html).toMatch(/href="\/search\/toyota" class="more-link">See all 1/)
    expect(html).toContain('href="#enquire"')
    expect(await served.sitemap('yard')).toContain('/pages/sale')
  })

  it('FORM-16 takes its form without JavaScript, and shows a refused one with its errors', async () => {
    const html = await shown('yard', '/pages/sale')
    const [, element = ''] = /(<form[^>]*action="\/api\/leads#enquire"[\s\S]*?<\/form>)/.exec(html) ?? []
    const hidden = [...element.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
    const fixed = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
    const post = (fields: object) =>
      served.request('yard', '/api/leads', { method: 'POST', body: new URLSearchParams({ ...fixed, ...fields }) })
    const mia = { name: 'Mia', last_name: 'Ng', email: 'mia@mail.example', phone: '0412 345 678', postcode: '4105' }
    const sent = await post({ ...mia, category: 'General Enquiry', message: 'Is it on Sunday?' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, expect.stringContaining('/success')])
    const refused = await post({ ...mia, category: 'General Enquiry', message: 'Sunday?', email: 'mia' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('value="mia"')
  })
})

describe('B14 blocks on a form page', () => {
  it('B14 ROUTE-8 are beside and below the form, also at an address with a slash', async () => {
    for (const path of ['/service', '/service/']) {
      const response = await served.request('other', path)
      if (response.status !== 200) continue
      const html = bodyOf(await response.text())
      expect(html).toMatch(/<aside[\s\S]*free-block-beside[\s\S]*Sam Nguyen[\s\S]*<\/aside>/)
      expect(html).toMatch(/<\/aside>[\s\S]*People ask/)
    }
  })

  it('B14 ROUTE-8 show on the page that they are of alone', async () => {
    expect(await shown('other', '/trade-in')).toContain('>How</h2>')
    expect(await shown('other', '/careers')).not.toContain('free-block')
  })
})
