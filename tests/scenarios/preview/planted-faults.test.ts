import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ConsoleAnswer, ConsoleCall } from '#console/console-call.ts'
import { isPage } from '#console/shown.ts'
import { routes } from '#console/site/studio/website-draft.route.ts'
import type { WebsiteChangesPage } from '#console/site/studio/website-values.ts'
import { renderPage } from '#console/testing/render-page.ts'
import type { WantedChange } from '#domain/draft/settle-change.ts'
import { changeDraft } from '#operations/draft/change-draft.ts'
import { createDraft, discardDraft } from '#operations/draft/drafts.ts'
import { openStudio, type TestStudio } from '#operations/draft/testing.ts'
import { loadPagesBuild } from '#server/pages/pages-build.ts'
import { createSitePages } from '#server/preview/site-pages.ts'
import { everyNth } from '#tests/setup/proof.ts'
import { PLANTED, type PlantedFault, SOUND_SITE } from './planted-faults.ts'

let studio: TestStudio
let live: Readonly<Record<string, string>>
let sitePages: ReturnType<typeof createSitePages>
beforeAll(async () => {
  studio = await openStudio()
  const { platform } = studio
  const pages = await loadPagesBuild('build')
  const cookieSecret = 'a secret of the tests'
  sitePages = createSitePages({ platform, pages, production: false, cookieSecret, versionOf: async () => 1 })
  await studio.publishFolder(SOUND_SITE)
  live = await studio.live()
})
afterAll(() => studio.close())

type Address = keyof typeof routes

/** What the console answers to an owner, who may change every option. */
async function ask(address: Address, draft: string, query: URLSearchParams, form = new FormData()) {
  const { platform, actor } = studio.as('Olga', ['owner'])
  const call = { platform: { ...platform, sitePages }, params: { draft, part: query.get('part') ?? '' }, query, form }
  return (await routes[address]({ ...call, visitor: { actor } } as unknown as ConsoleCall)) as ConsoleAnswer
}

/** The draft with the planted fault, as a person's browser would make it. */
async function planted({ what, changes, files = {} }: Pick<PlantedFault, 'what' | 'changes' | 'files'>) {
  const made = await createDraft(studio.as('Olga', ['owner']), { name: what })
  if (!made.ok) throw new Error(made.reason)
  const puts: WantedChange[] = []
  for (const [path, text] of Object.entries(files)) {
    const hash = createHash('sha256').update(text).digest('hex')
    await studio.platform.publications.files.write(hash, Buffer.from(text))
    const was = live[path]
    const before = was === undefined ? {} : { before: { hash: createHash('sha256').update(was).digest('hex') } }
    puts.push({ kind: 'put', path: [path], ...before, after: { hash } })
  }
  const wanted = changes.map((change) =>
    change.kind === 'remove-file'
      ? {
          ...change,
          before: {
            hash: createHash('sha256')
              .update(live[change.path[0] ?? ''] ?? '')
              .digest('hex'),
          },
        }
      : change,
  )
  const step = { key: what, seen: 0, changes: [...puts, ...wanted] }
  expect(await changeDraft(studio.as('Olga', ['owner']), made.id, step)).toMatchObject({ ok: true })
  return made.id
}

async function publish(draft: string) {
  const form = new FormData()
  const shown = await ask('GET /website/drafts/:draft/changes', draft, new URLSearchParams())
  if (!('page' in shown) || !isPage<WebsiteChangesPage>(shown.page, 'website-changes'))
    throw new Error('no page of changes')
  for (const { number } of shown.page.changes) form.append('change', String(number))
  return ask('POST /website/drafts/:draft/publish', draft, new URLSearchParams(), form)
}

it('STUDIO-12 fifty faults and more are planted', () => {
  expect(PLANTED.length).toBeGreaterThanOrEqual(50)
  expect(new Set(PLANTED.map(({ what }) => what)).size).toBeGreaterThanOrEqual(50)
})

it.each(everyNth(PLANTED, 4))(
  'STUDIO-12 $what is found before it goes live, and leads to its control',
  async (fault) => {
    const draft = await planted(fault)
    const answer = await publish(draft)
    expect(await studio.live()).toEqual(live)
    if (!('page' in answer) || !isPage<WebsiteChangesPage>(answer.page, 'website-changes'))
      throw new Error(JSON.stringify(answer))
    expect(answer.status).toBe(409)
    const { page } = answer
    const rows =
      fault.weight === 'fault'
        ? page.faults
        : page.warnings.map(({ page: where, sentence, href }) => ({ text: `${where}: ${sentence}`, href }))
    const found = rows.filter(({ text }) => fault.says.test(text))
    expect(found, JSON.stringify([page.faults, page.warnings])).not.toEqual([])
    const href = found[0]?.href ?? ''
    expect(href).toBe(`/website/drafts/${draft}${fault.leadsTo}`)
    expect(await renderPage(page)).toContain(`href="${href.replaceAll('&', '&amp;')}"`)
    const [, part, at = ''] = /\/parts\/([^?#]+)(?:\?at=([^#]+))?/.exec(href) ?? []
    if (part !== undefined) {
      const query = new URLSearchParams({ part, ...(at && { at: decodeURIComponent(at) }) })
      const form = await ask('GET /website/drafts/:draft/parts/:part', draft, query)
      if (!('page' in form)) throw new Error(`${href} leads to no page: ${JSON.stringify(form)}`)
      const anchor = href.split('#')[1]
      expect(await renderPage(form.page)).toContain(anchor === undefined ? '<form' : `id="${anchor}"`)
    }
    await discardDraft(studio.as('Olga', ['owner']), draft)
  },
)

it('STUDIO-12 the site without them has nothing to confirm', async () => {
  const change = { kind: 'set', path: ['site.json', 'home', 'introduction'], after: 'Open all Easter.' } as const
  const answer = await publish(await planted({ what: 'nothing', changes: [change] }))
  expect(answer).toMatchObject({ to: expect.stringMatching(/^\/website\?published=/) })
})
