import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changeDraft } from '#operations/draft/change-draft.ts'
import { createDraft, discardDraft, listDrafts } from '#operations/draft/drafts.ts'
import { publishDraft } from '#operations/draft/publish-draft.ts'
import { openStudio, siteText, type TestStudio } from '#operations/draft/testing.ts'
import { openDirectory, type SiteDirectory } from '#site/folder/directory.ts'
import { markFolder } from '#site/published/folder-version.ts'
import { folderAsDraft } from './folder-as-draft.ts'
import { publishedReader } from './open-history.ts'

let studio: TestStudio
let folder: string
let directory: SiteDirectory
beforeEach(async () => {
  studio = await openStudio()
  folder = await mkdtemp(join(tmpdir(), 'saved-'))
  await mkdir(join(folder, 'ash'))
  await save({})
  const { history } = studio.platform.publications
  const { log } = studio.platform
  const becomesDraft = folderAsDraft(studio.platform, { folder, log })
  directory = await openDirectory({
    folder,
    production: false,
    log,
    reader: publishedReader(
      { sitesFolder: folder, publishing: 'on-save' },
      { history, isShared: false, log, becomesDraft },
    ),
    watch: { notices: false, pollMs: 600_000 },
  })
})
afterEach(async () => {
  directory.close()
  await studio.close()
  await rm(folder, { recursive: true })
})

const save = (change: Readonly<Record<string, unknown>>) =>
  writeFile(join(folder, 'ash', 'site.json'), siteText(change))
const kim = () => studio.as('Kim')
const newest = async () => (await studio.platform.publications.history.newest('ash'))?.number
const said = () => studio.platform.logged.filter(({ event }) => event.startsWith('a saved folder is a draft'))

async function publishHeading(): Promise<void> {
  const made = await createDraft(kim(), { name: 'Heading' })
  if (!made.ok) throw new Error(made.reason)
  const change = { kind: 'set', path: ['site.json', 'home', 'heading'], after: 'From the console' } as const
  await changeDraft(kim(), made.id, { key: 'one', seen: 0, changes: [change] })
  await publishDraft(kim(), made.id, { chosen: null, message: '' })
  await directory.look()
}

it('STUDIO-19 a saved folder goes live at once while the console published nothing since its version', async () => {
  await save({ name: 'Saved' })
  await directory.look()
  expect(directory.bySlug('ash')?.name).toBe('Saved')
  expect([await newest(), await listDrafts(kim())]).toEqual([2, []])
})

it('STUDIO-19 after a publication of the console a saved folder becomes one draft and a line of the log', async () => {
  await publishHeading()
  expect(directory.bySlug('ash')?.home.heading).toBe('From the console')
  await save({ name: 'Saved' })
  await directory.look()
  await directory.look()
  expect(directory.bySlug('ash')).toMatchObject({ name: 'Small Cars', home: { heading: 'From the console' } })
  const [draft, ...others] = await listDrafts(kim())
  expect([await newest(), others]).toEqual([2, []])
  expect(said()).toMatchObject([
    { level: 'warn', facts: { site: 'ash', draft: draft!.id, changes: 1, from: 1, live: 2 } },
  ])
  expect(await publishDraft(kim(), draft!.id, { chosen: null, message: '' })).toEqual({ ok: true, version: 3 })
  await directory.look()
  expect(directory.bySlug('ash')).toMatchObject({ name: 'Saved', home: { heading: 'From the console' } })
})

it('STUDIO-19 a folder that was pulled after the publication goes live at once again', async () => {
  await publishHeading()
  await save({ home: { heading: 'From the console' } })
  await markFolder(folder, 'ash', 2)
  await save({ name: 'Saved', home: { heading: 'From the console' } })
  await directory.look()
  expect(directory.bySlug('ash')).toMatchObject({ name: 'Saved', home: { heading: 'From the console' } })
  expect(said()).toEqual([])
})

it('STUDIO-19 a draft of a folder that was discarded does not come back by itself', async () => {
  await publishHeading()
  await save({ name: 'Saved' })
  await directory.look()
  const [draft] = await listDrafts(kim())
  await discardDraft(kim(), draft!.id)
  // Looked at again, with the same content.
  await save({ name: 'Saved' })
  await directory.look()
  expect(await listDrafts(kim())).toEqual([])
  expect(await newest()).toBe(2)
})
