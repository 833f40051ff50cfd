import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Role } from '#domain/staff/roles.ts'
import { showDraft } from '#operations/draft/show-draft.ts'
import { openStudio, siteText, type TestStudio } from '#operations/draft/testing.ts'
import type { ConsoleAnswer, ConsoleCall } from '../../console-call.ts'
import { renderPage } from '../../testing/render-page.ts'
import { routes } from './versions.route.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openStudio()
  await studio.publishFolder({ 'site.json': siteText({ home: { heading: 'Sale' }, contact: { mask: true } }) })
})
afterAll(() => studio.close())

async function ask(address: keyof typeof routes, form: Record<string, string> = {}, roles?: readonly Role[]) {
  const { platform, actor } = studio.as('Kim', roles)
  const data = new FormData()
  for (const [name, value] of Object.entries(form)) data.append(name, value)
  const call = { platform, params: {}, query: new URLSearchParams(), form: data, visitor: { actor } }
  return (await routes[address](call as unknown as ConsoleCall)) as ConsoleAnswer
}

async function text(answer: ConsoleAnswer): Promise<string> {
  const html = 'page' in answer ? await renderPage(answer.page) : ''
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

/** Paths of what the draft that an answer leads to changes. */
async function changed(answer: ConsoleAnswer): Promise<readonly string[]> {
  const [, id = ''] = /^\/website\/drafts\/([^/]+)\/changes$/.exec('to' in answer ? answer.to : '') ?? []
  const shown = await showDraft(studio.as('Kim'), id)
  return shown?.changes.map(({ path }) => path.join('/')).sort() ?? []
}

it('STUDIO-13 each version says its time, person and message, the live one says so, and every other has ‘Restore’', async () => {
  expect(await text(await ask('GET /website/versions'))).toMatch(
    /Version 2 Live A folder\. by the agency, [\d/]+ [\d:]+ [ap]m Version 1 A folder\. by the agency, [\d/]+ [\d:]+ [ap]m Restore/,
  )
})

it('STUDIO-13 a version comes back as a draft, whole or one part of it', async () => {
  const whole = await changed(await ask('POST /website/versions', { number: '1', part: '' }))
  expect(whole).toEqual(expect.arrayContaining(['site.json/contact', 'site.json/home']))
  expect(await changed(await ask('POST /website/versions', { number: '1', part: 'home' }))).toEqual(['site.json/home'])
})

it('STUDIO-13 what is no version, no part or no change makes no draft, and says why', async () => {
  const said = async (form: Record<string, string>) => text(await ask('POST /website/versions', form))
  expect(await said({ number: '9', part: '' })).toContain('The website has no such version.')
  expect(await said({ number: '1', part: 'walls' })).toContain('Choose a part of the list.')
  expect(await said({ number: '1', part: 'blog' })).toContain(
    'Version 1 is the same as what visitors see, in this part.',
  )
})

it('STUDIO-15 who cannot edit the website sees and restores no version', async () => {
  await expect(ask('GET /website/versions', {}, ['sales'])).rejects.toThrow('forbidden')
  await expect(ask('POST /website/versions', { number: '1', part: '' }, ['sales'])).rejects.toThrow('forbidden')
})
