import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listIds } from '#domain/draft/list-ids.ts'
import type { WantedChange } from '#domain/draft/settle-change.ts'
import { listOf } from '#domain/draft/value-at.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { changeDraft } from './change-draft.ts'
import { createDraft, discardDraft, listDrafts } from './drafts.ts'
import { publishDraft, rebaseDraft } from './publish-draft.ts'
import { settleClash } from './settle-clash.ts'
import { showDraft, siteOfDraft } from './show-draft.ts'
import { openStudio, siteText, type TestStudio } from './testing.ts'
import { redoInDraft, undoInDraft } from './undo-draft.ts'

describe.each(TEST_DATABASES)('drafts on %s', (database) => {
  let studio: TestStudio
  let draft: string
  beforeEach(async () => {
    studio = await openStudio(database)
    const made = await createDraft(studio.as('Kim'), { name: 'Easter' })
    if (!made.ok) throw new Error(made.reason)
    draft = made.id
  })
  afterEach(() => studio.close())

  const heading = (before: string | undefined, after: string): WantedChange => ({
    kind: 'set',
    path: ['site.json', 'home', 'heading'],
    ...(before === undefined ? {} : { before }),
    after,
  })
  let keys = 0
  const change = async (name: string, changes: readonly WantedChange[], seen = 1_000) => {
    keys += 1
    return changeDraft(studio.as(name), draft, { key: `key ${keys}`, seen, changes })
  }
  const shown = async () => (await showDraft(studio.as('Kim'), draft))!
  const liveName = async () => JSON.parse((await studio.live())['site.json']!).name

  it('STUDIO-7 a site has several drafts; a change has its old and new value, person and time', async () => {
    const other = await createDraft(studio.as('Lee', ['content']), { name: 'New logo' })
    expect(await change('Lee', [heading(undefined, 'Hello')])).toMatchObject({ ok: true, last: 1 })
    expect(await change('Kim', [heading('Hello', 'Happy Easter')])).toMatchObject({ ok: true, last: 2 })
    const { changes } = await shown()
    const at = studio.platform.clock.now().toISOString()
    expect(changes).toMatchObject([
      { number: 1, kind: 'set', after: 'Hello', by: { name: 'Lee' }, at },
      { number: 2, before: 'Hello', after: 'Happy Easter', by: { name: 'Kim' }, at },
    ])
    expect((await listDrafts(studio.as('Kim'))).map(({ name }) => name).sort()).toEqual(['Easter', 'New logo'])
    expect(other.ok && (await showDraft(studio.as('Kim'), other.id))?.changes).toEqual([])
  })

  it('STUDIO-7 nobody without the right, and nobody of another site, sees or changes a draft', async () => {
    const refused = { name: 'Refusal', reason: 'forbidden' }
    await expect(showDraft(studio.as('Sam', ['sales']), draft)).rejects.toMatchObject(refused)
    await expect(createDraft(studio.as('Sam', ['read-only']), { name: 'X' })).rejects.toMatchObject(refused)
    const stranger = studio.as('Kim')
    const elsewhere = { ...stranger, actor: { ...stranger.actor, siteSlug: 'oak' } }
    await expect(showDraft(elsewhere, draft)).rejects.toMatchObject({ name: 'Refusal', reason: 'absent' })
  })

  it('STUDIO-8 a change that is sent again, because its answer was lost, is stored once', async () => {
    const step = { key: 'one', seen: 0, changes: [heading(undefined, 'Hello')] }
    const first = await changeDraft(studio.as('Kim'), draft, step)
    const again = await changeDraft(studio.as('Kim'), draft, step)
    expect(again).toEqual(first)
    expect((await shown()).changes).toHaveLength(1)
  })

  it('STUDIO-8 a step of several changes is stored whole or not at all', async () => {
    await change('Lee', [heading(undefined, 'Hello')])
    const name: WantedChange = { kind: 'set', path: ['site.json', 'name'], before: await liveName(), after: 'Ash Cars' }
    const answer = await change('Kim', [name, heading(undefined, 'Mine')])
    expect(answer).toMatchObject({ ok: false, reason: 'conflict' })
    expect((await shown()).changes).toHaveLength(1)
  })

  it('STUDIO-9 changes of two people to different options both stay; to one option, the second sees both values, name and time', async () => {
    const before = await shown()
    await change('Lee', [heading(undefined, 'From Lee')], before.last)
    const at = studio.platform.clock.now().toISOString()
    const name = await liveName()
    const set = { kind: 'set', path: ['site.json', 'name'], before: name, after: 'Ash Cars' } as const
    expect(await change('Kim', [set], before.last)).toMatchObject({ ok: true })
    const mine = heading(undefined, 'From Kim')
    const answer = await change('Kim', [mine], before.last)
    expect(answer).toEqual({
      ok: false,
      reason: 'conflict',
      conflicts: [{ path: mine.path, mine, theirs: 'From Lee', by: 'Lee', at }],
    })
    const { files } = await shown()
    expect(files['site.json']).toMatchObject({ json: { name: 'Ash Cars', home: { heading: 'From Lee' } } })
  })

  it('STUDIO-9 of two people who change one option at the same moment, one is stored and one is shown', async () => {
    const answers = await Promise.all(
      ['Kim', 'Lee', 'Max'].map((name) => change(name, [heading(undefined, `From ${name}`)], 0)),
    )
    expect(answers.filter((answer) => answer?.ok)).toHaveLength(1)
    expect(answers.filter((answer) => answer && !answer.ok && answer.reason === 'conflict')).toHaveLength(2)
    expect((await shown()).changes).toHaveLength(1)
  })

  it('STUDIO-9 a move of an item and an edit of it by another person both stay', async () => {
    const links = [
      { label: 'One', href: '/search' },
      { label: 'Two', href: '/search' },
    ]
    const list = ['site.json', 'menus', 'header']
    await change('Kim', [{ kind: 'set', path: list, after: links }])
    const { files, last } = await shown()
    const ids = listIds(listOf({ files, inherited: {} }, list)!)
    const item = [...list, `@${ids[1]}`]
    const place = { behind: ids[0]!, ahead: null }
    await change('Lee', [{ kind: 'move', path: item, before: place, behind: null }], last)
    const edit = { kind: 'set', path: [...item, 'label'], before: 'Two', after: 'Second' } as const
    expect(await change('Kim', [edit], last)).toMatchObject({ ok: true })
    expect((await shown()).files['site.json']).toMatchObject({
      json: { menus: { header: [{ label: 'Second' }, { label: 'One' }] } },
    })
  })

  it('STUDIO-10 undo and redo take back one’s own steps alone; what changed nothing makes no step', async () => {
    await change('Lee', [{ kind: 'set', path: ['site.json', 'home', 'introduction'], after: 'By Lee' }])
    await change('Kim', [heading(undefined, 'By Kim')])
    expect(await change('Kim', [heading('By Kim', 'By Kim')])).toMatchObject({ ok: true, changes: [], undo: 2 })
    expect(await undoInDraft(studio.as('Kim'), draft, 1)).toMatchObject({ ok: false, reason: 'not-yours' })
    const undone = await undoInDraft(studio.as('Kim'), draft, 2)
    expect(undone).toMatchObject({ ok: true, undo: null, redo: 2 })
    // Sent twice.
    expect(await undoInDraft(studio.as('Kim'), draft, 2)).toMatchObject({ ok: true, redo: 2 })
    expect((await shown()).files['site.json']).toMatchObject({ json: { home: { introduction: 'By Lee' } } })
    expect(await redoInDraft(studio.as('Kim'), draft, 2)).toMatchObject({ ok: true, undo: 2, redo: null })
    await change('Lee', [heading('By Kim', 'By Lee')])
    expect(await undoInDraft(studio.as('Kim'), draft, 2)).toMatchObject({ ok: false, reason: 'later', by: 'Lee' })
  })

  it('STUDIO-11 single changes are left out and stay in the draft; what was made on one that is left out is refused', async () => {
    await change('Lee', [{ kind: 'set', path: ['site.json', 'home', 'introduction'], after: 'Not yet' }])
    await change('Kim', [heading(undefined, 'Draft')])
    await change('Kim', [heading('Draft', 'Ready')])
    expect(await publishDraft(studio.as('Kim'), draft, { chosen: [3], message: '' })).toMatchObject({
      ok: false,
      reason: 'left-out',
      leftOut: [{ change: { number: 3 }, needs: { number: 2 } }],
    })
    expect(await publishDraft(studio.as('Kim'), draft, { chosen: [2, 3], message: '' })).toEqual({
      ok: true,
      version: 2,
    })
    const home = JSON.parse((await studio.live())['site.json']!).home
    expect(home).toEqual({ heading: 'Ready' })
    const { changes, draft: rest, clashes } = await shown()
    expect([changes.map(({ number }) => number), rest.state, rest.base, clashes]).toEqual([[1], 'open', 2, []])
  })

  it('STUDIO-13 a publication is one version, and a draft with a fault makes none', async () => {
    const { history } = studio.platform.publications
    await change('Kim', [{ kind: 'set', path: ['site.json', 'home', 'latest'], after: 99 }])
    expect(await publishDraft(studio.as('Kim'), draft, { chosen: null, message: '' })).toMatchObject({
      ok: false,
      reason: 'faults',
      faults: [{ path: 'home.latest' }],
    })
    expect(await history.versions('ash')).toHaveLength(1)
    await change('Kim', [{ kind: 'set', path: ['site.json', 'home', 'latest'], before: 99, after: 4 }])
    await publishDraft(studio.as('Kim'), draft, { chosen: null, message: 'Fewer cars' })
    expect(await history.newest('ash')).toMatchObject({ number: 2, by: 'Kim', message: 'Fewer cars', fromDraft: draft })
    expect(await publishDraft(studio.as('Kim'), draft, { chosen: null, message: '' })).toBeNull()
  })

  it('STUDIO-13 of two people who publish at the same moment, each change goes live once', async () => {
    await change('Kim', [heading(undefined, 'Hello')])
    const answers = await Promise.all(
      ['Kim', 'Lee'].map((name) => publishDraft(studio.as(name), draft, { chosen: null, message: name })),
    )
    expect(answers.filter((answer) => answer?.ok)).toHaveLength(1)
    expect(await studio.platform.publications.history.versions('ash')).toHaveLength(2)
  })

  it('STUDIO-9 on a version that an agency published meanwhile, a clash waits and is settled', async () => {
    await change('Kim', [heading(undefined, 'From Kim')])
    await change('Kim', [{ kind: 'set', path: ['site.json', 'home', 'latest'], after: 4 }])
    await studio.publishFolder({ 'site.json': siteText({ home: { heading: 'From the agency' } }) })
    const clash = { change: { number: 1 }, reason: 'changed', current: 'From the agency' }
    expect(await publishDraft(studio.as('Kim'), draft, { chosen: null, message: '' })).toMatchObject({
      ok: false,
      reason: 'clashes',
      clashes: [clash],
    })
    expect(await rebaseDraft(studio.as('Kim'), draft)).toMatchObject([clash])
    expect((await shown()).files['site.json']).toMatchObject({
      json: { home: { heading: 'From the agency', latest: 4 } },
    })
    expect(await settleClash(studio.as('Kim'), draft, { number: 1, keep: 'mine' })).toMatchObject({ ok: true })
    expect(await shown()).toMatchObject({
      clashes: [],
      files: { 'site.json': { json: { home: { heading: 'From Kim' } } } },
    })
    expect(await publishDraft(studio.as('Kim'), draft, { chosen: null, message: '' })).toMatchObject({
      ok: true,
      version: 3,
    })
  })

  it('STUDIO-15 hostnames, tags, lead destinations and how feeds are taken need an owner with a fresh second factor', async () => {
    const guarded: readonly WantedChange[] = [
      { kind: 'set', path: ['site.json', 'hostnames'], after: ['www.new.example'] },
      { kind: 'set', path: ['site.json', 'integrations'], after: { ga4: 'G-ABC123DEF4' } },
      { kind: 'set', path: ['site.json', 'delivery'], after: { destinations: [{ kind: 'mail', to: 'a@b.example' }] } },
      { kind: 'set', path: ['site.json', 'leads', 'fallbackEmail'], after: 'a@b.example' },
      { kind: 'set', path: ['site.json', 'intake', 'carsFallBy'], after: 90 },
    ]
    for (const [at, each] of guarded.entries()) {
      const step = { key: `guarded ${at}`, seen: 0, changes: [each] }
      await expect(changeDraft(studio.as('Kim'), draft, step)).rejects.toMatchObject({ reason: 'forbidden' })
      const stale = studio.as('Olga', ['owner'], false)
      await expect(changeDraft(stale, draft, step)).rejects.toMatchObject({ reason: 'second-factor' })
      expect(await changeDraft(studio.as('Olga', ['owner']), draft, step)).toMatchObject({ ok: true })
    }
    await expect(publishDraft(studio.as('Kim'), draft, { chosen: null, message: '' })).rejects.toMatchObject({
      reason: 'forbidden',
    })
  })

  it('STUDIO-15 people with the right to content edit content, no settings, and do not publish', async () => {
    const lee = studio.as('Lee', ['content'])
    const edit = (path: readonly string[]) =>
      changeDraft(lee, draft, { key: path.join(), seen: 0, changes: [{ kind: 'set', path, after: 3 }] })
    expect(await edit(['site.json', 'home', 'latest'])).toMatchObject({ ok: true })
    await expect(edit(['site.json', 'finance', 'rate'])).rejects.toMatchObject({ reason: 'forbidden' })
    await expect(publishDraft(lee, draft, { chosen: null, message: '' })).rejects.toMatchObject({ reason: 'forbidden' })
  })

  it('STUDIO-3 the site of a draft is read like a version, with its changes', async () => {
    await change('Kim', [heading(undefined, 'Hello')])
    const site = await siteOfDraft(studio.as('Kim'), draft)
    expect(site?.read).toMatchObject({ ok: true, site: { home: { heading: 'Hello' } } })
    await site?.discard()
    expect(await discardDraft(studio.as('Kim'), draft)).toBe(true)
    expect(await change('Kim', [heading('Hello', 'Later')])).toMatchObject({ ok: false, reason: 'closed' })
  })
})
