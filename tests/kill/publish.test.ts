import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { readVersion } from '#site/published/published-sites.ts'
import { runUntil } from './killed-process.ts'
import { openHistoryIn } from './open-history-in.ts'

const PAGES = 30

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-publish-'))
  await mkdir(join(root, 'sites', 'ash', 'pages'), { recursive: true })
  await writeFile(join(root, 'sites', 'ash', 'site.json'), JSON.stringify(smallSite({ slug: 'ash' })))
  for (let page = 0; page < PAGES; page += 1)
    await writeFile(join(root, 'sites', 'ash', 'pages', `page-${page}.md`), 'to be written')
})
afterEach(() => rm(root, { recursive: true, force: true }))

it('SITE-5 a process killed while publishing leaves the complete old or new version', async () => {
  let before = 0
  // Odd lines are printed when a publication starts.
  for (const killedAt of [1, 3]) {
    await runUntil(
      'tests/kill/publish-process.ts',
      [String(100 * killedAt)],
      { FOLDER: root },
      (_, count) => count === killedAt,
    )
    const { history, close } = await openHistoryIn(root)
    const [newest] = await history.versions('ash')
    expect(newest?.number ?? 0).toBeGreaterThanOrEqual(before + (killedAt - 1) / 2)
    before = newest?.number ?? 0
    const read = newest && (await readVersion(history, newest))
    await close()
    if (read === undefined) continue
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    const round = read.site.name.replace('Round ', '')
    // Beside the accessibility statement that each site has.
    const written = read.pages.filter(({ name }) => name.startsWith('page-'))
    expect(written).toHaveLength(PAGES)
    expect(new Set(written.map(({ html }) => html.replace(/\D/g, '')))).toEqual(new Set([round]))
  }
  expect(before).toBeGreaterThan(0)
})
