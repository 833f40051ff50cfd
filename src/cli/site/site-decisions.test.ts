import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smallLocation, smallSite } from '#fixtures/site/small-site.ts'
import { openDirectory } from '#site/folder/directory.ts'
import { publishSite, rollBackSite } from '#site/published/publish-site.ts'
import { publishedSites } from '#site/published/published-sites.ts'
import { differsFromLive, type SiteHistory } from '#site/published/site-history.ts'
import { openTestHistory } from '#site/published/testing.ts'
import type { SiteInput } from '#site/site.ts'
import { siteAddDecisionsCommand } from './site-add-decisions.ts'
import { siteCheckCommand } from './site-check.ts'

const BEFORE = new Date('2026-12-09T13:59:00Z')
/** Midnight in Brisbane. */
const FROM = new Date('2026-12-09T14:00:00Z')
const POLICY = '---\ntitle: T\ndescription: D\n---\n\nOurs.\n\n## Who sees it\n\nNobody.\n'

let root: string
let folder: string
let history: SiteHistory
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-decisions-'))
  folder = join(root, 'sites')
  history = openTestHistory(root)
  await history.refresh()
})
afterEach(() => rm(root, { recursive: true }))

describe('LAW-5 the list of what programs decide', () => {
  it('is a warning of site check before 10 December 2026 and a fault from then on, in the site’s zone', async () => {
    await write('ash')
    const before = await check(BEFORE)
    expect(before.status).toBe(0)
    expect(before.text).toContain(
      'warning: pages/privacy-policy.md: the privacy policy has no {{decisions}}, which the Privacy Act asks for from',
    )
    const from = await check(FROM)
    expect(from.status).toBe(1)
    expect(from.text).toMatch(/ash: 1 fault\n {2}pages\/privacy-policy.md\n.*\n.*site add-decisions ash adds the list/)
  })

  it('is not asked of a site with the list, with a reason for none, or of another country', async () => {
    await write('ash', {}, POLICY.replace('Ours.', '{{ decisions }}'))
    await write('bay', { legal: { noDecisionList: 'Our lawyer, K. Ho, says so: 1 November.' } })
    await write('tui', { region: 'NZ', locations: [smallLocation({ state: '', postcode: '4110' })] })
    expect(await check(FROM)).toEqual({ status: 0, text: 'ash: good\nbay: good\ntui: good' })
  })

  it('refuses a version from that day, says what to do, and the live version stays', async () => {
    await write('ash', { name: 'One' })
    expect(await publish(BEFORE)).toMatchObject({ kind: 'published' })
    // The date alone changes nothing.
    expect(await publish(FROM)).toMatchObject({ kind: 'nothing-new', version: { number: 1 } })
    await write('ash', { name: 'Two' })
    expect(await publish(FROM)).toMatchObject({
      kind: 'refused',
      faults: [{ hint: expect.stringContaining('forecourt site add-decisions ash') }],
    })
    expect((await history.newest('ash'))?.number).toBe(1)

    expect(await add('ash')).toMatchObject({ status: 0 })
    expect(await publish(FROM)).toMatchObject({ kind: 'published', version: { number: 2 } })
    const [, first] = await history.versions('ash')
    const back = await rollBackSite({ folder, history }, first!, { by: 'Kim', message: '', now: FROM })
    expect(back).toMatchObject({ ok: true, version: { number: 3 } })
  })

  it('takes no running site down: a server that starts after that day serves what is live, and refuses the change', async () => {
    await write('ash', { name: 'One' })
    await publish(BEFORE)
    for (const name of ['One', 'Two']) {
      await write('ash', { name })
      const directory = await openDirectory({
        folder,
        production: false,
        log: { info() {}, warn() {} },
        watch: { notices: false, pollMs: 60_000 },
        reader: publishedSites({
          folder,
          history,
          publishes: () => true,
          isNew: (_slug, files, newest) => differsFromLive(files, newest),
          facts: () => ({ at: FROM.toISOString(), by: 'the server', message: '' }),
        }),
      })
      expect(directory.bySlug('ash')?.name).toBe('One')
      expect(directory.faults()).toHaveLength(name === 'One' ? 0 : 1)
      await directory.close()
    }
  })

  it('is added to the policy once, above who sees the details, and to nothing else', async () => {
    await write('ash')
    expect((await add('ash')).text).toContain(
      'Added the list of what programs decide to pages/privacy-policy.md of ash',
    )
    const policy = await readFile(join(folder, 'ash/pages/privacy-policy.md'), 'utf8')
    expect(policy).toBe(POLICY.replace('## Who', '## What a program decides\n\n{{decisions}}\n\n## Who'))
    expect((await add('ash')).text).toContain('has the list already')
    expect(await readFile(join(folder, 'ash/pages/privacy-policy.md'), 'utf8')).toBe(policy)
  })

  it('needs a policy of the site’s own, and a site', async () => {
    await write('ash', {}, null)
    expect(await add('ash')).toMatchObject({
      status: 1,
      text: expect.stringContaining('write pages/privacy-policy.md'),
    })
    expect(await add('oak')).toMatchObject({ status: 2, text: expect.stringContaining('has no site "oak"') })
  })
})

async function write(slug: string, changes: Partial<SiteInput> = {}, policy: string | null = POLICY): Promise<void> {
  const site = smallSite({
    slug,
    legal: {},
    finance: { calculatorRate: 9.5 },
    leads: { optInTicked: false },
    ...changes,
  })
  const files = { 'site.json': JSON.stringify(site), ...(policy === null ? {} : { 'pages/privacy-policy.md': policy }) }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, slug, name)), { recursive: true })
    await writeFile(join(folder, slug, name), text)
  }
}

async function check(now: Date) {
  const lines: string[] = []
  const status = await siteCheckCommand({ folder, now: now.toISOString() }, (line) => lines.push(line))
  return { status, text: lines.join('\n') }
}

function publish(now: Date) {
  return publishSite({ folder, history }, 'ash', { by: 'Kim', message: '', now })
}

async function add(slug: string) {
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  const context = { sitesFolder: folder, publishing: 'on-save' as const, print, printError: print }
  return { status: await siteAddDecisionsCommand(context, slug), text: lines.join('\n') }
}
