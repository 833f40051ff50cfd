import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { WantedChange } from '#domain/draft/settle-change.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { commandActor } from '../staff/command-actor.ts'
import { changeDraft } from './change-draft.ts'
import { createDraft } from './drafts.ts'
import { lockPart, unlockPart } from './part-locks.ts'
import { approveDraft, proposeDraft, reopenDraft, sendBackDraft } from './propose-draft.ts'
import { publishDraft } from './publish-draft.ts'
import { restoreVersion } from './restore-version.ts'
import { runSchedules } from './run-schedules.ts'
import { scheduleDraft } from './schedule-draft.ts'
import { showDraft } from './show-draft.ts'
import { drawnHome } from './testing/drawn-home.ts'
import { openStudio, SLUG, siteText, type TestStudio } from './testing.ts'

const UNCLEAR = 'See <a href="/search">here</a>'
const CONFIRMED = ['The link ‘here’ to /search does not say where it leads.']

describe.each(TEST_DATABASES)('how drafts go live on %s', (database) => {
  let studio: TestStudio
  let members: readonly Actor[] = []
  /** What the pages of drafts have besides, from now on. */
  let later = ''
  beforeEach(async () => {
    members = []
    later = ''
    studio = await openStudio(database, {
      now: new Date('2026-12-01T00:00:00Z'),
      colleagues: { of: async () => members, record: async () => {} },
      sitePages: drawnHome(() => later),
    })
    members = [studio.as('Mia').actor]
  })
  afterEach(() => studio.close())

  let keys = 0
  async function draftOf(name: string, changes: readonly WantedChange[], by = 'Kim'): Promise<string> {
    const made = await createDraft(studio.as(by, ['manager']), { name })
    if (!made.ok) throw new Error(made.reason)
    keys += 1
    const changed = await changeDraft(studio.as(by), made.id, { key: `key ${keys}`, seen: 0, changes })
    if (!changed?.ok) throw new Error(JSON.stringify(changed))
    return made.id
  }
  const publish = (id: string, confirmed: readonly string[] = []) =>
    publishDraft(studio.as('Kim'), id, { chosen: null, message: '', confirmed })
  const heading = (after: string, before?: string): WantedChange => ({
    kind: 'set',
    path: ['site.json', 'home', 'heading'],
    ...(before === undefined ? {} : { before }),
    after,
  })
  const introduction = (after: string): WantedChange => ({
    kind: 'set',
    path: ['site.json', 'home', 'introduction'],
    after,
  })
  const home = async () => JSON.parse((await studio.live())['site.json']!).home ?? {}
  const at = async (time: string) => {
    studio.platform.clock.moveTo(new Date(time))
    await runSchedules(studio.platform, [SLUG])
  }
  const notified = async () => {
    const { notifications } = studio.platform.storage.forSite({ slug: SLUG })
    return (await notifications.list('mia', 10)).map(({ event, data }) => [event, data['feed'], data['why'] ?? null])
  }

  it('STUDIO-13 a version comes back as a draft, and publishing that makes a new version', async () => {
    await publish(await draftOf('One', [heading('One'), introduction('Words')]))
    await publish(await draftOf('Two', [heading('Two', 'One')]))
    const back = await restoreVersion(studio.as('Kim'), { number: 2, part: null })
    expect(back).toMatchObject({ ok: true, changes: 1 })
    expect(back.ok && (await publish(back.id))).toEqual({ ok: true, version: 4 })
    expect(await home()).toEqual({ heading: 'One', introduction: 'Words' })
    expect(await restoreVersion(studio.as('Kim'), { number: 9, part: null })).toEqual({
      ok: false,
      reason: 'no-version',
    })
  })

  it('STUDIO-13 one part of a version comes back alone', async () => {
    await publish(await draftOf('One', [heading('One'), introduction('Words')]))
    await publish(
      await draftOf('Two', [heading('Two', 'One'), { ...introduction('Other'), before: 'Words' } as WantedChange]),
    )
    const part = ['site.json', 'home', 'heading']
    const back = await restoreVersion(studio.as('Kim'), { number: 2, part })
    expect(back.ok && (await publish(back.id))).toMatchObject({ ok: true })
    expect(await home()).toEqual({ heading: 'One', introduction: 'Other' })
    const gone = await restoreVersion(studio.as('Kim'), { number: 1, part })
    expect(gone.ok && (await publish(gone.id))).toMatchObject({ ok: true })
    expect(await home()).toEqual({ introduction: 'Other' })
  })

  it('STUDIO-14 a draft goes live and ends at its instants in the site’s zone; what others published meanwhile stays', async () => {
    const offer = await draftOf('Offer', [heading('Two weeks only')])
    const times = { startsAt: '2026-12-10T09:00', endsAt: '2026-12-24T17:00' }
    // Queensland is ten hours ahead all year.
    expect(await scheduleDraft(studio.as('Kim'), offer, times)).toMatchObject({
      ok: true,
      startsAt: new Date('2026-12-09T23:00:00Z'),
      endsAt: new Date('2026-12-24T07:00:00Z'),
    })
    await publish(await draftOf('Words', [introduction('By a colleague')]))
    await at('2026-12-09T22:59:00Z')
    expect(await home()).toEqual({ introduction: 'By a colleague' })
    await at('2026-12-09T23:00:00Z')
    expect(await home()).toEqual({ introduction: 'By a colleague', heading: 'Two weeks only' })
    await at('2026-12-24T06:59:00Z')
    expect((await home()).heading).toBe('Two weeks only')
    await Promise.all([at('2026-12-24T07:00:00Z'), at('2026-12-24T07:00:00Z')])
    expect(await home()).toEqual({ introduction: 'By a colleague' })
    const versions = await studio.platform.publications.history.versions(SLUG)
    expect(versions.map(({ by, message }) => `${by}: ${message}`)).toEqual([
      'Kim: End of Offer',
      'Kim: Offer',
      'Kim: ',
      'the agency: A folder.',
    ])
    expect(await notified()).toEqual([])
  })

  it('STUDIO-14 a draft that would not pass is not scheduled; one that no longer passes an hour before stays out, and managers are notified', async () => {
    const broken = await draftOf('Broken', [{ kind: 'set', path: ['site.json', 'home', 'latest'], after: 99 }])
    const times = { startsAt: '2026-12-10T09:00', endsAt: null }
    expect(await scheduleDraft(studio.as('Kim'), broken, times)).toMatchObject({ ok: false, reason: 'faults' })
    const offer = await draftOf('Offer', [heading('Offer')])
    for (const wrong of ['2026-11-30T09:00', '2026-13-40T09:00', 'soon'])
      expect(await scheduleDraft(studio.as('Kim'), offer, { startsAt: wrong, endsAt: null })).toMatchObject({
        reason: 'times',
      })
    await scheduleDraft(studio.as('Kim'), offer, times)
    await publish(await draftOf('Other', [heading('By a colleague')], 'Lee'))
    await at('2026-12-09T21:59:00Z')
    expect(await notified()).toEqual([])
    await at('2026-12-09T22:00:00Z')
    expect(await notified()).toEqual([['draft', 'Offer', 'Changed on the site meanwhile: home › heading']])
    await at('2026-12-09T23:00:00Z')
    expect((await home()).heading).toBe('By a colleague')
    expect((await showDraft(studio.as('Kim'), offer))?.draft).toMatchObject({ state: 'open', startsAt: null })
  })

  it('STUDIO-14 STUDIO-12 a page with a fault or an unconfirmed warning is not scheduled; what is confirmed goes live', async () => {
    const times = { startsAt: '2026-12-10T09:00', endsAt: null }
    const faulty = await draftOf('Faulty', [heading('')])
    const refused = await scheduleDraft(studio.as('Kim'), faulty, times)
    expect(refused).toMatchObject({ ok: false, reason: 'pages', pages: [{ faults: [{ kind: 'empty heading' }] }] })
    const offer = await draftOf('Offer', [introduction(UNCLEAR)])
    expect(await scheduleDraft(studio.as('Kim'), offer, times)).toMatchObject({ ok: false, reason: 'warnings' })
    expect(await scheduleDraft(studio.as('Kim'), offer, { ...times, confirmed: CONFIRMED })).toMatchObject({ ok: true })
    await at('2026-12-09T22:00:00Z')
    await at('2026-12-09T23:00:00Z')
    expect(await home()).toEqual({ introduction: UNCLEAR })
    expect(await notified()).toEqual([])
  })

  it('STUDIO-14 a fault or a warning that arises after the schedule keeps it out an hour before, and managers read which', async () => {
    await publish(await draftOf('Heading', [heading('Utes')]))
    const offer = await draftOf('Offer', [introduction('See our utes')])
    await scheduleDraft(studio.as('Kim'), offer, { startsAt: '2026-12-10T09:00', endsAt: null })
    // As a newer program could draw it.
    later = UNCLEAR
    await at('2026-12-09T22:00:00Z')
    expect(await notified()).toEqual([
      ['draft', 'Offer', 'Home: The link ‘here’ to /search does not say where it leads.'],
    ])
    await at('2026-12-09T23:00:00Z')
    expect(await home()).toEqual({ heading: 'Utes' })
    expect((await showDraft(studio.as('Kim'), offer))?.draft).toMatchObject({ state: 'open', confirmed: [] })
  })

  it('STUDIO-14 the end of a schedule does not wait for a warning', async () => {
    await publish(await draftOf('Words', [introduction(UNCLEAR)], 'Lee'), CONFIRMED)
    const offer = await draftOf('Offer', [{ ...introduction('Two weeks only'), before: UNCLEAR } as WantedChange])
    await scheduleDraft(studio.as('Kim'), offer, { startsAt: '2026-12-10T09:00', endsAt: '2026-12-24T17:00' })
    await at('2026-12-09T23:00:00Z')
    expect(await home()).toEqual({ introduction: 'Two weeks only' })
    await at('2026-12-24T07:00:00Z')
    expect(await home()).toEqual({ introduction: UNCLEAR })
  })

  it('STUDIO-14 an end that clashes with what was published meanwhile stays out, as a draft, and managers are notified', async () => {
    const offer = await draftOf('Offer', [heading('Offer')])
    await scheduleDraft(studio.as('Kim'), offer, { startsAt: '2026-12-10T09:00', endsAt: '2026-12-24T17:00' })
    await at('2026-12-09T23:00:00Z')
    await publish(await draftOf('Other', [heading('Longer', 'Offer')], 'Lee'))
    await at('2026-12-24T07:00:00Z')
    expect((await home()).heading).toBe('Longer')
    expect(await notified()).toEqual([['draft', 'End of Offer', 'Changed on the site meanwhile: home › heading']])
  })

  it('STUDIO-15 a proposal is closed until a publisher approves it, or sends it back with a sentence', async () => {
    const lee = studio.as('Lee', ['content'])
    const id = await draftOf('Words', [heading('By Lee')])
    expect(await proposeDraft(lee, id, 'Please look')).toBe(true)
    expect(await notified()).toEqual([['draft', 'Words', null]])
    const more = { key: 'more', seen: 0, changes: [introduction('More')] }
    expect(await changeDraft(lee, id, more)).toMatchObject({ ok: false, reason: 'closed' })
    await expect(approveDraft(lee, id, { message: '' })).rejects.toMatchObject({ reason: 'forbidden' })
    await expect(sendBackDraft(lee, id, '')).rejects.toMatchObject({ reason: 'forbidden' })
    expect(await sendBackDraft(studio.as('Mia'), id, 'Shorter, please')).toBe(true)
    expect((await showDraft(lee, id))?.draft).toMatchObject({ state: 'open', word: { text: 'Shorter, please' } })
    await proposeDraft(lee, id, '')
    expect(await reopenDraft(lee, id)).toBe(true)
    await proposeDraft(lee, id, '')
    // STUDIO-15: not past the page that shows a publisher what was proposed.
    expect(await publish(id)).toEqual({ ok: false, reason: 'closed' })
    expect(await approveDraft(studio.as('Mia'), id, { message: 'Approved' })).toEqual({ ok: true, version: 2 })
    expect(await sendBackDraft(studio.as('Mia'), id, '')).toBe(false)
  })

  it('STUDIO-15 a part that a group locks is closed, and says who locked it', async () => {
    const group = studio.as('x')
    const command = { ...group, actor: commandActor(SLUG) }
    const lock = { part: 'site.json#branding', lockedBy: 'Ash Group' }
    await expect(lockPart(studio.as('Olga', ['owner']), lock)).rejects.toMatchObject({ reason: 'forbidden' })
    const ready = await draftOf('Colour', [{ kind: 'set', path: ['site.json', 'branding', 'radius'], after: 4 }])
    expect(await lockPart(command, lock)).toBe(true)
    expect((await showDraft(studio.as('Lee', ['content']), ready))?.locks).toMatchObject([lock])
    const locked = { ok: false, reason: 'locked', ...lock }
    for (const [index, path] of [['branding', 'primary'], ['branding']].entries()) {
      const step = {
        key: `locked ${index}`,
        seen: 0,
        changes: [{ kind: 'set', path: ['site.json', ...path], after: '#123456' }],
      }
      expect(await changeDraft(studio.as('Olga', ['owner']), ready, step as never)).toEqual(locked)
    }
    expect(await publish(ready)).toMatchObject({ ok: false, reason: 'locked', lock })
    expect(await unlockPart(command, lock.part)).toBe(true)
    expect(await changeDraft(studio.as('Kim'), ready, { key: 'k', seen: 0, changes: [heading('X')] })).toMatchObject({
      ok: true,
    })
  })

  it('STUDIO-14 a folder that an agency publishes meanwhile stays under a schedule', async () => {
    const offer = await draftOf('Offer', [heading('Offer')])
    await scheduleDraft(studio.as('Kim'), offer, { startsAt: '2026-12-10T09:00', endsAt: null })
    await studio.publishFolder({ 'site.json': siteText({ home: { introduction: 'From the agency' } }) })
    await at('2026-12-09T23:00:00Z')
    expect(await home()).toEqual({ introduction: 'From the agency', heading: 'Offer' })
  })
})
