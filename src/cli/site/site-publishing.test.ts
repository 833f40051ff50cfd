import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import type { SiteHistory } from '#site/published/site-history.ts'
import { openTestHistory } from '#site/published/testing.ts'
import type { SiteInput } from '#site/site.ts'
import { runCommand } from '../main.ts'

let root: string
let history: SiteHistory
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-publishing-'))
  history = openTestHistory(root)
})
afterEach(() => rm(root, { recursive: true }))

describe('forecourt site diff, publish, rollback and history', () => {
  it('SITE-5 publishes a change and rolls it back', async () => {
    await write({ name: 'Ash Cars' })
    expect(await run('site', 'diff', 'ash')).toEqual([0, 'ash is not live: publishing it puts the whole site online.'])
    expect((await run('site', 'publish', 'ash', '-m', 'Opening', '--by', 'Kim'))[1]).toContain(
      'ash is live as version 1.',
    )
    expect(await run('site', 'diff', 'ash')).toEqual([0, 'ash is the same as the live version 1.'])

    await write({ name: 'Ash Cars', card: { newTagText: 'JUST IN' } })
    expect(await run('site', 'diff', 'ash')).toEqual([
      0,
      'ash: 1 change against the live version 1',
      '  card.newTagText',
      '    from "New" to "JUST IN"',
      '    The tag of a car listed within the last 8 days.',
    ])
    await run('site', 'publish', 'ash', '-m', 'Spring words', '--by', 'Kim')
    expect((await run('site', 'rollback', 'ash', '--by', 'Lee'))[1]).toContain('is back to version 1, as version 3')
    const [, , ...rows] = await run('site', 'history', 'ash')
    expect(rows).toEqual([
      expect.stringMatching(/^3, live +\d{4}-.*Lee +Back to version 1\.$/),
      expect.stringMatching(/^2 .*Kim +Spring words$/),
      expect.stringMatching(/^1 .*Kim +Opening$/),
    ])
  })

  it('SITE-5 prints what is wrong in a broken site, where, and a hint, with status 1', async () => {
    await write({ card: { newTagTxt: 'NEW' } } as Partial<SiteInput>)
    const fault = ['  card.newTagTxt', '    is not a known option', '    hint: did you mean "newTagText"?']
    expect(await run('site', 'diff', 'ash')).toEqual([1, 'ash would be refused; the live version stays:', ...fault])
    expect(await run('site', 'publish', 'ash')).toEqual([1, 'ash is refused; the live version stays:', ...fault])
  })

  it.each([
    [['site', 'diff', 'ahs'], 'did you mean "ash"? There are: ash.'],
    [['site', 'publish', 'ahs'], 'did you mean "ash"? There are: ash.'],
    [['site', 'rollback', 'ash', '--to', '7'], 'There is no version "7" of ash. There are: 1.'],
    [['site', 'diff', 'ash', '--from', '7'], 'There is no version "7" of ash. There are: 1.'],
  ])('SITE-5 %j prints what exists, with status 2', async (argv, words) => {
    await write({})
    await run('site', 'publish', 'ash')
    const [status, line] = await run(...argv)
    expect(status).toBe(2)
    expect(line).toContain(words)
  })

  it('OPS-2 withdraws a site, says so in the history, and brings it back', async () => {
    await write({})
    expect(await run('site', 'withdraw', 'ash')).toEqual([1, 'ash is not up.'])
    await run('site', 'publish', 'ash')
    expect((await run('site', 'withdraw', 'ash', '--by', 'Kim', '-m', 'Sold'))[1]).toContain('ash is down')
    expect((await run('site', 'history', 'ash'))[2]).toMatch(/^2, down .*Kim +Sold$/)
    expect(await run('site', 'diff', 'ash')).toEqual([0, 'ash is not live: publishing it puts the whole site online.'])
    expect((await run('site', 'rollback', 'ash', '--to', '2'))[0]).toBe(1)
    expect((await run('site', 'rollback', 'ash'))[1]).toContain('is back to version 1, as version 3')
  })

  it('SITE-5 has nothing to roll back to after one version', async () => {
    await write({})
    await run('site', 'publish', 'ash')
    expect(await run('site', 'rollback', 'ash')).toEqual([
      1,
      'ash has one version only: there is nothing to go back to.',
    ])
  })
})

async function run(...argv: readonly string[]): Promise<readonly (number | string)[]> {
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  const status = await runCommand(argv, {
    cwd: root,
    sitesFolder: join(root, 'sites'),
    publishing: 'on-command',
    print,
    printError: print,
    progress: null,
    ask: null,
    findPostcode: async () => null,
    openHistory: async () => history,
    open: () => Promise.reject(new Error('publishing needs no platform')),
  })
  return [status, ...lines]
}

async function write(changes: Partial<SiteInput>): Promise<void> {
  await mkdir(join(root, 'sites', 'ash'), { recursive: true })
  await writeFile(join(root, 'sites', 'ash', 'site.json'), JSON.stringify(smallSite({ slug: 'ash', ...changes })))
}
