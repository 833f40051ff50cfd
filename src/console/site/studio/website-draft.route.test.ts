import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { JsonValue } from '#domain/draft/json-value.ts'
import type { Role } from '#domain/staff/roles.ts'
import { changeDraft } from '#operations/draft/change-draft.ts'
import { openStudio, siteText, type TestStudio } from '#operations/draft/testing.ts'
import type { ConsoleAnswer, ConsoleCall } from '../../console-call.ts'
import { renderPage } from '../../testing/render-page.ts'
import { beforeName, valueName } from '../part/field-names.ts'
import { pageOf } from './testing.ts'
import { routes as SITE_PAGES } from './website.route.ts'
import { routes as DRAFT_PAGES } from './website-draft.route.ts'
import type { WebsiteChangesPage, WebsiteEditPage } from './website-values.ts'

const PAGES = { ...SITE_PAGES, ...DRAFT_PAGES }

let studio: TestStudio
let draft: string
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())
beforeEach(async () => {
  const made = await ask('POST /website', { form: { name: 'Easter' } })
  draft = /\/drafts\/([^/]+)$/.exec('to' in made ? made.to : '')?.[1] ?? ''
})

interface Asked {
  readonly who?: string
  readonly roles?: readonly Role[]
  readonly part?: string
  readonly at?: string
  readonly form?: Readonly<Record<string, string | readonly string[]>>
}

async function ask(address: keyof typeof PAGES, { who = 'Kim', roles, part = 'home', at = '', form = {} }: Asked = {}) {
  const data = new FormData()
  for (const [name, values] of Object.entries(form)) for (const value of [values].flat()) data.append(name, value)
  const { platform, actor } = studio.as(who, roles)
  const call = {
    platform,
    params: { draft, part },
    query: new URLSearchParams(at && { at }),
    form: data,
    visitor: { actor },
  }
  return PAGES[address](call as unknown as ConsoleCall) as Promise<ConsoleAnswer>
}

const EDIT = 'POST /website/drafts/:draft/parts/:part'
const SHOW = 'GET /website/drafts/:draft/parts/:part'

/** A field as a form sends it: what is typed, and what was shown. */
function typed(path: string, value: string | readonly string[], before = '') {
  return { [valueName(path)]: value, [beforeName(path)]: before }
}

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

async function html(answer: ConsoleAnswer): Promise<string> {
  return 'page' in answer ? plain(await renderPage(answer.page)) : ''
}

async function heading(): Promise<readonly string[] | undefined> {
  const { nodes } = pageOf<WebsiteEditPage>(await ask(SHOW), 'website-edit')
  const found = nodes.find(({ label }) => label === 'Heading')
  return found?.node === 'field' ? found.values : undefined
}

it('STUDIO-7 a new draft leads to its parts, and is listed with its person', async () => {
  expect(await html(await ask('GET /website/drafts/:draft'))).toContain('Easter')
  expect(await html(await ask('GET /website'))).toMatch(/Easter\s+Open\s+by Kim,/)
  expect(await html(await ask('POST /website', { form: { name: ' ' } }))).toContain('Give the draft a name.')
})

it('STUDIO-8 a change of a field is stored as it is made, with the time', async () => {
  const answer = await ask(EDIT, { form: typed('home/heading', 'Happy Easter') })
  expect(pageOf<WebsiteEditPage>(answer, 'website-edit').bar).toMatchObject({
    saved: expect.stringMatching(/^Saved \d{1,2}:\d\d [ap]m$/),
    changes: 1,
  })
  expect(await heading()).toEqual(['Happy Easter'])
  expect(await html(await ask(SHOW))).toContain('Saved')
})

it('STUDIO-8 what is no value is not stored, stays in its field, and says what is wrong', async () => {
  const form = { ...typed('home/latest', '13'), ...typed('home/heading', 'Happy Easter') }
  const answer = await ask(EDIT, { form })
  expect(await html(answer)).toContain('A whole number from 0 to 12.')
  const rendered = 'page' in answer ? await renderPage(answer.page) : ''
  expect(rendered).toMatch(/name="v:home\/latest"[^>]*value="13"|value="13"[^>]*name="v:home\/latest"/)
  expect(await heading()).toEqual(['Happy Easter'])
})

it('STUDIO-9 of two people the slower one sees the other’s value with name and time, and what they wrote', async () => {
  await ask(EDIT, { who: 'Lee', form: typed('home/heading', 'From Lee') })
  const form = { ...typed('home/heading', 'From Kim'), ...typed('home/introduction', 'Come in') }
  const answer = pageOf<WebsiteEditPage>(await ask(EDIT, { form }), 'website-edit')
  const text = plain(await renderPage(answer))
  expect(text).toMatch(/Lee changed this at [\d/]+ \d{1,2}:\d\d [ap]m to From Lee/)
  const rendered = await renderPage(answer)
  expect(rendered).toContain('From Kim')
  expect(await heading()).toEqual(['From Lee'])
  // Another option of the same form is stored all the same.
  expect(await html(await ask(SHOW))).toContain('Come in')
  // 'Keep mine' sends the value that was shown: theirs.
  await ask(EDIT, { form: typed('home/heading', 'From Kim', JSON.stringify('From Lee')) })
  expect(await heading()).toEqual(['From Kim'])
})

it('STUDIO-10 undo takes back one’s own last step, redo makes it again, and both lead back to the page', async () => {
  await ask(EDIT, { form: typed('home/heading', 'Happy Easter') })
  const { bar, action } = pageOf<WebsiteEditPage>(await ask(SHOW), 'website-edit')
  expect([bar.undo, bar.redo]).toEqual([1, null])
  const form = { step: String(bar.undo), to: action }
  expect(await ask('POST /website/drafts/:draft/undo', { form })).toEqual({ to: action })
  expect(await heading()).toEqual([])
  expect(await ask('POST /website/drafts/:draft/redo', { form })).toEqual({ to: action })
  expect(await heading()).toEqual(['Happy Easter'])
  expect(
    await ask('POST /website/drafts/:draft/redo', { form: { ...form, to: 'https://elsewhere.example' } }),
  ).toMatchObject({
    to: `/website/drafts/${draft}`,
  })
})

it('STUDIO-16 entries of a list are added, moved and deleted by buttons, and each is said', async () => {
  const act = async (value: string, more = {}) =>
    pageOf<WebsiteEditPage>(await ask(EDIT, { form: { do: value, ...more } }), 'website-edit')
  const blocks = ({ nodes }: WebsiteEditPage) => {
    const list = nodes.find(({ path }) => path === 'home/blocks')
    return list?.node === 'list' ? list.items.map(({ label }) => label) : []
  }
  const first = blocks(pageOf<WebsiteEditPage>(await ask(SHOW), 'website-edit'))
  expect(first.slice(0, 3)).toEqual(['Hero', 'Search box', 'Feature banner'])
  const moved = await act('down:home/blocks/@hero')
  expect([blocks(moved).slice(0, 2), moved.said, moved.focus]).toEqual([
    ['Search box', 'Hero'],
    `‘Hero’ moved to place 2 of ${first.length}.`,
    'down:home/blocks/@hero',
  ])
  const gone = await act('remove:home/blocks/@features')
  expect([blocks(gone).includes('Feature banner'), gone.said]).toEqual([false, '‘Feature banner’ is deleted.'])
  const back = await act('add:home/blocks', { 'add:home/blocks': '=features' })
  expect([blocks(back).at(-1), back.said]).toEqual([
    'Feature banner',
    `Added to ‘Blocks in order’, as the last of ${first.length}.`,
  ])
})

it('STUDIO-16 a new entry opens its own form, which knows the form that was chosen', async () => {
  const answer = await ask(EDIT, { form: { do: 'add:home/blocks', 'add:home/blocks': 'questions' } })
  const to = 'to' in answer ? answer.to : ''
  expect(to).toMatch(/\/parts\/home\?at=home%2Fblocks%2F%40/)
  const at = new URLSearchParams(to.split('?')[1]).get('at') ?? ''
  const { nodes } = pageOf<WebsiteEditPage>(await ask(SHOW, { at }), 'website-edit')
  expect(nodes.map(({ label }) => label)).toEqual(['Heading', 'Text', 'Questions'])
})

it('STUDIO-2 hours and special days of a location are edited in their rows', async () => {
  const { nodes } = pageOf<WebsiteEditPage>(await ask(SHOW, { part: 'locations' }), 'website-edit')
  const [places] = nodes
  const [place] = places?.node === 'list' ? places.items : []
  expect(place?.href).toContain('/parts/locations?at=locations')
  const at = `locations/@${place?.id}`
  const added = await ask(EDIT, { part: 'locations', at, form: { do: `add:${at}/specialHours` } })
  const special = pageOf<WebsiteEditPage>(added, 'website-edit').nodes.find(({ label }) => label === 'Special days')
  const [row] = special?.node === 'list' ? special.items : []
  expect(row?.nodes?.map(({ label }) => label)).toEqual(['Day', 'Name of the day', 'Opens', 'Closes'])
  const day = `${at}/specialHours/@${row?.id}`
  const form = {
    ...typed(`${day}/date`, '2027-03-26', '""'),
    ...typed(`${day}/name`, 'Good Friday', '""'),
    ...typed(`${day}/open`, '09:00'),
    ...typed(`${day}/close`, '12:00'),
  }
  expect(await html(await ask(EDIT, { part: 'locations', at, form }))).toContain('Good Friday')
  const said = await html(await ask('GET /website/drafts/:draft/changes'))
  expect(said).toContain('Good Friday: Opens')
  expect(said).toMatch(/none\s+→\s+9:00 am/)
})

it('STUDIO-11 the changes are in words, single ones can be left out, and the others go live', async () => {
  await ask(EDIT, { form: typed('home/heading', 'Happy Easter') })
  await ask(EDIT, { who: 'Lee', form: typed('home/introduction', 'Not ready') })
  const { changes } = pageOf<WebsiteChangesPage>(await ask('GET /website/drafts/:draft/changes'), 'website-changes')
  expect(changes.map(({ what, before, after, by }) => ({ what, before, after, by }))).toEqual([
    { what: 'Home page: Heading', before: 'none', after: 'Happy Easter', by: 'Kim' },
    { what: 'Home page: Sentence under the heading', before: 'none', after: 'Not ready', by: 'Lee' },
  ])
  const done = await ask('POST /website/drafts/:draft/publish', { form: { change: ['1'] } })
  expect(done).toMatchObject({ to: expect.stringMatching(/^\/website\?published=/) })
  const live = JSON.parse((await studio.live())['site.json'] ?? '{}')
  expect(live.home).toEqual({ heading: 'Happy Easter' })
  expect(
    pageOf<WebsiteChangesPage>(await ask('GET /website/drafts/:draft/changes'), 'website-changes').changes,
  ).toHaveLength(1)
  await studio.publishFolder({ 'site.json': siteText() })
})

it('STUDIO-12 a fault keeps everything back, and leads to the part that mends it', async () => {
  const added = await ask(EDIT, { part: 'holidays', form: { do: 'add:places/holidays' } })
  expect('page' in added).toBe(true)
  const answer = await ask('POST /website/drafts/:draft/publish', { form: { change: ['1'] } })
  const { faults } = pageOf<WebsiteChangesPage>(answer, 'website-changes')
  expect(faults.length).toBeGreaterThan(0)
  for (const { href } of faults) expect(href).toBe(`/website/drafts/${draft}/parts/holidays#at-places-holidays`)
})

it('STUDIO-7 nobody without the right gets to a draft', async () => {
  for (const address of [SHOW, EDIT, 'GET /website/drafts/:draft/changes'] as const)
    await expect(ask(address, { who: 'Sam', roles: ['sales'] })).rejects.toThrow()
})

it('SITE-10 STUDIO-5 a banner’s locations are chosen by name, and beside them is the page of the first', async () => {
  expect(pageOf<WebsiteEditPage>(await ask(SHOW, { part: 'banner' }), 'website-edit').preview?.path).toBe('/')
  const banner = { text: 'Coffee', from: '2027-01-01T00:00:00+10:00', until: '2027-02-01T00:00:00+10:00' }
  await set(['home', 'banner'], { ...banner, locations: ['small-yard'] })
  const shown = pageOf<WebsiteEditPage>(await ask(SHOW, { part: 'banner' }), 'website-edit')
  expect(shown.preview?.path).toBe('/contact-us/small-yard')
  expect(await html({ page: shown })).toContain('Small Cars Yard')
})

it('SITE-10 STUDIO-11 a banner that loses its locations says that it shows everywhere, not at none', async () => {
  const banner = { text: 'Coffee', from: '2027-01-01T00:00:00+10:00', until: '2027-02-01T00:00:00+10:00' }
  await set(['home', 'banner'], { ...banner, locations: ['small-yard'] })
  await ask(EDIT, { part: 'banner', form: { 'b:home/banner/locations': JSON.stringify(['small-yard']) } })
  expect(await html(await ask('GET /website/drafts/:draft/changes'))).toMatch(/Small Cars Yard\s+→\s+Everywhere/)
})

it('STUDIO-5 beside ‘People’ is the first page that has people', async () => {
  const team = { id: '_team', kind: 'people', people: [{ id: '_kim', name: 'Kim Tran', role: 'Apprentice' }] }
  await set(['leads', 'blocks', 'careers'], { beside: [], below: [team] })
  expect(pageOf<WebsiteEditPage>(await ask(SHOW, { part: 'people' }), 'website-edit').preview?.path).toBe('/careers')
})

/** What another form of the draft has stored. */
async function set(path: readonly string[], after: JsonValue) {
  const step = { key: path.join(), seen: 0, changes: [{ kind: 'set', path: ['site.json', ...path], after } as const] }
  expect(await changeDraft(studio.as('Kim', ['owner']), draft, step)).toMatchObject({ ok: true })
}
