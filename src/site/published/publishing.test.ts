import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { openDirectory, type SiteDirectory } from '../files/directory.ts'
import { draftDifferences, publishSite, rollBackSite } from './publish-site.ts'
import { publishedSites } from './published-sites.ts'
import { openSiteHistory, type SiteHistory, tidySiteHistory, wasSavedAnew } from './site-history.ts'

let root: string
let folder: string
let history: SiteHistory
let open: SiteDirectory[]
let damaged: string[]
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-publishing-'))
  folder = join(root, 'sites')
  history = openSiteHistory(join(root, 'published'))
  open = []
  damaged = []
  await mkdir(folder)
})
afterEach(async () => {
  for (const directory of open) directory.close()
  await rm(root, { recursive: true })
})

describe('a site that is published', () => {
  it('SITE-5 goes live once, as a version with author, time and message', async () => {
    await write('ash', { name: 'Ash Cars' })
    expect(await publish('ash', 'First')).toMatchObject({ kind: 'published', version: { number: 1 } })
    expect(await publish('ash', 'Again')).toMatchObject({ kind: 'nothing-new', version: { number: 1 } })
    await write('ash', { name: 'Ash and Sons' })
    await publish('ash', 'New name')
    expect(await history.versions('ash')).toMatchObject([
      { number: 2, by: 'Kim', at: '2026-11-21T01:00:00.000Z', message: 'New name', restores: null },
      { number: 1, by: 'Kim', message: 'First' },
    ])
  })

  it('SITE-5 is refused if anything in it is broken, and the live version stays', async () => {
    await write('ash', { name: 'Ash Cars' })
    await publish('ash')
    await write('ash', { name: 'Ash', card: { newTagTxt: 'NEW' } } as object)
    expect(await publish('ash')).toMatchObject({
      kind: 'refused',
      faults: [{ path: 'card.newTagTxt', hint: 'did you mean "newTagText"?' }],
    })
    expect(await liveName('on-command')).toBe('Ash Cars')
    expect(await history.versions('ash')).toHaveLength(1)
  })

  it('SITE-1 SITE-5 is refused if it claims another live site’s hostname', async () => {
    await write('bay', { hostnames: ['www.shared.example'] })
    await publish('bay')
    await write('ash', { hostnames: ['www.shared.example'] })
    expect(await publish('ash')).toMatchObject({ kind: 'refused', faults: [{ path: 'hostnames[0]' }] })
    expect(await history.versions('ash')).toEqual([])
  })

  it('SITE-5 rolls back to an earlier version, and forward again', async () => {
    await write('ash', { name: 'One' })
    await publish('ash')
    await write('ash', { name: 'Two' })
    await publish('ash')
    expect(await rollBack('ash', 1)).toMatchObject({ ok: true, version: { number: 3, restores: 1 } })
    expect(await liveName('on-command')).toBe('One')
    expect(await publish('ash')).toMatchObject({ kind: 'published', version: { number: 4 } })
    expect(await liveName('on-command')).toBe('Two')
  })

  it('SITE-5 two concurrent publications make two whole versions, one after the other', async () => {
    await write('ash', { name: 'Ash Cars' })
    const both = await Promise.all([publish('ash'), publish('ash')])
    expect(both.map(({ kind }) => kind)).not.toContain('refused')
    expect((await history.versions('ash')).map(({ number }) => number)).toEqual([1])
    expect(await liveName('on-command')).toBe('Ash Cars')
  })
})

describe('a server that publishes what is saved', () => {
  it('SITE-5 starts with the last good version of a broken folder, including its logo', async () => {
    await write('ash', { name: 'Ash Cars', branding: { logo: 'ash.svg' } }, { 'ash.svg': '<svg id="good"/>' })
    await liveName('on-save')
    await rm(join(folder, 'ash', 'ash.svg'))
    await writeFile(join(folder, 'ash', 'site.json'), '{')
    const directory = await start('on-save')
    expect(directory.bySlug('ash')?.name).toBe('Ash Cars')
    expect(directory.faults()).toMatchObject([{ name: 'ash', served: true }])
    expect(await readFile(join(directory.folderOf('ash'), 'ash.svg'), 'utf8')).toBe('<svg id="good"/>')
  })

  it('SITE-5 stays at a restored version after a restart, until the folder changes', async () => {
    await write('ash', { name: 'One' })
    await liveName('on-save')
    await write('ash', { name: 'Two' })
    expect(await liveName('on-save')).toBe('Two')
    await rollBack('ash', 1)
    expect(await liveName('on-save')).toBe('One')
    await write('ash', { name: 'Three' })
    expect(await liveName('on-save')).toBe('Three')
  })

  it('SITE-5 a running server follows versions that a command publishes and restores', async () => {
    await write('ash', { name: 'One' })
    await publish('ash')
    const directory = await start('on-command')
    await write('ash', { name: 'Two' })
    const changed = next(directory)
    await publish('ash')
    await changed
    expect(directory.bySlug('ash')?.name).toBe('Two')
    const back = next(directory)
    await rollBack('ash', 1)
    await back
    expect(directory.bySlug('ash')?.name).toBe('One')
  })

  it('SITE-5 makes no version at a start without a change', async () => {
    await write('ash', { name: 'One' })
    await liveName('on-save')
    await liveName('on-save')
    expect(await history.versions('ash')).toHaveLength(1)
  })

  it('SITE-5 skips a version that this program can no longer read', async () => {
    await write('ash', { name: 'One' })
    await publish('ash')
    await write('ash', { name: 'Two' })
    await publish('ash')
    await writeFile(join(root, 'published', 'ash', '2', 'ash', 'site.json'), '{ "slug": "ash", "gone": true }')
    expect(await liveName('on-command')).toBe('One')
  })

  it('L14 SITE-5 publishes a good draft as a new version if the newest version’s files are damaged', async () => {
    await write('ash', { name: 'One' })
    await publish('ash')
    await writeFile(join(root, 'published', 'ash', '1', 'ash', 'site.json'), '{ "slug": "ash", "na')
    expect(await liveName('on-save')).toBe('One')
    expect(damaged).toEqual(['ash 1'])
    expect((await history.versions('ash')).map(({ number }) => number)).toEqual([2, 1])
  })

  it('L14 SITE-5 shows the version before one with a damaged record, and numbers the next one above both', async () => {
    await write('ash', { name: 'One' })
    await publish('ash')
    await write('ash', { name: 'Two' })
    await publish('ash')
    await writeFile(join(root, 'published', 'ash', '2', 'version.json'), '{ "at": "2026')
    expect(await liveName('on-command')).toBe('One')
    expect(await publish('ash')).toMatchObject({ kind: 'published', version: { number: 3 } })
    expect(await liveName('on-command')).toBe('Two')
  })
})

describe('a server that publishes on command', () => {
  it('SITE-5 does not publish a folder that was only saved', async () => {
    await write('ash', { name: 'One' })
    expect(await liveName('on-command')).toBeUndefined()
    await publish('ash')
    await write('ash', { name: 'Two' })
    expect(await liveName('on-command')).toBe('One')
  })

  it('SITE-3 serves a site with the presets it was published with', async () => {
    await mkdir(join(folder, '_groups'))
    const preset = join(folder, '_groups', 'shared.json')
    await writeFile(preset, '{ "card": { "newTagText": "FRESH" } }')
    await write('ash', { extends: ['shared'] } as object)
    await publish('ash')
    await writeFile(preset, '{ "card": { "newTagText": "JUST IN" } }')
    expect((await start('on-command')).bySlug('ash')?.card.newTagText).toBe('FRESH')
    expect(await differences('ash')).toMatchObject([
      { what: 'card.newTagText', before: '"FRESH"', after: '"JUST IN"', seen: expect.stringContaining('8 days') },
    ])
  })
})

describe('the history', () => {
  it('SITE-5 removes leftovers of a killed process after an hour', async () => {
    await write('ash', {})
    const { files } = await publishedFiles()
    const left = await history.stage('ash', { folder, files, draft: 'x' })
    await tidySiteHistory(join(root, 'published'), new Date())
    expect(await readFile(join(left.folder, 'ash', 'site.json'), 'utf8')).toContain('ash')
    await tidySiteHistory(join(root, 'published'), new Date(Date.now() + 2 * 3_600_000))
    await expect(readFile(join(left.folder, 'ash', 'site.json'))).rejects.toThrow('ENOENT')
    expect(await history.versions('ash')).toHaveLength(1)
  })
})

async function publishedFiles() {
  await publish('ash')
  const newest = await history.newest('ash')
  if (newest === null) throw new Error('nothing was published')
  return newest
}

function publish(slug: string, message = '') {
  return publishSite({ folder, history }, slug, { by: 'Kim', message, now: new Date('2026-11-21T01:00:00Z') })
}

async function rollBack(slug: string, number: number) {
  const version = (await history.versions(slug)).find((each) => each.number === number)
  if (version === undefined) throw new Error(`there is no version ${number}`)
  return rollBackSite({ folder, history }, version, { by: 'Kim', message: '', now: new Date('2026-11-21T02:00:00Z') })
}

async function differences(slug: string) {
  const found = await draftDifferences({ folder, history }, slug, null)
  return found.ok ? found.differences : found.faults
}

async function start(publishing: 'on-save' | 'on-command'): Promise<SiteDirectory> {
  const directory = await openDirectory({
    folder,
    production: false,
    log: { info() {}, warn() {} },
    watch: { notices: false, pollMs: 20 },
    reader: publishedSites({
      folder,
      history,
      publishes: () => publishing === 'on-save',
      isNew: wasSavedAnew,
      facts: () => ({ at: '2026-11-21T00:00:00.000Z', by: 'the server', message: '' }),
      damaged: (slug, number) => damaged.push(`${slug} ${number}`),
    }),
  })
  open.push(directory)
  return directory
}

/** The name of site ash on a server that starts now. */
async function liveName(publishing: 'on-save' | 'on-command'): Promise<string | undefined> {
  const directory = await start(publishing)
  directory.close()
  return directory.bySlug('ash')?.name
}

function next(directory: SiteDirectory): Promise<void> {
  return new Promise((resolve) => {
    const stop = directory.onChange(() => {
      stop()
      resolve()
    })
  })
}

async function write(slug: string, changes: object, files: Readonly<Record<string, string>> = {}): Promise<void> {
  const all = { ...files, 'site.json': JSON.stringify({ ...smallSite({ slug }), ...changes }) }
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, slug, name)), { recursive: true })
    await writeFile(join(folder, slug, name), text)
  }
}
