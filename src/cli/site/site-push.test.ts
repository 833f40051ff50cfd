import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { changeDraft } from '#operations/draft/change-draft.ts'
import { createDraft, listDrafts } from '#operations/draft/drafts.ts'
import { publishDraft } from '#operations/draft/publish-draft.ts'
import { showDraft } from '#operations/draft/show-draft.ts'
import { openStudio, siteText, type TestStudio } from '#operations/draft/testing.ts'
import { runCommand } from '../main.ts'

let studio: TestStudio
let folder: string
beforeEach(async () => {
  studio = await openStudio()
  folder = await mkdtemp(join(tmpdir(), 'push-'))
})
afterEach(async () => {
  await studio.close()
  await rm(folder, { recursive: true })
})

async function run(...argv: string[]): Promise<[number, ...string[]]> {
  const lines: string[] = []
  const print = (line: string) => void lines.push(...line.split('\n'))
  const status = await runCommand(['site', ...argv], {
    cwd: folder,
    sitesFolder: folder,
    publishing: 'on-save',
    print,
    printError: print,
    progress: null,
    ask: null,
    findPostcode: async () => null,
    openHistory: async () => studio.platform.publications.history,
    open: async () => ({ platform: studio.platform, sites: [studio.platform.site('ash')], refused: [] }),
  })
  return [status, ...lines]
}

const site = (): Promise<string> => readFile(join(folder, 'ash', 'site.json'), 'utf8')
const edit = (change: Readonly<Record<string, unknown>>) =>
  writeFile(join(folder, 'ash', 'site.json'), siteText(change))
const kim = () => studio.as('Kim')

async function publishHeading(after: string): Promise<void> {
  const made = await createDraft(kim(), { name: 'Heading' })
  if (!made.ok) throw new Error(made.reason)
  const change = { kind: 'set', path: ['site.json', 'home', 'heading'], after } as const
  await changeDraft(kim(), made.id, { key: after, seen: 0, changes: [change] })
  await publishDraft(kim(), made.id, { chosen: null, message: '' })
}

it('STUDIO-19 pull writes the live version with its number; a push becomes a draft against it, and nothing goes live', async () => {
  expect(await run('pull', 'ash')).toEqual([0, `${join(folder, 'ash')} is version 1 of ash.`])
  expect(await site()).toBe(siteText())
  expect(await run('push', 'ash')).toEqual([1, 'The folder of ash is as its version: there is nothing to push.'])
  await edit({ name: 'Ash Motors' })
  await mkdir(join(folder, 'ash', 'pages'))
  await writeFile(
    join(folder, 'ash', 'pages', 'about-us.md'),
    '---\ntitle: About\ndescription: Us\n---\n\nWe sell cars.\n',
  )
  expect(await run('push', 'ash', '--by', 'Agency', '-m', 'New name')).toEqual([
    0,
    'ash: a draft with 2 changes against version 1. Publish it in the console.',
  ])
  expect(JSON.parse((await studio.live())['site.json']!).name).toBe('Small Cars')
  const [draft] = await listDrafts(kim())
  expect(draft).toMatchObject({ name: 'New name', base: 1, madeBy: { name: 'Agency' } })
  expect((await showDraft(kim(), draft!.id))?.changes).toMatchObject([
    { kind: 'put', path: ['pages/about-us.md'] },
    { kind: 'set', path: ['site.json', 'name'], before: 'Small Cars', after: 'Ash Motors' },
  ])
  expect(await run('push', 'ash')).toEqual([1, 'This folder of ash was pushed before: its draft is in the console.'])
  expect(await publishDraft(kim(), draft!.id, { chosen: null, message: '' })).toEqual({ ok: true, version: 2 })
  expect(Object.keys(await studio.live()).sort()).toEqual(['pages/about-us.md', 'site.json'])
})

it('STUDIO-19 a push shows what the site changed since the version that it names, and what both changed', async () => {
  await run('pull', 'ash')
  await publishHeading('From the console')
  await edit({ name: 'Ash Motors', home: { heading: 'From the agency' } })
  const [status, ...lines] = await run('push', 'ash')
  expect(status).toBe(0)
  expect(lines).toEqual([
    'ash: a draft with 2 changes against version 1. Publish it in the console.',
    'The site changed since, up to version 2:',
    '  home.heading: nothing → "From the console"',
    '  site.json#home was changed on both sides: the draft asks which one stays.',
  ])
})

it('STUDIO-19 pull leaves a folder with changes of its own as it is, unless it is forced', async () => {
  await run('pull', 'ash')
  await edit({ name: 'Ash Motors' })
  await publishHeading('From the console')
  expect((await run('pull', 'ash'))[0]).toBe(1)
  expect(JSON.parse(await site()).name).toBe('Ash Motors')
  expect(await run('pull', 'ash', '--force')).toEqual([0, `${join(folder, 'ash')} is version 2 of ash.`])
  expect(JSON.parse(await site())).toMatchObject({ name: 'Small Cars', home: { heading: 'From the console' } })
  expect((await readdir(join(folder, 'ash'))).sort()).toEqual(['.version', 'site.json'])
  // An unchanged folder follows without asking.
  await studio.publishFolder({ 'site.json': siteText({ name: 'Third' }) })
  expect(await run('pull', 'ash')).toEqual([0, `${join(folder, 'ash')} is version 3 of ash.`])
})

it('STUDIO-15 the group locks a part by command, and opens it again', async () => {
  expect(await run('lock', 'ash', 'site.json#branding', '--by', 'Ash Group')).toEqual([
    0,
    'site.json#branding of ash is locked by Ash Group.',
  ])
  expect((await studio.platform.storage.forSite({ slug: 'ash' }).partLocks.all())[0]).toMatchObject({
    lockedBy: 'Ash Group',
  })
  expect(await run('unlock', 'ash', 'site.json#branding')).toEqual([0, 'site.json#branding of ash is open again.'])
  expect(await run('unlock', 'ash', 'site.json#branding')).toEqual([1, 'site.json#branding of ash was not locked.'])
  expect((await run('lock', 'oak', 'site.json#branding', '--by', 'G'))[1]).toContain('There is no site "oak".')
})
