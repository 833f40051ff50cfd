import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testPhoto } from '#gateways/testing/test-photo.ts'
import { openStudio, siteText, type TestStudio } from '#operations/draft/testing.ts'
import { type Asked, draftOf, pageOf, studioAsks, wordsOf } from '../studio/testing.ts'
import { routes as SITE_PAGES } from '../studio/website.route.ts'
import { routes as DRAFT_PAGES } from '../studio/website-draft.route.ts'
import type { WebsiteChangesPage } from '../studio/website-values.ts'
import type { WebsitePagesPage, WebsiteTextPage } from './texts-values.ts'
import { routes } from './website-pages.route.ts'

const LIST = 'GET /website/drafts/:draft/pages'
const NEW = 'POST /website/drafts/:draft/pages'
const SHOW = 'GET /website/drafts/:draft/pages/edit'
const SAVE = 'POST /website/drafts/:draft/pages/edit'
const DELETE = 'POST /website/drafts/:draft/pages/delete'

let studio: TestStudio
let draft: string
const askAny = studioAsks(() => studio, { ...SITE_PAGES, ...DRAFT_PAGES, ...routes })
const ask = (address: keyof typeof routes, asked: Asked = {}) => askAny(address, { draft, ...asked })
const ABOUT = { file: 'pages/about-us.md' }

beforeAll(async () => {
  studio = await openStudio()
  await studio.publishFolder({
    'site.json': siteText(),
    'pages/about-us.md':
      '---\ntitle: About us\ndescription: Who we are.\nlayout: page\n---\n\n## Since 1962\n\nHere.\n',
    'pages/about-us.json': '{"blocks":[]}',
    'blog/tow-bar.jpg': 'a picture',
  })
})
afterAll(() => studio.close())
beforeEach(async () => {
  draft = draftOf(await askAny('POST /website', { form: { part: 'pages' } }))
})

async function text(query: Readonly<Record<string, string>> = ABOUT) {
  return pageOf<WebsiteTextPage>(await ask(SHOW, { query }), 'website-text')
}

async function titles() {
  const { pages, articles } = pageOf<WebsitePagesPage>(await ask(LIST), 'website-pages')
  return [...pages, ...articles].map(({ title, note }) => [title, note])
}

describe('STUDIO-2 pages', () => {
  it('are listed with their addresses, and found by what people call them', async () => {
    expect(await titles()).toEqual([['About us', '/about-us']])
    const found = await wordsOf(await askAny('GET /website', { query: { q: 'article' } }))
    expect(found).toContain('Pages and articles')
  })

  it('begin with a title, have their address from it, and are in the menu by one tick: one step', async () => {
    const form = { of: 'page', title: 'Easter at the Yard!', description: 'When we are open.', menu: 'yes' }
    const made = await ask(NEW, { form })
    const file = 'pages/easter-at-the-yard.md'
    expect(made).toMatchObject({ to: expect.stringContaining(encodeURIComponent(file)) })
    expect(await titles()).toContainEqual(['Easter at the Yard!', '/pages/easter-at-the-yard'])
    const page = await text({ file })
    expect([page.address, page.bar.changes]).toEqual(['/pages/easter-at-the-yard', 2])
    const menus = await wordsOf(await askAny('GET /website/drafts/:draft/parts/:part', { draft, part: 'menus' }))
    expect(menus).toContain('Easter at the Yard!')
    expect(await wordsOf(await ask(NEW, { form }))).toContain('There is one with this title already')
    const undo = { step: String(page.bar.undo), to: page.action }
    await askAny('POST /website/drafts/:draft/undo', { draft, form: undo })
    expect(await titles()).toEqual([['About us', '/about-us']])
    // The page that was open is gone, so its address leads to the list.
    expect(await ask(SHOW, { query: { file } })).toEqual({ to: `/website/drafts/${draft}/pages` })
  })

  it('are stored as they are typed, with the lines that no field has', async () => {
    const { seen } = await text()
    const form = { seen, title: 'About the yard', description: 'Who we are.', text: '## Since 1963\r\n\r\nStill here.' }
    const saved = pageOf<WebsiteTextPage>(await ask(SAVE, { query: ABOUT, form }), 'website-text')
    expect([saved.title, saved.text, saved.bar.saved]).toEqual([
      'About the yard',
      '## Since 1963\n\nStill here.',
      expect.stringMatching(/^Saved /),
    ])
    const form2 = {
      change: pageOf<WebsiteChangesPage>(
        await askAny('GET /website/drafts/:draft/changes', { draft }),
        'website-changes',
      ),
    }
    expect(form2.change.changes.map(({ what, before, after }) => [what, before, after])).toEqual([
      ['Page about-us', 'the text before', 'a new text'],
    ])
  })

  it('are not stored over another person’s words, which are said with name and time', async () => {
    const { seen } = await text()
    const typed = (words: string) => ({ seen, title: 'About us', description: 'Who we are.', text: words })
    await ask(SAVE, { who: 'Lee', query: ABOUT, form: typed('From Lee') })
    const answer = pageOf<WebsiteTextPage>(await ask(SAVE, { query: ABOUT, form: typed('From Kim') }), 'website-text')
    expect(answer.clash).toMatch(/^Lee changed this at [\d/]+ \d{1,2}:\d\d [ap]m\. What you wrote is not stored\.$/)
    expect(answer.text).toBe('From Kim')
    expect((await text()).text).toBe('From Lee')
    await ask(SAVE, { query: ABOUT, form: { ...typed('From Kim'), seen: answer.seen } })
    expect((await text()).text).toBe('From Kim')
  })

  it('STUDIO-8 STUDIO-9 that come again under one key are stored once, and what is typed on them meets the words of others alone', async () => {
    const { seen } = await text()
    const typed = (words: string) => ({ title: 'About us', description: 'Who we are.', text: words })
    const lost = { ...typed('Typed once'), seen, key: 'lost' }
    await ask(SAVE, { query: ABOUT, form: lost })
    const again = pageOf<WebsiteTextPage>(await ask(SAVE, { query: ABOUT, form: lost }), 'website-text')
    expect([again.clash, again.bar.changes]).toEqual([null, 1])
    const more = { ...typed('Typed on'), seen: again.seen, key: 'more' }
    expect(pageOf<WebsiteTextPage>(await ask(SAVE, { query: ABOUT, form: more }), 'website-text').clash).toBeNull()
    // Lee has read it, and writes over it before it comes again.
    await ask(SAVE, { who: 'Lee', query: ABOUT, form: { ...typed('From Lee'), seen: (await text()).seen } })
    const late = pageOf<WebsiteTextPage>(await ask(SAVE, { query: ABOUT, form: more }), 'website-text')
    const over = { ...typed('Typed over'), seen: late.seen }
    expect(pageOf<WebsiteTextPage>(await ask(SAVE, { query: ABOUT, form: over }), 'website-text').clash).toMatch(
      /^Lee changed this/,
    )
    expect((await text()).text).toBe('From Lee')
  })

  it('are deleted with their blocks, are back after one undo, and stay where another person changed them', async () => {
    const { seen } = await text()
    const form = { seen, title: 'About us', description: 'Who we are.', text: 'From Lee' }
    await ask(SAVE, { who: 'Lee', query: ABOUT, form })
    expect(await wordsOf(await ask(DELETE, { query: ABOUT, form: { seen } }))).toContain('Not deleted')
    const now = await text()
    const gone = await ask(DELETE, { query: ABOUT, form: { seen: now.seen } })
    expect(gone).toEqual({ to: `/website/drafts/${draft}/pages?deleted` })
    expect(await titles()).toEqual([])
    const { bar } = pageOf<WebsitePagesPage>(await ask(LIST), 'website-pages')
    await askAny('POST /website/drafts/:draft/undo', { draft, form: { step: String(bar.undo), to: '' } })
    expect((await text()).text).toBe('From Lee')
  })

  it('no other file of the site is a page', async () => {
    const to = { to: `/website/drafts/${draft}/pages` }
    for (const file of ['site.json', '../pages/about-us.md', 'pages/about-us.json', ''])
      expect(await ask(SHOW, { query: { file } })).toEqual(to)
  })
})

describe('STUDIO-2 articles', () => {
  const ARTICLE = { of: 'article', title: 'Tow bars', description: 'How to choose.', date: '2026-12-01' }

  it('begin with their day and a picture that has words', async () => {
    expect(await wordsOf(await ask(NEW, { form: ARTICLE }))).toContain('Choose a picture, and say what it shows.')
    await ask(NEW, { form: { ...ARTICLE, picture: 'tow-bar.jpg', pictureAlt: 'A tow bar' } })
    expect(await titles()).toContainEqual(['Tow bars', '1 Dec'])
    const { fields, address } = await text({ file: 'blog/tow-bars.md' })
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ['title', 'Tow bars'],
      ['description', 'How to choose.'],
      ['date', '2026-12-01'],
      ['picture', 'tow-bar.jpg'],
      ['pictureAlt', 'A tow bar'],
      ['featured', ''],
    ])
    expect(address).toBe('/blog/tow-bars')
  })
})

it('STUDIO-15 STUDIO-7 nobody without the right reads or makes a page', async () => {
  for (const address of [LIST, NEW, SHOW, SAVE, DELETE] as const)
    await expect(ask(address, { who: 'Sam', roles: ['sales'], query: ABOUT })).rejects.toThrow()
})

describe('STUDIO-2 a picture that is pasted or dropped into a text', () => {
  const paste = async (query: Readonly<Record<string, string>>, bytes: Uint8Array) => {
    const form = { picture: new File([Uint8Array.from(bytes)], 'Our Yard.JPG', { type: 'image/jpeg' }) }
    return pageOf<WebsiteTextPage>(
      await ask('POST /website/drafts/:draft/pages/picture', { query, form }),
      'website-text',
    )
  }

  it('is stored beside it, under a name of its own, and one undo takes it back', async () => {
    const bytes = await testPhoto('teal', { width: 900, height: 600 })
    const page = await paste(ABOUT, bytes)
    expect([page.added, page.fault, page.pictures]).toEqual(['our-yard.jpg', null, ['our-yard.jpg']])
    expect((await paste(ABOUT, bytes)).added).toBe('our-yard-2.jpg')
    expect((await text()).bar.changes).toBe(2)
    const { bar } = await text()
    await askAny('POST /website/drafts/:draft/undo', { draft, form: { step: String(bar.undo), to: '' } })
    expect((await text()).pictures).toEqual(['our-yard.jpg'])
  })

  it('that is none is refused in words', async () => {
    const page = await paste(ABOUT, new TextEncoder().encode('no picture'))
    expect([page.added, page.pictures]).toEqual([null, []])
    expect(page.fault).toMatch(/‘Our Yard.JPG’/)
    const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"></svg>')
    expect((await paste(ABOUT, drawing)).fault).toContain('A text shows photos')
  })
})
