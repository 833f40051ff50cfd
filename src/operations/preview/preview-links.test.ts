import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WHOLE_SITE } from '#domain/staff/actor.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import { createDraft, discardDraft } from '../draft/drafts.ts'
import { openStudio, SLUG, type TestStudio } from '../draft/testing.ts'
import { mayLook } from './may-look.ts'
import { LINK_DAYS, listPreviewLinks, makePreviewLink, memberPass, withdrawPreviewLink } from './preview-links.ts'
import { readPass } from './preview-pass.ts'

describe.each(TEST_DATABASES)('links to a draft on %s', (database) => {
  let studio: TestStudio
  let draft: string
  beforeEach(async () => {
    studio = await openStudio(database)
    draft = await newDraft('Easter')
  })
  afterEach(() => studio.close())

  async function newDraft(name: string): Promise<string> {
    const made = await createDraft(studio.as('Kim'), { name })
    if (!made.ok) throw new Error(made.reason)
    return made.id
  }
  async function opens(pass: string): Promise<boolean> {
    const read = readPass(studio.platform, pass)
    return read !== null && mayLook(studio.platform, read)
  }
  async function link(note = 'Priya at the agency') {
    const made = await makePreviewLink(studio.as('Kim'), draft, note)
    if (!made?.ok) throw new Error(String(made?.reason))
    return made
  }

  it('STUDIO-7 a link opens its draft for seven days, and is listed with its note and who made it', async () => {
    const { pass } = await link()
    expect(await opens(pass)).toBe(true)
    const links = await listPreviewLinks(studio.as('Lee', ['content']), draft)
    expect(links).toMatchObject([{ note: 'Priya at the agency', madeBy: { name: 'Kim' }, isOpen: true, pass }])
    studio.platform.clock.pass(LINK_DAYS * 24 * 60)
    expect(await opens(pass)).toBe(false)
    expect(await listPreviewLinks(studio.as('Kim'), draft)).toMatchObject([{ isOpen: false }])
  })

  it('STUDIO-7 a withdrawn link opens nothing; the others go on', async () => {
    const [first, second] = [await link(), await link('Sam')]
    expect(await withdrawPreviewLink(studio.as('Kim'), first.id)).toBe(true)
    expect([await opens(first.pass), await opens(second.pass)]).toEqual([false, true])
    expect(await withdrawPreviewLink(studio.as('Kim'), first.id)).toBe(false)
  })

  it('STUDIO-7 STAFF-8 making and withdrawing are in the audit log', async () => {
    const { id } = await link()
    await withdrawPreviewLink(studio.as('Kim'), id)
    const filter = { personId: null, object: null, from: null, until: null }
    const events = await studio.platform.storage.forSite({ slug: SLUG }).audit.list(filter, 10)
    expect(events.filter(({ object }) => object.id === draft).slice(0, 2)).toMatchObject([
      { before: { link: id } },
      { after: { link: id } },
    ])
  })

  it('STUDIO-7 people without the right make, see and withdraw none; a draft that is over gets none', async () => {
    const { id } = await link()
    const refused = { name: 'Refusal', reason: 'forbidden' }
    await expect(makePreviewLink(studio.as('Sam', ['sales']), draft, '')).rejects.toMatchObject(refused)
    await expect(listPreviewLinks(studio.as('Sam', ['sales']), draft)).rejects.toMatchObject(refused)
    await expect(withdrawPreviewLink(studio.as('Sam', ['read-only']), id)).rejects.toMatchObject(refused)
    expect(() => memberPass(studio.as('Sam', ['sales']), draft)).toThrow()
    await discardDraft(studio.as('Kim'), draft)
    expect(await makePreviewLink(studio.as('Kim'), draft, '')).toEqual({ ok: false, reason: 'over' })
    expect(await makePreviewLink(studio.as('Kim'), 'no such draft', '')).toBeNull()
  })

  it('STUDIO-7 a member looks while they are one with the right, and no longer', async () => {
    const { storage, clock, accounts } = studio.platform
    const { members, transaction } = storage.forSite({ slug: SLUG })
    const personId = await accounts.addPerson({
      email: 'lee@ash.example',
      name: 'Lee',
      password: 'tram lantern quokka',
    })
    const request = studio.as('Lee', ['content'])
    const pass = memberPass({ ...request, actor: { ...request.actor, id: personId } }, draft)
    expect(await opens(pass)).toBe(false)
    await transaction((within) => members.add(within, { personId, roles: ['content'], scope: WHOLE_SITE }, clock.now()))
    expect(await opens(pass)).toBe(true)
    await transaction((within) => members.deactivate(within, personId, clock.now()))
    expect(await opens(pass)).toBe(false)
  })
})
