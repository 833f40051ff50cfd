import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { changeDraft } from '#operations/draft/change-draft.ts'
import { createDraft } from '#operations/draft/drafts.ts'
import { lockPart } from '#operations/draft/part-locks.ts'
import { openStudio, SLUG, siteText, type TestStudio } from '#operations/draft/testing.ts'
import { commandActor } from '#operations/staff/command-actor.ts'
import type { ConsoleAnswer, ConsoleCall } from '../../console-call.ts'
import { isPage } from '../../shown.ts'
import { renderPage } from '../../testing/render-page.ts'
import { routes } from './website-draft.route.ts'
import type { WebsiteChangesPage } from './website-values.ts'

const CHANGES = 'GET /website/drafts/:draft/changes'
const REBASE = 'POST /website/drafts/:draft/rebase'
const SETTLE = 'POST /website/drafts/:draft/settle'
const BEHIND = 'The website has changed since this draft began.'

let studio: TestStudio
let draft: string
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())
beforeEach(async () => {
  await studio.publishFolder({ 'site.json': siteText() })
  const made = await createDraft(studio.as('Kim'), { name: 'Easter' })
  draft = made.ok ? made.id : ''
  await write('Kim', 'heading', 'From Kim')
})

let steps = 0
async function write(who: string, key: string, after: string | number, before?: string) {
  steps += 1
  const change = {
    kind: 'set',
    path: ['site.json', 'home', key],
    after,
    ...(before !== undefined && { before }),
  } as const
  expect(await changeDraft(studio.as(who), draft, { key: `${steps}`, seen: 9, changes: [change] })).toMatchObject({
    ok: true,
  })
}

async function ask(address: keyof typeof routes, form: Readonly<Record<string, string>> = {}, who = 'Kim') {
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) data.append(name, value)
  const { platform, actor } = studio.as(who)
  const call = { platform, params: { draft }, query: new URLSearchParams(), form: data, visitor: { actor } }
  return routes[address](call as unknown as ConsoleCall) as Promise<ConsoleAnswer>
}

async function text(answer: ConsoleAnswer): Promise<string> {
  const html = 'page' in answer ? await renderPage(answer.page) : ''
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

async function changes(): Promise<WebsiteChangesPage> {
  const answer = await ask(CHANGES)
  if (!('page' in answer) || !isPage<WebsiteChangesPage>(answer.page, 'website-changes'))
    throw new Error('No page of changes.')
  return answer.page
}

const agency = (heading: string) => studio.publishFolder({ 'site.json': siteText({ home: { heading } }) })

/** The form of the first change that waits. */
async function decision(keep: 'mine' | 'theirs') {
  const [clash] = (await changes()).waiting.clashes
  return { number: String(clash?.number), seen: clash?.seen ?? '', keep }
}

it('STUDIO-11 a draft on an earlier version says so, and is brought up to date by a button', async () => {
  expect(await text(await ask(CHANGES))).not.toContain(BEHIND)
  await write('Kim', 'latest', 4)
  await agency('From the agency')
  expect(await text(await ask(CHANGES))).toContain(BEHIND)
  expect(await ask(REBASE)).toEqual({ to: `/website/drafts/${draft}/changes` })
  const page = await changes()
  expect(page.waiting.isBehind).toBe(false)
  expect(page.changes.map(({ what }) => what)).toEqual(['Home page: Latest arrivals'])
})

it('STUDIO-9 a change that clashes stands first, with both values, persons and times', async () => {
  await write('Kim', 'latest', 4)
  await agency('From the agency')
  await ask(REBASE)
  const said = await text(await ask(CHANGES))
  expect(said).toMatch(
    /Home page: Heading The draft: From Kim Kim, .*\d\d:\d\d.* The website: From the agency the agency, /,
  )
  expect(said.indexOf('From Kim')).toBeLessThan(said.indexOf('Latest arrivals'))
})

it.each([
  ['mine', 'From Kim', ['Home page: Heading']],
  ['theirs', 'From the agency', []],
] as const)('STUDIO-9 of a clash, keeping %s leaves %s', async (keep, heading, left) => {
  await agency('From the agency')
  await ask(REBASE)
  expect(await ask(SETTLE, await decision(keep))).toEqual({ to: `/website/drafts/${draft}/changes` })
  const page = await changes()
  expect(page.waiting.clashes).toEqual([])
  expect(page.changes.map(({ what }) => what)).toEqual(left)
  const numbers = page.changes.map(({ number }) => String(number))
  if (numbers[0] !== undefined) await ask('POST /website/drafts/:draft/publish', { change: numbers[0] })
  expect(JSON.parse((await studio.live())['site.json'] ?? '{}').home).toEqual({ heading })
})

it('STUDIO-9 what came after the page was shown is not replaced, but shown', async () => {
  await agency('From the agency')
  await ask(REBASE)
  const old = await decision('mine')
  await write('Lee', 'heading', 'From Lee', 'From the agency')
  const answer = await ask(SETTLE, old)
  expect(answer).toMatchObject({ status: 409 })
  expect(await text(answer)).toMatch(/The website: From Lee Lee, .*Another person changed or decided this meanwhile/)
  await ask(SETTLE, await decision('theirs'), 'Lee')
  expect(await ask(SETTLE, old)).toMatchObject({ status: 409 })
})

it('STUDIO-12 the changes show what the check of the whole site finds before anybody publishes', async () => {
  expect((await changes()).faults).toEqual([])
  await write('Kim', 'latest', 99)
  const [fault] = (await changes()).faults
  expect(fault).toMatchObject({ href: `/website/drafts/${draft}/parts/home#at-home-latest` })
  expect(fault?.text).toContain('Home page: ')
})

it('STUDIO-15 a locked part is on the outline, and says who locked it', async () => {
  const command = { ...studio.as('x'), actor: commandActor(SLUG) }
  const outline = () => ask('GET /website/drafts/:draft').then(text)
  expect(await outline()).not.toContain('locked by')
  await lockPart(command, { part: 'site.json#menus', lockedBy: 'Ash Group' })
  await lockPart(command, { part: 'site.json#branding/primary', lockedBy: 'Oak Group' })
  const said = await outline()
  expect(said).toContain('Header and menus locked by Ash Group')
  expect(said).toContain('Brand partly locked by Oak Group')
})
