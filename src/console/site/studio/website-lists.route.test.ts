import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStudio, siteText, type TestStudio } from '#operations/draft/testing.ts'
import { copyOf } from '../part/new-item.ts'
import type { ListNode } from '../part/part-values.ts'
import { type Asked, draftOf, listIn, pageOf, studioAsks, typed, wordsOf } from './testing.ts'
import { routes as SITE_PAGES } from './website.route.ts'
import { routes as DRAFT_PAGES } from './website-draft.route.ts'
import type { WebsiteEditPage, WebsitePage } from './website-values.ts'

const EDIT = 'POST /website/drafts/:draft/parts/:part'
const SHOW = 'GET /website/drafts/:draft/parts/:part'

let studio: TestStudio
let draft: string
const askAny = studioAsks(() => studio, { ...SITE_PAGES, ...DRAFT_PAGES })
const ask = (address: typeof EDIT | typeof SHOW, asked: Asked = {}) => askAny(address, { draft, ...asked })

const MENU = [
  { label: 'Cars', href: '/search' },
  { label: 'Service', href: '/service' },
  { label: 'About', items: [{ label: 'Team', href: '/teams' }] },
]
const OFFER = { text: 'Until stock runs out.', button: 'See it', href: '/search' }

beforeAll(async () => {
  studio = await openStudio()
  const offers = [
    { ...OFFER, title: 'Always' },
    { ...OFFER, title: 'Later', from: '2031-04-01T00:00:00+10:00' },
    { ...OFFER, title: 'Over', until: '2020-04-01T00:00:00+10:00' },
    { ...OFFER, title: 'Now', until: '2031-05-01T00:00:00+10:00' },
  ]
  await studio.publishFolder({
    'site.json': siteText({
      timezone: 'Australia/Brisbane',
      menus: { header: MENU },
      offers: { list: offers },
      home: {
        blocks: ['hero', 'latest', { kind: 'text', heading: 'Since 1962', text: 'Three *generations* of us.' }],
      },
    }),
  })
})
afterAll(() => studio.close())
beforeEach(async () => {
  draft = draftOf(await askAny('POST /website', { form: { name: 'Lists' } }))
})

async function press(value: string, part: string) {
  return pageOf<WebsiteEditPage>(await ask(EDIT, { part, form: { do: value } }), 'website-edit')
}

async function shown(part: string, path: string): Promise<ListNode> {
  return listIn(pageOf<WebsiteEditPage>(await ask(SHOW, { part }), 'website-edit').nodes, path)
}

const labels = ({ items }: ListNode) => items.map(({ label }) => label)
const at = ({ path, items }: ListNode, label: string) =>
  `${path}/@${items.find((item) => item.label.startsWith(label))?.id}`

describe('STUDIO-2 menus', () => {
  it('are a tree: links show under the entry that opens them, each edited in its row', async () => {
    const menu = await shown('menus', 'menus/header')
    expect(labels(menu)).toEqual(['Cars', 'Service', 'About'])
    expect(menu.items.map(({ note }) => note)).toEqual(['/search', '/service', null])
    expect(menu.items.map(({ inner }) => inner && labels(inner))).toEqual([null, null, ['Team']])
    expect(menu.items[0]?.nodes?.map(({ label }) => label)).toEqual(['Words', 'Link'])
  })

  it('take a link under the entry before it, and out again, as one step that one undo takes back', async () => {
    const menu = await shown('menus', 'menus/header')
    const page = await press(`indent:${at(menu, 'Service')}`, 'menus')
    expect(page.said).toBe('‘Service’ is now under ‘Cars’.')
    const now = listIn(page.nodes, 'menus/header')
    expect(now.items.map(({ label, inner }) => [label, inner && labels(inner)])).toEqual([
      ['Cars', ['Cars', 'Service']],
      ['About', ['Team']],
    ])
    const inner = now.items[0]?.inner
    if (!inner) throw new Error('No links under Cars.')
    const out = await press(`outdent:${at(inner, 'Service')}`, 'menus')
    expect(out.said).toBe('‘Service’ now stands by itself behind ‘Cars’.')
    expect(labels(listIn(out.nodes, 'menus/header'))).toEqual(['Cars', 'Service', 'About'])
    const undone = { step: String(out.bar.undo), to: out.action }
    await askAny('POST /website/drafts/:draft/undo', { draft, form: undone })
    expect(labels(await shown('menus', 'menus/header'))).toEqual(['Cars', 'About'])
  })

  it('lose an entry that has no links any more', async () => {
    const about = (await shown('menus', 'menus/header')).items.find(({ label }) => label === 'About')?.inner
    if (!about) throw new Error('No links under About.')
    const page = await press(`outdent:${at(about, 'Team')}`, 'menus')
    expect(page.said).toBe('‘Team’ now stands by itself; ‘About’ has no links any more and is gone.')
    expect(labels(listIn(page.nodes, 'menus/header'))).toEqual(['Cars', 'Service', 'Team'])
  })

  it('open a new entry in its row, with the focus in its first field', async () => {
    const page = await press('add.href:menus/header', 'menus')
    const list = listIn(page.nodes, 'menus/header')
    const [last] = list.items.slice(-1)
    expect(last).toMatchObject({ label: 'New entry of the menu', isNew: true })
    expect(page.focus).toBe(`menus/header/@${last?.id}/label`)
  })
})

describe('STUDIO-2 home page blocks', () => {
  it('say their name and first words, and are added from a list that says what each is for', async () => {
    const blocks = await shown('home', 'home/blocks')
    expect(blocks.items.map(({ label, note }) => [label, note])).toEqual([
      ['Hero', null],
      ['Latest arrivals', null],
      ['Text and picture: Since 1962', 'Three generations of us.'],
    ])
    expect(blocks.adds.filter(({ note }) => note === null)).toEqual([])
    expect(blocks.adds.map(({ value }) => value)).not.toContain('=hero')
    expect(await wordsOf(await ask(SHOW))).toContain('Your team, with photos and numbers.')
  })
})

describe('STUDIO-2 offers', () => {
  it('say in the site’s zone from when and until when they show', async () => {
    const list = await shown('offers', 'offers/list')
    expect(list.items.map(({ label, badge }) => [label, badge?.text ?? null])).toEqual([
      ['Always', null],
      ['Later', 'From 1 Apr 2031'],
      ['Over', 'Ended'],
      ['Now', 'Until 30 Apr 2031'],
    ])
  })
})

describe('STUDIO-16 entries of a list', () => {
  it('go to any place by a drag, which is said, and keep the focus', async () => {
    const list = await shown('offers', 'offers/list')
    const page = await press(`to.1:${at(list, 'Now')}`, 'offers')
    expect([page.said, page.focus]).toEqual(['‘Now’ moved to place 2 of 4.', `hold:${at(list, 'Now')}`])
    expect(labels(listIn(page.nodes, 'offers/list'))).toEqual(['Always', 'Now', 'Later', 'Over'])
  })

  it('are duplicated behind themselves, with what a picture of theirs shows', async () => {
    const list = await shown('offers', 'offers/list')
    const page = await press(`copy:${at(list, 'Later')}`, 'offers')
    expect(page.said).toBe('‘Later’ is duplicated: the copy is at place 3 of 5.')
    expect(labels(listIn(page.nodes, 'offers/list'))).toEqual(['Always', 'Later', 'Later', 'Over', 'Now'])
    const offer = { ...OFFER, title: 'Later', image: 'hoist.jpg', imageAlt: 'A mechanic at a car' }
    expect(copyOf(['offers', 'list'], { id: '_later', ...offer }, 'abcdefghijkl')).toEqual(offer)
  })

  it('are back after one press on ‘Undo’ beside the words', async () => {
    const list = await shown('offers', 'offers/list')
    const answer = await ask(EDIT, { part: 'offers', form: { do: `remove:${at(list, 'Later')}` } })
    expect(await wordsOf(answer)).toMatch(/‘Later’ is deleted\.\s+Undo/)
    const { bar, action } = pageOf<WebsiteEditPage>(answer, 'website-edit')
    await askAny('POST /website/drafts/:draft/undo', { draft, form: { step: String(bar.undo), to: action } })
    expect(labels(await shown('offers', 'offers/list'))).toEqual(['Always', 'Later', 'Over', 'Now'])
  })
})

describe('STUDIO-15 who edits content', () => {
  const content = { who: 'Cleo', roles: ['content'] as const }

  it('proposes in the bar, and never reads ‘Publish’ there', async () => {
    const words = await wordsOf(await ask(SHOW, content))
    expect(words).toContain('Propose …')
    expect(words).not.toMatch(/\bPublish\b/)
    expect(await wordsOf(await ask(SHOW))).toContain('Publish')
  })

  it('sees a part that only managers change closed, with its values and the reason', async () => {
    const answer = await ask(SHOW, { ...content, part: 'trade-in' })
    const { closed, nodes } = pageOf<WebsiteEditPage>(answer, 'website-edit')
    expect(closed).toBe('Only owners and managers change this.')
    expect(nodes.length).toBeGreaterThan(0)
    const words = await wordsOf(answer)
    expect(words).toContain(closed)
    expect(words).not.toContain('Save')
    expect(pageOf<WebsiteEditPage>(await ask(SHOW, { part: 'trade-in' }), 'website-edit').closed).toBeNull()
  })

  it('sees an option that only an owner changes closed among others', async () => {
    const { nodes } = pageOf<WebsiteEditPage>(await ask(SHOW, { who: 'Max', part: 'delivery' }), 'website-edit')
    const reasons = nodes.map(({ closed }) => closed)
    expect(reasons).toContain('Only an owner changes this.')
    const owner = pageOf<WebsiteEditPage>(
      await ask(SHOW, { who: 'Ola', roles: ['owner'], part: 'delivery' }),
      'website-edit',
    )
    expect(owner.nodes.map(({ closed }) => closed).filter(Boolean)).toEqual([])
  })

  it('changes hours, while locations are added by managers', async () => {
    const { nodes } = pageOf<WebsiteEditPage>(await ask(SHOW, { ...content, part: 'locations' }), 'website-edit')
    expect(nodes[0]?.closed).toBe('You can change each of these, but not add, move or delete any.')
    const [place] = listIn(nodes, 'locations').items
    const query = { at: `locations/@${place?.id}` }
    const inside = pageOf<WebsiteEditPage>(
      await ask(SHOW, { ...content, part: 'locations', query }),
      'website-edit',
    ).nodes
    const closed = (label: string) => inside.find((node) => node.label === label)?.closed
    expect([closed('Special days'), closed('Name')]).toEqual([null, 'Only owners and managers change this.'])
  })

  it('finds a proposed draft closed until it is taken back', async () => {
    await ask(EDIT, { form: typed('home/heading', 'Happy Easter') })
    const { proposeDraft } = await import('#operations/draft/propose-draft.ts')
    await proposeDraft(studio.as('Cleo', ['content']), draft, 'For Easter')
    expect(pageOf<WebsiteEditPage>(await ask(SHOW, content), 'website-edit').closed).toMatch(/waits for a publisher/)
  })
})

it('STUDIO-7 a draft that begins at a part is called after the part and the day, and a second one differs', async () => {
  const begin = () => askAny('POST /website', { form: { part: 'home' } })
  await begin()
  await begin()
  const { drafts } = pageOf<WebsitePage>(await askAny('GET /website'), 'website')
  const names = drafts.map(({ name }) => name).filter((name) => name.startsWith('Home page'))
  expect(names.toSorted((one, other) => other.length - one.length)).toEqual([
    expect.stringMatching(/^Home page, \d+ \w+ \(2\)$/),
    expect.stringMatching(/^Home page, \d+ \w+$/),
  ])
})
