import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Role } from '#domain/staff/roles.ts'
import { changeDraft } from '#operations/draft/change-draft.ts'
import { createDraft } from '#operations/draft/drafts.ts'
import { drawnHome } from '#operations/draft/testing/drawn-home.ts'
import { openStudio, type TestStudio } from '#operations/draft/testing.ts'
import type { ConsoleAnswer, ConsoleCall } from '../../console-call.ts'
import { isPage } from '../../shown.ts'
import { renderPage } from '../../testing/render-page.ts'
import { routes } from './schedule.route.ts'
import type { SchedulePage } from './schedule-values.ts'

const PAGE = 'GET /website/drafts/:draft/schedule'
const SCHEDULE = 'POST /website/drafts/:draft/schedule'
const BACK = 'POST /website/drafts/:draft/schedule/back'

let studio: TestStudio
let draft: string
beforeAll(async () => {
  studio = await openStudio('PGlite', { sitePages: drawnHome() })
})
afterAll(() => studio.close())
beforeEach(async () => {
  const made = await createDraft(studio.as('Kim'), { name: 'Christmas' })
  draft = made.ok ? made.id : ''
  await set(['home', 'heading'], 'Open all summer')
})

async function set(path: readonly string[], after: string | number, before?: string): Promise<void> {
  const shown = before === undefined ? {} : { before }
  const changes = [{ kind: 'set', path: ['site.json', ...path], ...shown, after }] as const
  const done = await changeDraft(studio.as('Kim'), draft, { key: `${path.join()} ${before}`, seen: 0, changes })
  expect(done).toMatchObject({ ok: true })
}

/** What the schedule's form has besides what is typed: the draft as the page shows it. */
async function seen(): Promise<string> {
  const shown = await ask(PAGE)
  return 'page' in shown && isPage<SchedulePage>(shown.page, 'schedule') ? shown.page.seen : ''
}

/** Types a time into the form of the page and sends it. */
async function schedule(startsAt: string, confirmed: readonly string[] = []): Promise<ConsoleAnswer> {
  return ask(SCHEDULE, { seen: await seen(), startsAt, confirmed })
}

type Fields = Readonly<Record<string, string | readonly string[]>>

async function ask(address: keyof typeof routes, form: Fields = {}, roles: readonly Role[] = []) {
  const { platform, actor } = studio.as('Kim', roles.length > 0 ? roles : undefined)
  const data = new FormData()
  for (const [name, values] of Object.entries(form)) for (const value of [values].flat()) data.append(name, value)
  const call = { platform, params: { draft }, query: new URLSearchParams(), form: data, visitor: { actor } }
  return (await routes[address](call as unknown as ConsoleCall)) as ConsoleAnswer
}

/** What a page says. */
async function text(answer: ConsoleAnswer): Promise<string> {
  const html = 'page' in answer ? await renderPage(answer.page) : JSON.stringify(answer)
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

it('STUDIO-14 a draft is scheduled and ended in the site’s zone, says so, and is taken back', async () => {
  expect(await text(await ask(PAGE))).toMatch(/zone, Australia\/Brisbane\..*Goes live.*Ends \(optional\)/)
  const times = { startsAt: '2036-12-20T09:00', endsAt: '2037-01-05T17:30', seen: await seen() }
  expect(await ask(SCHEDULE, times)).toEqual({ to: `/website/drafts/${draft}/schedule` })
  const shown = await ask(PAGE)
  expect(await text(shown)).toMatch(
    /Goes live 20\/12\/2036 9:00 am , ends 05\/01\/2037 5:30 pm , scheduled by Kim.*Take the schedule back/,
  )
  // Queensland is ten hours ahead all year.
  const scheduled = '2036-12-19T23:00:00.000Z'
  expect('page' in shown ? await renderPage(shown.page) : '').toContain(`value="${scheduled}"`)
  expect(await ask(BACK, { scheduled })).toEqual({ to: `/website/drafts/${draft}/schedule` })
  expect(await text(await ask(PAGE))).not.toContain('20/12/2036')
})

it('STUDIO-14 a wrong time is said at its own field, and what was typed stays', async () => {
  for (const startsAt of ['', 'soon', '2020-01-01T09:00'])
    expect(await schedule(startsAt)).toMatchObject({
      status: 400,
      page: { startsAt: { value: startsAt, fault: 'Choose a time after now.' }, endsAt: { fault: null } },
    })
  const times = { startsAt: '2036-12-20T09:00', endsAt: '2036-12-20T08:59', seen: await seen() }
  const answer = await ask(SCHEDULE, times)
  expect(answer).toMatchObject({
    status: 400,
    page: { startsAt: { value: times.startsAt, fault: null }, endsAt: { value: times.endsAt } },
  })
  expect(await text(answer)).toContain('Choose a time after it goes live.')
})

it('STUDIO-14 STUDIO-12 a draft that would not pass is not scheduled, and each fault leads to its part', async () => {
  await set(['home', 'latest'], 99)
  const answer = await schedule('2036-12-20T09:00')
  expect(answer).toMatchObject({
    status: 409,
    page: { scheduled: null, faults: [{ href: `/website/drafts/${draft}/parts/home#at-home-latest` }] },
  })
})

it('STUDIO-14 STUDIO-12 a page with a fault is not scheduled; a warning is confirmed by name, and stays ticked', async () => {
  await set(['home', 'heading'], '', 'Open all summer')
  expect(await schedule('2036-12-20T09:00')).toMatchObject({
    status: 409,
    page: { scheduled: null, faults: [{ text: 'Home: A heading has no words.' }] },
  })
  await set(['home', 'heading'], 'See <a href="/search">here</a> and <a href="/about-us">more</a>', '')
  const sentences = ['The link ‘here’ to /search', 'The link ‘more’ to /about-us'].map(
    (link) => `${link} does not say where it leads.`,
  )
  const rows = (ticks: readonly boolean[]) => sentences.map((sentence, at) => ({ sentence, isConfirmed: ticks[at] }))
  const warned = await schedule('2036-12-20T09:00')
  expect(warned).toMatchObject({ status: 409, page: { scheduled: null, warnings: rows([false, false]) } })
  expect(await text(warned)).toMatch(/Schedule all the same.*Home: The link ‘here’/)
  const half = await schedule('2036-12-20T09:00', sentences.slice(0, 1))
  expect(half).toMatchObject({ status: 409, page: { warnings: rows([true, false]) } })
  expect(await schedule('2036-12-20T09:00', sentences)).toEqual({ to: `/website/drafts/${draft}/schedule` })
})

it('STUDIO-14 what this window did not show is not scheduled', async () => {
  const before = await seen()
  await set(['home', 'introduction'], 'By a colleague')
  expect(await ask(SCHEDULE, { seen: before, startsAt: '2036-12-20T09:00' })).toMatchObject({
    status: 409,
    page: { scheduled: null, faults: [{ href: `/website/drafts/${draft}/changes` }] },
  })
})

it('STUDIO-15 who cannot publish cannot schedule', async () => {
  const form = { startsAt: '2036-12-20T09:00', seen: await seen() }
  await expect(ask(SCHEDULE, form, ['content'])).rejects.toThrow('forbidden')
})
