import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStudio, siteText, type TestStudio } from '#operations/draft/testing.ts'
import type { ListNode } from '../../part/part-values.ts'
import { type Asked, draftOf, pageOf, studioAsks, typed, wordsOf } from '../testing.ts'
import { routes as SITE_PAGES } from '../website.route.ts'
import { routes as DRAFT_PAGES } from '../website-draft.route.ts'
import type { WebsiteDraftPage, WebsiteEditPage } from '../website-values.ts'

const EDIT = 'POST /website/drafts/:draft/parts/:part'
const SHOW = 'GET /website/drafts/:draft/parts/:part'
const YARD = 'pages~1about-us.json'

let studio: TestStudio
let draft: string
const askAny = studioAsks(() => studio, { ...SITE_PAGES, ...DRAFT_PAGES })
const ask = (address: typeof EDIT | typeof SHOW, asked: Asked = {}) =>
  askAny(address, { draft, part: 'people', ...asked })

beforeAll(async () => {
  studio = await openStudio()
  const [kim, lee, ada] = ['Kim', 'Lee', 'Ada'].map((name) => ({ name, role: 'Sales' }))
  const block = (heading: string, people: readonly unknown[]) => ({ kind: 'people', heading, people })
  await studio.publishFolder({
    'site.json': siteText({
      home: { blocks: ['hero', block('Meet us', [kim, { ...lee, photo: 'lee.webp' }])] },
      leads: { blocks: { service: { below: [block('In the workshop', [ada])] } } },
    }),
    'lee.webp': 'a picture',
    'pages/about-us.md': '---\ntitle: About us\ndescription: Who we are.\nlayout: page\n---\n\nHere.\n',
    'pages/about-us.json': JSON.stringify({ blocks: [block('Who is on the yard', [kim, lee])] }),
  })
})
afterAll(() => studio.close())
beforeEach(async () => {
  draft = draftOf(await askAny('POST /website', { form: { part: 'people' } }))
})

async function lists(): Promise<readonly ListNode[]> {
  return pageOf<WebsiteEditPage>(await ask(SHOW), 'website-edit').nodes.filter((node) => node.node === 'list')
}

async function press(value: string) {
  return pageOf<WebsiteEditPage>(await ask(EDIT, { form: { do: value } }), 'website-edit')
}

const names = (all: readonly ListNode[]) =>
  all.map(({ label, items }) => [label, items.map((item) => item.label).join(', ')])

async function pathOf(title: string, name: string): Promise<string> {
  const list = (await lists()).find(({ label }) => label === title)
  return `${list?.path}/@${list?.items.find(({ label }) => label === name)?.id}`
}

describe('STUDIO-2 people', () => {
  it('of the home page, of forms and of pages are lists of one part, with their photos', async () => {
    const all = await lists()
    expect(names(all)).toEqual([
      ['Home page: Meet us', 'Kim, Lee'],
      ['About us: Who is on the yard', 'Kim, Lee'],
      ['Form ‘Service’: In the workshop', 'Ada'],
    ])
    expect(all[0]?.items.map(({ person }) => person?.photo)).toEqual([
      null,
      expect.stringContaining(`/website/drafts/${draft}/pictures/`),
    ])
    expect(all[1]?.path).toMatch(new RegExp(`^${YARD}/blocks/@[^/]+/people$`))
  })

  it('who left are gone from a page in one press, which one undo takes back', async () => {
    const page = await press(`remove:${await pathOf('About us: Who is on the yard', 'Lee')}`)
    expect([page.said, page.isGone]).toEqual(['‘Lee’ is deleted.', true])
    expect(names(await lists())[1]).toEqual(['About us: Who is on the yard', 'Kim'])
    await askAny('POST /website/drafts/:draft/undo', { draft, form: { step: String(page.bar.undo), to: page.action } })
    expect(names(await lists())[1]).toEqual(['About us: Who is on the yard', 'Kim, Lee'])
  })

  it('move by the keys and buttons of every list, and the move is said', async () => {
    const page = await press(`down:${await pathOf('Home page: Meet us', 'Kim')}`)
    expect(page.said).toBe('‘Kim’ moved to place 2 of 2.')
    expect(names(await lists())[0]).toEqual(['Home page: Meet us', 'Lee, Kim'])
  })

  it('have a form with role, photo and location, which leads back to all people', async () => {
    const title = 'About us: Who is on the yard'
    const query = { at: await pathOf(title, 'Kim') }
    const page = pageOf<WebsiteEditPage>(await ask(SHOW, { query }), 'website-edit')
    expect([page.title, page.crumbs.map(({ label }) => label)]).toEqual(['Kim', ['People']])
    expect(page.nodes.map(({ label }) => label).slice(0, 4)).toEqual(['Name', 'Role', 'Photo', 'Location'])
    await ask(EDIT, { query, form: typed(`${query.at}/role`, 'Owner', '"Sales"') })
    expect((await lists())[1]?.items[0]?.note).toBe('Owner')
    const changes = await wordsOf(await askAny('GET /website/drafts/:draft/changes', { draft }))
    expect(changes).toContain('Pages and articles: About us: People: Who is on the yard: Kim: Role')
  })

  it('are added to the end, and their form comes next', async () => {
    const [first] = await lists()
    const answer = await ask(EDIT, { form: { do: `add.:${first?.path}` } })
    expect(answer).toMatchObject({ to: expect.stringContaining('/parts/people?at=home') })
  })

  it('lead to the rules that say who gets a lead, and so does the search', async () => {
    expect(await wordsOf(await ask(SHOW))).toMatch(/Who gets a new lead, by kind, location and make: Lead routing/)
    const found = async (q: string, asked: Asked = {}) =>
      pageOf<WebsiteDraftPage>(
        await askAny('GET /website/drafts/:draft', { draft, query: { q }, ...asked }),
        'website-draft',
      ).found
    expect(await found('who gets a lead')).toContainEqual(expect.objectContaining({ href: '/site/assignment' }))
    const content = { who: 'Cleo', roles: ['content'] as const }
    expect((await found('lead routing', content)).map(({ href }) => href)).not.toContain('/site/assignment')
  })

  it('say where a block for them is added while no page has one', async () => {
    await studio.publishFolder({ 'site.json': siteText() })
    draft = draftOf(await askAny('POST /website', { form: { part: 'people' } }))
    expect(await wordsOf(await ask(SHOW))).toContain('No page shows people yet.')
  })
})
