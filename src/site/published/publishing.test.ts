import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { fileTime } from '#tests/setup/file-time.ts'
import { openDirectory, type SiteDirectory } from '../folder/directory.ts'
import { draftDifferences, publishSite, rollBackSite, withdrawSite } from './publish-site.ts'
import { publishedSites } from './published-sites.ts'
import { savedHere } from './saved-here.ts'
import { openSiteHistory, type SiteHistory, wasSavedAnew } from './site-history.ts'
import { filesInFolder, memoryRecords, openTestHistory } from './testing.ts'
import { tidyCopies } from './tidy-copies.ts'
import type { VersionRecords } from './version-records.ts'

let root: string
let folder: string
let records: VersionRecords
let history: SiteHistory
let open: SiteDirectory[]
let damaged: string[]
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-publishing-'))
  folder = join(root, 'sites')
  records = memoryRecords()
  history = openTestHistory(root, records)
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
    expect(await readFile(join(directory.contentOf('ash').folder, 'ash.svg'), 'utf8')).toBe('<svg id="good"/>')
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
    await publishUnchecked('ash', '{ "slug": "ash", "gone": true }')
    expect(await liveName('on-command')).toBe('One')
  })

  it('L14 SITE-5 repairs a damaged copy from the stored files', async () => {
    await write('ash', { name: 'One' })
    await publish('ash')
    await writeFile(join(root, 'copies', 'ash', '1', 'ash', 'site.json'), '{ "slug": "ash", "na')
    restart()
    expect(await liveName('on-command')).toBe('One')
    expect(damaged).toEqual([])
  })

  it('L14 SITE-5 publishes a good draft as a new version if the newest version’s stored files are damaged, and stores them again', async () => {
    await write('ash', { name: 'One' })
    await publish('ash')
    await damageStored('ash', 1)
    expect(await liveName('on-save')).toBe('One')
    expect(damaged).toEqual(['ash 1'])
    expect((await history.versions('ash')).map(({ number }) => number)).toEqual([2, 1])
    await rm(join(root, 'copies'), { recursive: true })
    restart()
    expect(await liveName('on-command')).toBe('One')
  })

  it('L14 SITE-5 shows the version before one whose stored files are damaged, and numbers the next one above both', async () => {
    await write('ash', { name: 'One' })
    await publish('ash')
    await write('ash', { name: 'Two' })
    await publish('ash')
    await damageStored('ash', 2)
    expect(await liveName('on-command')).toBe('One')
    await write('ash', { name: 'Three' })
    expect(await publish('ash')).toMatchObject({ kind: 'published', version: { number: 3 } })
    expect(await liveName('on-command')).toBe('Three')
  })
})

describe('two machines on one database', () => {
  /** A second machine with its own folder of sites and its own copies. */
  async function elsewhere(): Promise<{ readonly folder: string; readonly history: SiteHistory }> {
    const there = join(root, 'elsewhere')
    await mkdir(join(there, 'sites'), { recursive: true })
    const files = filesInFolder(join(root, 'files'))
    const shared = openSiteHistory({ folder: join(there, 'copies'), records, files, isShared: true })
    return { folder: join(there, 'sites'), history: shared }
  }
  async function startThere(place: { readonly folder: string; readonly history: SiteHistory }) {
    await place.history.refresh()
    const directory = await openDirectory({
      folder: place.folder,
      production: false,
      log: { info() {}, warn() {} },
      watch: { notices: false, pollMs: 60_000 },
      reader: publishedSites({
        ...place,
        publishes: () => true,
        isNew: savedHere(place.history),
        facts: () => ({ at: '2026-11-21T00:00:00.000Z', by: 'the server', message: '' }),
      }),
    })
    open.push(directory)
    const follow = async () => {
      if (await place.history.refresh('ash')) await directory.look()
    }
    return { directory, follow }
  }

  it('OPS-1 a machine without the site’s folder serves what another one published, with its files', async () => {
    await write('ash', { name: 'One', branding: { logo: 'ash.svg' } }, { 'ash.svg': '<svg id="one"/>' })
    await publish('ash')
    const { directory, follow } = await startThere(await elsewhere())
    expect(directory.bySlug('ash')?.name).toBe('One')
    expect(await readFile(join(directory.contentOf('ash').folder, 'ash.svg'), 'utf8')).toBe('<svg id="one"/>')
    await write('ash', { name: 'Two' })
    await publish('ash')
    await follow()
    expect(directory.bySlug('ash')?.name).toBe('Two')
    await rollBack('ash', 1)
    await follow()
    expect(directory.bySlug('ash')?.name).toBe('One')
  })

  it('OPS-2 an older folder of sites undoes nothing at a start, and what is saved there afterwards goes live', async () => {
    await write('ash', { name: 'One' })
    await publish('ash')
    const place = await elsewhere()
    await cp(join(folder, 'ash'), join(place.folder, 'ash'), { recursive: true })
    await write('ash', { name: 'Two' })
    await publish('ash')
    const { directory } = await startThere(place)
    expect(directory.bySlug('ash')?.name).toBe('Two')
    expect(await history.versions('ash')).toHaveLength(2)
    await writeFile(
      join(place.folder, 'ash', 'site.json'),
      JSON.stringify({ ...smallSite({ slug: 'ash' }), name: 'Three' }),
    )
    await directory.look()
    expect(directory.bySlug('ash')?.name).toBe('Three')
    expect(await history.versions('ash')).toMatchObject([{ number: 3, by: 'the server' }, {}, {}])
  })

  it('OPS-2 a running machine with an unsaved folder follows another one’s publications, however often', async () => {
    await write('ash', { name: 'One' })
    await publish('ash')
    const place = await elsewhere()
    await cp(join(folder, 'ash'), join(place.folder, 'ash'), { recursive: true })
    const { directory, follow } = await startThere(place)
    for (const name of ['Two', 'Three']) {
      await write('ash', { name })
      await publish('ash')
      await follow()
      expect(directory.bySlug('ash')?.name).toBe(name)
    }
    expect(await history.versions('ash')).toHaveLength(3)
  })

  it('OPS-2 a site that is withdrawn is down everywhere until it is published again', async () => {
    await write('ash', { name: 'One' })
    await publish('ash')
    const { directory, follow } = await startThere(await elsewhere())
    expect(await withdraw('ash')).toBe(true)
    expect(await withdraw('ash')).toBe(false)
    await follow()
    expect(directory.bySlug('ash')).toBeNull()
    expect(await liveName('on-save')).toBeUndefined()
    await publish('ash')
    await follow()
    expect(directory.bySlug('ash')?.name).toBe('One')
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
    const now = await fileTime()
    await tidyCopies(join(root, 'copies'), now)
    expect(await readFile(join(left.folder, 'ash', 'site.json'), 'utf8')).toContain('ash')
    await tidyCopies(join(root, 'copies'), new Date(now.getTime() + 2 * 3_600_000))
    await expect(readFile(join(left.folder, 'ash', 'site.json'))).rejects.toThrow('ENOENT')
    expect(await history.versions('ash')).toHaveLength(1)
  })
})

/** A new process on the same records and files. */
function restart(): void {
  history = openTestHistory(root, records)
}

/** Damages the stored site.json of a version, and removes the copies. */
async function damageStored(slug: string, number: number): Promise<void> {
  const version = (await history.versions(slug)).find((each) => each.number === number)
  await writeFile(join(root, 'files', version?.files[`${slug}/site.json`] ?? ''), '{ "slug": "ash", "na')
  await rm(join(root, 'copies'), { recursive: true })
  restart()
}

/** A version as another program might have published it. */
async function publishUnchecked(slug: string, site: string): Promise<void> {
  await writeFile(join(folder, slug, 'site.json'), site)
  const files = { [`${slug}/site.json`]: 'any' }
  const staged = await history.stage(slug, { folder, files, draft: 'another' })
  await staged.commit({ at: '2026-11-21T03:00:00.000Z', by: 'Kim', message: '', restores: null })
}

function withdraw(slug: string): Promise<boolean> {
  return withdrawSite({ folder, history }, slug, { by: 'Kim', message: '', now: new Date('2026-11-21T03:00:00Z') })
}

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
  const found = await draftDifferences({ folder, history }, slug, {
    against: null,
    now: new Date('2026-11-21T00:30:00Z'),
  })
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
      isNew: (_slug, files, newest) => wasSavedAnew(files, newest),
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
