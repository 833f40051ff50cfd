import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStudio, siteText, type TestStudio } from '#operations/draft/testing.ts'
import { type Asked, draftOf, listIn, pageOf, studioAsks, wordsOf } from '../testing.ts'
import { routes as SITE_PAGES } from '../website.route.ts'
import { routes as DRAFT_PAGES } from '../website-draft.route.ts'
import type { WebsiteEditPage } from '../website-values.ts'

const EDIT = 'POST /website/drafts/:draft/parts/:part'
const SHOW = 'GET /website/drafts/:draft/parts/:part'

let studio: TestStudio
let draft: string
let yard: string
const askAny = studioAsks(() => studio, { ...SITE_PAGES, ...DRAFT_PAGES })
const ask = (address: typeof EDIT | typeof SHOW, asked: Asked = {}) =>
  askAny(address, { draft, part: 'locations', ...asked })

beforeAll(async () => {
  studio = await openStudio()
  const { locations, ...site } = JSON.parse(siteText())
  const hours = [
    { weekday: 3, open: '09:00', close: '16:00' },
    { weekday: 6, byAppointment: true },
    { weekday: 1, open: '08:30', close: '17:30' },
  ]
  await studio.publishFolder({ 'site.json': JSON.stringify({ ...site, locations: [{ ...locations[0], hours }] }) })
})
afterAll(() => studio.close())
beforeEach(async () => {
  draft = draftOf(await askAny('POST /website', { form: { part: 'locations' } }))
  const [place] = listIn(pageOf<WebsiteEditPage>(await ask(SHOW), 'website-edit').nodes, 'locations').items
  yard = `locations/@${place?.id}`
})

async function week() {
  const page = pageOf<WebsiteEditPage>(await ask(SHOW, { query: { at: yard } }), 'website-edit')
  return { page, list: listIn(page.nodes, `${yard}/hours`) }
}

async function days() {
  const { list } = await week()
  return list.items.map(({ label, nodes }) => [
    label,
    (nodes ?? [])
      .map((node) => (node.node === 'field' ? node.values.join('') : ''))
      .join(' ')
      .trim(),
  ])
}

async function press(act: 'week' | 'remove', day: string) {
  const { list } = await week()
  const id = list.items.find(({ label }) => label === day)?.id
  return pageOf<WebsiteEditPage>(
    await ask(EDIT, { query: { at: yard }, form: { do: `${act}:${list.path}/@${id}` } }),
    'website-edit',
  )
}

describe('STUDIO-2 the hours of a location', () => {
  it('are a week from Monday, in whatever order they are written, with the closed days beside', async () => {
    expect(await days()).toEqual([
      ['Monday', '08:30 17:30'],
      ['Wednesday', '09:00 16:00'],
      ['Saturday', 'yes'],
    ])
    const words = await wordsOf(await ask(SHOW, { query: { at: yard } }))
    expect(words).toMatch(
      /Monday.*Tuesday Closed Open.*Wednesday.*Thursday Closed.*Friday Closed.*Saturday.*Sunday Closed/,
    )
  })

  it('open on a day by one press, which puts it into its place of the week and the focus into its time', async () => {
    const { list } = await week()
    const page = pageOf<WebsiteEditPage>(
      await ask(EDIT, { query: { at: yard }, form: { do: `add.2:${list.path}` } }),
      'website-edit',
    )
    expect(page.said).toBe('Tuesday is added: give its times.')
    expect(page.focus).toMatch(new RegExp(`^${list.path}/@[^/]+/open$`))
    expect((await days()).map(([day]) => day)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Saturday'])
    const again = pageOf<WebsiteEditPage>(
      await ask(EDIT, { query: { at: yard }, form: { do: `add.2:${list.path}` } }),
      'website-edit',
    )
    expect([again.said, again.bar.changes]).toEqual([null, 1])
  })

  it('are those of one day from Monday to Friday by one press, which one undo takes back', async () => {
    const before = await days()
    const page = await press('week', 'Monday')
    expect(page.said).toBe('Monday to Friday have the times of Monday.')
    const working = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => [day, '08:30 17:30'])
    expect(await days()).toEqual([...working, ['Saturday', 'yes']])
    await askAny('POST /website/drafts/:draft/undo', { draft, form: { step: String(page.bar.undo), to: page.action } })
    expect(await days()).toEqual(before)
  })

  it('close on a day, and what was there is back by one press', async () => {
    const page = await press('remove', 'Saturday')
    expect([page.said, page.isGone]).toEqual(['Closed on Saturday.', true])
    expect((await days()).map(([day]) => day)).toEqual(['Monday', 'Wednesday'])
  })
})

it('STUDIO-2 the list of locations says where each is and what is done there', async () => {
  const [place] = listIn(pageOf<WebsiteEditPage>(await ask(SHOW), 'website-edit').nodes, 'locations').items
  expect(place?.note).toMatch(/^\w[\w ]*: Sales/)
})
