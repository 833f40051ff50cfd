import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Role } from '#domain/staff/roles.ts'
import { createDraft } from '#operations/draft/drafts.ts'
import { openStudio, siteText, type TestStudio } from '#operations/draft/testing.ts'
import type { ConsoleAnswer, ConsoleCall } from '../../console-call.ts'
import { isPage } from '../../shown.ts'
import { renderPage } from '../../testing/render-page.ts'
import { beforeName, valueName } from '../part/field-names.ts'
import { routes as WEBSITE } from '../studio/website.route.ts'
import { routes as DRAFT } from '../studio/website-draft.route.ts'
import { routes as DISCARD } from './discard-draft.route.ts'
import { routes as PROPOSE } from './propose-draft.route.ts'
import { routes as SHARE } from './share-draft.route.ts'
import type { WebsiteSharePage } from './share-values.ts'

const PAGES = { ...WEBSITE, ...DRAFT, ...SHARE, ...PROPOSE, ...DISCARD }
const AT = '/website/drafts/:draft'

let studio: TestStudio
let draft: string
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())
beforeEach(async () => {
  const made = await createDraft(studio.as('Kim'), { name: 'Easter' })
  draft = made.ok ? made.id : ''
})

interface Asked {
  readonly who?: string
  readonly roles?: readonly Role[]
  readonly link?: string
  readonly form?: Readonly<Record<string, string>>
}

async function ask(address: keyof typeof PAGES, { who = 'Kim', roles, link = '', form = {} }: Asked = {}) {
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) data.append(name, value)
  const { platform, actor } = studio.as(who, roles)
  const call = {
    platform,
    params: { draft, link, part: 'home' },
    query: new URLSearchParams(),
    form: data,
    port: ':3000',
  }
  const handle: (call: ConsoleCall) => Promise<ConsoleAnswer> = PAGES[address]
  return handle({ ...call, visitor: { actor } } as unknown as ConsoleCall)
}

async function raw(answer: ConsoleAnswer): Promise<string> {
  return 'page' in answer ? renderPage(answer.page) : ''
}

async function text(answer: ConsoleAnswer): Promise<string> {
  return (await raw(answer)).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

/** Changes the heading of the home page by its form. */
async function change(heading: string) {
  await ask(`POST ${AT}/parts/:part`, {
    form: { [valueName('home/heading')]: heading, [beforeName('home/heading')]: '' },
  })
}

/** The links of the page 'Share'. */
async function links() {
  const answer = await ask(`GET ${AT}/share`)
  if (!('page' in answer) || !isPage<WebsiteSharePage>(answer.page, 'website-share')) throw new Error('no page')
  return answer.page.links
}

it('STUDIO-7 a link is made with a note, and listed with who made it, until when, and the address to copy', async () => {
  expect(await text(await ask(`GET ${AT}/share`))).toContain('No links yet')
  expect(await ask(`POST ${AT}/share`, { form: { note: 'For the owner' } })).toMatchObject({
    to: `/website/drafts/${draft}/share?did=made`,
  })
  const said = await text(await ask(`GET ${AT}/share`))
  expect(said).toMatch(/For the owner.*by Kim, until \d+\/\d+\/\d{4} \d\d:\d\d/)
  expect(said).toMatch(/http:\/\/ash\.preview\.localhost:3000\/preview\?pass=\S+/)
})

it('STUDIO-7 a link is withdrawn after a question, and its address is gone', async () => {
  await ask(`POST ${AT}/share`, { form: { note: 'For the owner' } })
  const [made] = await links()
  const withdraw = `POST ${AT}/share/:link/withdraw` as const
  expect(await text(await ask(withdraw, { link: made?.id ?? '' }))).toMatch(/Withdraw the link\?.*For the owner/)
  expect((await links())[0]?.address).not.toBeNull()
  await ask(withdraw, { link: made?.id ?? '', form: { sure: 'yes' } })
  expect(await links()).toMatchObject([{ address: null, isWithdrawn: true }])
  expect(await text(await ask(`GET ${AT}/share`))).toContain('Withdrawn')
  expect(await ask(withdraw, { link: 'other' })).toMatchObject({ status: 404 })
})

it('STUDIO-7 a draft is discarded after a question that names whose changes go', async () => {
  await change('Happy Easter')
  expect(await text(await ask(`GET ${AT}`))).toContain('Discard this draft')
  expect(await text(await ask(`POST ${AT}/discard`))).toMatch(/Discard this draft\?.*Easter.*Changes of Kim go with it/)
  const listed = async () => (await raw(await ask('GET /website'))).includes(draft)
  expect(await listed()).toBe(true)
  expect(await ask(`POST ${AT}/discard`, { form: { sure: 'yes' } })).toEqual({ to: '/website' })
  expect(await listed()).toBe(false)
  expect(await ask(`POST ${AT}/discard`, { form: { sure: 'yes' } })).toMatchObject({ status: 409 })
  expect(await text(await ask(`POST ${AT}/share`))).toContain('This draft is over')
})

const CONTENT = { who: 'Sam', roles: ['content'] } as const

it('STUDIO-15 who may not publish proposes with a sentence, and a publisher sees who and approves', async () => {
  await change('Happy Easter')
  const before = await text(await ask(`GET ${AT}/changes`, CONTENT))
  expect(before).toContain('Propose')
  expect(before).not.toContain('Approve and publish')
  expect(await text(await ask(`POST ${AT}/propose`, CONTENT))).toContain('Write a sentence.')
  await ask(`POST ${AT}/propose`, { ...CONTENT, form: { sentence: 'For Easter' } })
  expect(await text(await ask(`GET ${AT}/changes`, CONTENT))).toContain('It waits for a publisher')
  const proposed = await ask(`GET ${AT}/changes`)
  expect(await text(proposed)).toMatch(/Sam proposes these changes.*For Easter.*Approve and publish.*Send back/)
  const seen = /name="seen" value="([^"]*)"/.exec(await raw(proposed))?.[1] ?? ''
  await expect(ask(`POST ${AT}/approve`, { ...CONTENT, form: { seen } })).rejects.toThrow('forbidden')
  // Not past the page that shows what was proposed, by the form of an open draft.
  expect(await ask(`POST ${AT}/publish`, { form: { change: '1' } })).toMatchObject({ status: 409 })
  expect((await studio.live())['site.json']).not.toContain('Happy Easter')
  expect(await ask(`POST ${AT}/approve`, { form: { seen } })).toMatchObject({
    to: expect.stringMatching(/^\/website\?published=/),
  })
  expect((await studio.live())['site.json']).toContain('Happy Easter')
  await studio.publishFolder({ 'site.json': siteText() })
})

it('STUDIO-15 a publisher sends a proposal back with a sentence, and its person edits on', async () => {
  await change('Happy holidays')
  await ask(`POST ${AT}/propose`, { ...CONTENT, form: { sentence: 'For Easter' } })
  expect(await text(await ask(`POST ${AT}/send-back`))).toContain('Write a sentence.')
  await ask(`POST ${AT}/send-back`, { form: { sentence: 'Name the days' } })
  expect(await text(await ask(`GET ${AT}/changes`, CONTENT))).toMatch(/Kim wrote about this draft.*Name the days/)
  expect(await ask(`POST ${AT}/send-back`, { form: { sentence: 'Again' } })).toMatchObject({ status: 409 })
})

it('STUDIO-15 nobody approves what they did not see: a proposal that was taken back since is shown again', async () => {
  await change('Happy long weekend')
  await ask(`POST ${AT}/propose`, { ...CONTENT, form: { sentence: 'For Easter' } })
  const seen = /name="seen" value="([^"]*)"/.exec(await raw(await ask(`GET ${AT}/changes`)))?.[1] ?? ''
  expect(await ask(`POST ${AT}/reopen`, CONTENT)).toEqual({ to: `/website/drafts/${draft}/changes` })
  const late = await ask(`POST ${AT}/approve`, { form: { seen } })
  expect(late).toMatchObject({ status: 409 })
  expect(await text(late)).toContain('taken back or changed since')
  expect((await studio.live())['site.json']).not.toContain('long weekend')
})
