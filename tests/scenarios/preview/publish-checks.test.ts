import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeDraft } from '#operations/draft/change-draft.ts'
import { createDraft } from '#operations/draft/drafts.ts'
import { publishDraft } from '#operations/draft/publish-draft.ts'
import type { SitePages } from '#operations/draft/site-pages.ts'
import { openStudio, SLUG, type TestStudio } from '#operations/draft/testing.ts'
import type { StaffRequest } from '#operations/staff-request.ts'
import { loadPagesBuild } from '#server/pages/pages-build.ts'
import { createSitePages } from '#server/preview/site-pages.ts'
import type { GoodSite } from '#site/folder/read-sites.ts'
import { readVersion } from '#site/published/published-sites.ts'

let studio: TestStudio
let kim: StaffRequest
let sitePages: SitePages
beforeAll(async () => {
  studio = await openStudio()
  const { platform } = studio
  sitePages = createSitePages({
    platform,
    pages: await loadPagesBuild('build'),
    production: false,
    cookieSecret: 'a secret of the tests',
    versionOf: async () => 1,
  })
  const request = studio.as('Kim')
  kim = { ...request, platform: { ...request.platform, sitePages } }
})
afterAll(() => studio.close())

async function live(): Promise<GoodSite> {
  const { history } = studio.platform.publications
  const newest = await history.newest(SLUG)
  const read = newest && (await readVersion(history, newest))
  if (!read?.ok) throw new Error('The live site cannot be read.')
  return read
}

it('STUDIO-11 the pages that a change touches are named, and none without one', async () => {
  const good = await live()
  expect(await sitePages.touched(good, good, null)).toEqual([])
  const { site } = good
  const renamed = { ...good, site: { ...site, home: { ...site.home, heading: 'Open on Easter Monday' } } }
  const touched = await sitePages.touched(good, renamed, null)
  expect(touched.map(({ path, change }) => [path, change])).toEqual([['/', 'changed']])
})

const PAGE = '---\ntitle: Easter\ndescription: Hours.\n---\n\n'

/** A draft that puts a page of this text into the site. */
async function draftWith(name: string, text: string): Promise<string> {
  const made = await createDraft(kim, { name })
  if (!made.ok) throw new Error(made.reason)
  const bytes = Buffer.from(PAGE + text)
  const { createHash } = await import('node:crypto')
  const hash = createHash('sha256').update(bytes).digest('hex')
  await studio.platform.publications.files.write(hash, bytes)
  const put = { kind: 'put' as const, path: [`pages/${name}.md`], after: { hash } }
  const done = await changeDraft(kim, made.id, { key: name, seen: 0, changes: [put] })
  expect(done).toMatchObject({ ok: true })
  return made.id
}

it('STUDIO-12 a page with a fault that the live site does not have refuses the publication, and is named', async () => {
  const before = await studio.live()
  const draft = await draftWith('faulty', 'See [our cars](/cars/no-such-car).\n')
  const done = await publishDraft(kim, draft, { chosen: null, message: 'Easter' })
  expect(done).toMatchObject({
    ok: false,
    reason: 'pages',
    pages: [{ path: '/pages/faulty', faults: [{ kind: 'dead link' }] }],
  })
  expect(await studio.live()).toEqual(before)
})

it('STUDIO-12 a warning is confirmed by its sentence; then the same draft goes live', async () => {
  const draft = await draftWith('unclear', 'Read our hours [here](/contact-us).\n')
  const first = await publishDraft(kim, draft, { chosen: null, message: 'Easter' })
  expect(first).toMatchObject({ ok: false, reason: 'warnings' })
  const pages = first?.ok === false && first.reason === 'warnings' ? first.pages : []
  expect(pages.map(({ path, change }) => [path, change])).toEqual([['/pages/unclear', 'new']])
  const confirmed = pages.flatMap(({ faults }) => faults.map(({ sentence }) => sentence))
  expect(confirmed).toEqual(['The link ‘here’ to /contact-us does not say where it leads.'])
  const second = await publishDraft(kim, draft, { chosen: null, message: 'Easter', confirmed })
  expect(second).toMatchObject({ ok: true })
  expect(Object.keys(await studio.live())).toContain('pages/unclear.md')
})
