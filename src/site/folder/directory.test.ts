import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { publishedSites } from '../published/published-sites.ts'
import { wasSavedAnew } from '../published/site-history.ts'
import { memoryRecords, openTestHistory } from '../published/testing.ts'
import type { VersionRecords } from '../published/version-records.ts'
import { type DirectoryOptions, openDirectory, type SiteDirectory } from './directory.ts'
import type { HostnameRegister } from './hostname-register.ts'
import { type SiteChange, type SiteReader, sitesAsTheyLie } from './read-folder.ts'

let folder: string
let published: string
let records: VersionRecords
let open: SiteDirectory[]
let logged: { readonly event: string; readonly facts: unknown }[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-sites-'))
  records = memoryRecords()
  published = await mkdtemp(join(tmpdir(), 'forecourt-published-'))
  open = []
  logged = []
})

afterEach(async () => {
  for (const directory of open) directory.close()
  await rm(folder, { recursive: true })
  await rm(published, { recursive: true })
})

describe.each([
  ['as they are in the folder', () => sitesAsTheyLie(folder)],
  ['as they were published', () => publishedOnSave()],
])('openDirectory of sites %s', (_, reader) => {
  const follow = (options: Partial<DirectoryOptions> = {}) => openFolder({ reader: reader(), ...options })

  it('SITE-1 finds a site by each hostname it owns, and none by another', async () => {
    await writeSite('ash', { hostnames: ['www.ash.example'] })
    await writeSite('bay')
    const directory = await follow()
    expect(directory.byHost('www.ash.example:3000')?.slug).toBe('ash')
    expect(directory.byHost('Bay.localhost')?.slug).toBe('bay')
    expect(directory.byHost('localhost')).toBeNull()
    expect(directory.byHost('www.bay.example')).toBeNull()
    expect(directory.byHost(undefined)).toBeNull()
    expect(directory.all().map(({ slug }) => slug)).toEqual(['ash', 'bay'])
    expect(await readFile(join(directory.contentOf('ash').folder, 'site.json'), 'utf8')).toContain('"ash"')
  })

  it('SITE-1 does not serve {slug}.localhost in production', async () => {
    await writeSite('ash', { hostnames: ['www.ash.example'] })
    const directory = await follow({ production: true })
    expect(directory.byHost('ash.localhost')).toBeNull()
    expect(directory.byHost('www.ash.example')?.slug).toBe('ash')
  })

  it('SITE-5 leaves out and reports a broken site at the first start, and serves the others', async () => {
    await writeSite('ash')
    await write('bay/site.json', '{ "slug": "bay", }')
    await writeSite('cove', { slug: 'cave' })
    await mkdir(join(folder, 'empty'))
    const directory = await follow()
    expect(directory.all().map(({ slug }) => slug)).toEqual(['ash'])
    expect(directory.faults()).toMatchObject([
      { name: 'bay', served: false, faults: [{ reason: expect.stringContaining('site.json is not valid JSON') }] },
      { name: 'cove', faults: [{ path: 'slug', reason: expect.stringContaining('the folder is "cove"') }] },
      { name: 'empty', faults: [{ reason: 'site.json cannot be read: there is none' }] },
    ])
    expect(logged.map(({ event }) => event)).toEqual(['site-refused', 'site-refused', 'site-refused'])
  })

  it('SITE-5 reports a missing folder of sites in one sentence', async () => {
    await expect(openDirectory({ ...OPTIONS, reader: reader(), folder: join(folder, 'none') })).rejects.toThrow(
      /^The folder of sites, .*none, cannot be read/,
    )
  })

  it.each([
    ['by the system’s notices', { notices: true, pollMs: 60_000 }],
    ['by looking, where notices get lost', { notices: false, pollMs: 20 }],
  ])('SITE-5 shows a change %s', async (_, watch) => {
    await writeSite('ash')
    const directory = await follow({ watch })
    const changed = next(directory, 'ash', 'changed')
    await writeSite('ash', { name: 'Ash & Sons' })
    await changed
    expect(directory.bySlug('ash')?.name).toBe('Ash & Sons')
  })

  it('SITE-5 serves the last good configuration while the file is broken, and reports it', async () => {
    await writeSite('ash', { name: 'Good' })
    const directory = await follow()
    const refused = next(directory, 'ash', 'refused')
    await writeSite('ash', { name: '' })
    await refused
    expect(directory.bySlug('ash')?.name).toBe('Good')
    expect(directory.byHost('ash.localhost')?.name).toBe('Good')
    expect(directory.faults()).toMatchObject([{ name: 'ash', served: true, faults: [{ path: 'name' }] }])
    expect(logged.at(-1)).toMatchObject({ event: 'site-refused', facts: { site: 'ash', served: true } })

    const mended = next(directory, 'ash', 'changed')
    await writeSite('ash', { name: 'Better' })
    await mended
    expect(directory.bySlug('ash')?.name).toBe('Better')
    expect(directory.faults()).toEqual([])
  })

  it('SITE-5 follows added and removed sites', async () => {
    await writeSite('ash')
    const directory = await follow()
    const added = next(directory, 'bay', 'added')
    await writeSite('bay')
    await added
    const removed = next(directory, 'ash', 'removed')
    await rm(join(folder, 'ash'), { recursive: true })
    await removed
    expect(directory.all().map(({ slug }) => slug)).toEqual(['bay'])
    expect(directory.byHost('ash.localhost')).toBeNull()
  })

  it('SITE-5 a site stays up if only its file is gone', async () => {
    await writeSite('ash')
    const directory = await follow()
    const refused = next(directory, 'ash', 'refused')
    await rename(join(folder, 'ash/site.json'), join(folder, 'ash/site.old'))
    await refused
    expect(directory.bySlug('ash')).not.toBeNull()
  })

  it('SITE-5 a changed logo or page changes only its own site', async () => {
    await writeSite('ash')
    await writeSite('bay')
    const directory = await follow()
    const heard: SiteChange[] = []
    directory.onChange((change) => heard.push(change))
    const changed = next(directory, 'bay', 'changed')
    await write('bay/pages/about-us.md', '---\ntitle: About us\ndescription: Who we are.\n---\nA yard.')
    await changed
    expect(directory.contentOf('bay').pages.map(({ path }) => path)).toEqual(['/about-us', '/accessibility'])
    expect(directory.contentOf('ash').pages.map(({ name }) => name)).toEqual(['accessibility'])
    expect(heard.map(({ slug }) => slug)).not.toContain('ash')
  })

  it('SITE-3 a changed preset changes the sites that extend it', async () => {
    await write('_groups/shared.json', JSON.stringify({ card: { newTagText: 'New' } }))
    await write('ash/site.json', JSON.stringify({ ...smallSite({ slug: 'ash' }), extends: ['shared'] }))
    await writeSite('bay')
    const directory = await follow()
    const heard: SiteChange[] = []
    directory.onChange((change) => heard.push(change))
    const changed = next(directory, 'ash', 'changed')
    await write('_groups/shared.json', JSON.stringify({ card: { newTagText: 'JUST ARRIVED' } }))
    await changed
    expect(directory.bySlug('ash')?.card.newTagText).toBe('JUST ARRIVED')
    expect(heard.map(({ slug }) => slug)).not.toContain('bay')

    const refused = next(directory, 'ash', 'refused')
    await write('_groups/shared.json', '{')
    await refused
    // A look that began before the file was broken names the site alone.
    await directory.look()
    expect(directory.bySlug('ash')?.card.newTagText).toBe('JUST ARRIVED')
    expect(directory.faults().map(({ name }) => name)).toEqual(['_groups/shared.json', 'ash'])
  })

  it('SITE-1 serves a new site that claims another’s hostname without it, until the other gives it up', async () => {
    await writeSite('bay', { hostnames: ['www.shared.example'] })
    const directory = await follow()
    const refused = next(directory, 'ash', 'refused')
    await writeSite('ash', { hostnames: ['www.shared.example'] })
    await refused
    expect(directory.byHost('www.shared.example')?.slug).toBe('bay')
    expect(directory.byHost('ash.localhost')?.slug).toBe('ash')
    expect(directory.faults()).toMatchObject([{ name: 'ash', served: true }])
    const changed = next(directory, 'bay', 'changed')
    await writeSite('bay')
    await changed
    expect(directory.byHost('www.shared.example')?.slug).toBe('ash')
    expect(directory.faults()).toEqual([])
  })

  it('SITE-5 refuses a picture that is not in the folder', async () => {
    await write('ash/logo-red.svg', '<svg/>')
    await writeSite('ash', { branding: { logo: 'logo-rde.svg' } })
    const directory = await follow()
    expect(directory.faults()).toMatchObject([
      { name: 'ash', faults: [{ path: 'branding.logo', hint: 'did you mean "logo-red.svg"?' }] },
    ])
  })
})

const OPTIONS: DirectoryOptions = {
  folder: '',
  production: false,
  log: {
    info: (event, facts) => logged.push({ event, facts }),
    warn: (event, facts) => logged.push({ event, facts }),
  },
}

it('SITE-3 a preset that breaks while its site is published refuses the site: no version goes live without it', async () => {
  await write('_groups/shared.json', JSON.stringify({ card: { newTagText: 'New' } }))
  await write('ash/site.json', JSON.stringify({ ...smallSite({ slug: 'ash' }), extends: ['shared'] }))
  let breaks = false
  const reader = publishedOnSave(async () => {
    if (breaks) await write('_groups/shared.json', '{')
  })
  const directory = await openFolder({ reader })
  breaks = true
  await write('_groups/shared.json', JSON.stringify({ card: { newTagText: 'JUST ARRIVED' } }))
  await directory.look()
  breaks = false
  await directory.look()
  expect(directory.faults().map(({ name }) => name)).toEqual(['_groups/shared.json', 'ash'])
  expect(directory.bySlug('ash')?.card.newTagText).toBe('New')
  for (const { files } of await records.versions('ash')) expect(Object.keys(files)).toContain('_groups/shared.json')
})

describe('H10 a hostname that two sites claim', () => {
  const SHARED = 'www.southside.example'

  it('stays with its owner in a process with a fresh data folder and the same database', async () => {
    const register = memoryRegister()
    await writeSite('southside', { hostnames: [SHARED] })
    const first = await openFolder({ register, production: true })
    expect(first.byHost(SHARED)?.slug).toBe('southside')
    await writeSite('meridian', { hostnames: [SHARED, 'www.meridian.example'] })
    // 'meridian' comes first by slug; this process has seen neither.
    const fresh = await openFolder({ register, production: true })
    expect(fresh.byHost(SHARED)?.slug).toBe('southside')
    expect(fresh.byHost('www.meridian.example')?.slug).toBe('meridian')
    expect(fresh.faults()).toMatchObject([
      { name: 'meridian', served: true, faults: [{ reason: `"${SHARED}" belongs to site "southside" already` }] },
    ])
  })

  it('has no owner while nothing decides, and each site is up under its other names', async () => {
    const register = memoryRegister()
    await writeSite('southside', { hostnames: [SHARED, 'southside.example'] })
    await writeSite('meridian', { hostnames: [SHARED, 'www.meridian.example'] })
    const directory = await openFolder({ register, production: true })
    expect(directory.byHost(SHARED)).toBeNull()
    expect(directory.byHost('southside.example')?.slug).toBe('southside')
    expect(directory.byHost('www.meridian.example')?.slug).toBe('meridian')
    expect([...directory.contested()]).toEqual([[SHARED, ['meridian', 'southside']]])
    expect(register.recorded.has(SHARED)).toBe(false)
    const changed = next(directory, 'meridian', 'changed')
    await writeSite('meridian', { hostnames: ['www.meridian.example'] })
    await changed
    expect(directory.byHost(SHARED)?.slug).toBe('southside')
    expect(directory.contested().size).toBe(0)
    expect(register.recorded.get(SHARED)).toBe('southside')
  })

  it('goes to the faster process, and the other one agrees', async () => {
    const register = memoryRegister()
    await writeSite('meridian', { hostnames: [SHARED] })
    // Another process has recorded another owner between our look at the database and our claim.
    const claim: HostnameRegister['claim'] = async (claims) => {
      register.recorded.set(SHARED, 'southside')
      await register.claim(claims)
    }
    await write('southside/site.json', 'half written')
    const directory = await openFolder({ register: { ...register, claim }, production: true })
    expect(directory.byHost(SHARED)).toBeNull()
    expect(directory.faults().map(({ name, served }) => [name, served])).toEqual([
      ['meridian', true],
      ['southside', false],
    ])
  })

  it('follows the database within half a minute', async () => {
    const register = memoryRegister()
    let now = 0
    await writeSite('southside', { hostnames: [SHARED] })
    await writeSite('meridian', { hostnames: [SHARED] })
    const directory = await openFolder({ register, production: true, now: () => now })
    expect(directory.byHost(SHARED)).toBeNull()
    register.recorded.set(SHARED, 'southside')
    now = 30_000
    await expect.poll(() => directory.byHost(SHARED)?.slug).toBe('southside')
  })
})

/** A register in memory that several directories share, as processes share a database. */
function memoryRegister(): HostnameRegister & { readonly recorded: Map<string, string> } {
  const recorded = new Map<string, string>()
  return {
    recorded,
    owners: async () => new Map(recorded),
    async claim(claims) {
      for (const { hostname, siteSlug, insteadOf } of claims)
        if ((recorded.get(hostname) ?? null) === insteadOf) recorded.set(hostname, siteSlug)
    },
  }
}

async function openFolder(options: Partial<DirectoryOptions> = {}): Promise<SiteDirectory> {
  const directory = await openDirectory({ ...OPTIONS, folder, watch: { notices: true, pollMs: 250 }, ...options })
  open.push(directory)
  return directory
}

/** `meanwhile` runs between the reading of the presets and the copying of a site's files. */
function publishedOnSave(meanwhile = async () => {}): SiteReader {
  return publishedSites({
    folder,
    history: openTestHistory(published, records),
    publishes: () => true,
    async isNew(_slug, files, newest) {
      await meanwhile()
      return wasSavedAnew(files, newest)
    },
    facts: () => ({ at: '2026-11-21T00:00:00Z', by: 'the test', message: '' }),
  })
}

function next(directory: SiteDirectory, slug: string, kind: SiteChange['kind']): Promise<void> {
  return new Promise((resolve) => {
    const stop = directory.onChange((change) => {
      if (change.slug !== slug || change.kind !== kind) return
      stop()
      resolve()
    })
  })
}

function writeSite(slug: string, changes: Parameters<typeof smallSite>[0] = {}): Promise<void> {
  return write(`${slug}/site.json`, JSON.stringify(smallSite({ slug, ...changes })))
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  // Like careful editors: a reader sees the old file or the new one, never half of it.
  await writeFile(join(folder, '.writing'), text)
  await rename(join(folder, '.writing'), join(folder, path))
}
