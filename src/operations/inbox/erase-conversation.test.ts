import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_DATABASES } from '#storage/testing.ts'
import { erasePerson, findPerson } from '../person/people.ts'
import { sweepOldDetails } from '../person/sweep-old-details.ts'
import { requestOn } from '../site-request.ts'
import { requestBy } from '../staff-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { addNote } from './add-note.ts'
import { writeReply } from './mail/write-reply.ts'
import { placeOldLeads } from './place-old-leads.ts'
import { setStage } from './set-stage.ts'
import { showConversation } from './show-conversation.ts'
import { BUYER, enquire, planStep, sampleActor, sampleColleagues } from './testing.ts'

const kim = sampleActor('kim')
const PERSON = { email: BUYER.email, phone: null }
const REPLY = { mailId: 'once', subject: 'Your visit', text: 'Hi {first_name}', carIds: [] }

describe.each(TEST_DATABASES)('erasing people of the inbox on %s', (database) => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await createTestPlatform({ sites: [sampleSite()], database, colleagues: sampleColleagues([kim]) })
  })
  afterEach(() => platform.close())

  const site = () => platform.site('yard')
  /** All that the inbox stores, as text. */
  async function everything(): Promise<string> {
    const tables = ['leads', 'conversations', 'conversation_events', 'conversation_mails', 'lead_deliveries']
    const rows = await Promise.all(
      tables.map((table) => platform.storage.rawDatabase().executeSql(`select * from ${table}`)),
    )
    return JSON.stringify(rows.map((each) => each.rows)).toLowerCase()
  }

  it('INBOX-12 H8 erasing a person deletes the conversation with its history, notes and mails', async () => {
    const { conversationId } = await enquire(requestOn(platform, site()))
    await addNote(requestBy(platform, site(), kim), conversationId, 'Jo likes red.')
    await writeReply(requestBy(platform, site(), kim), conversationId, REPLY)
    const found = await findPerson(requestOn(platform, site()), PERSON)
    expect(
      [found.conversations, found.conversation_events, found.conversation_mails].map((rows) => rows.length),
    ).toEqual([1, 5, 1])
    // The export leaves out the token of the conversation's mail address: it says nothing about the person.
    expect(Object.keys(found.conversations[0] ?? {})).not.toContain('token')

    expect(await erasePerson(requestOn(platform, site()), PERSON)).toMatchObject({
      ok: true,
      erased: { conversations: 1 },
    })
    expect(await showConversation(requestBy(platform, site(), kim), conversationId)).toBeNull()
    const left = await everything()
    for (const trace of ['jo@mail', 'nguyen', '412345678', 'likes red']) expect(left).not.toContain(trace)
    // A job that waits brings nothing back.
    await platform.runDeferred()
    expect(platform.mailer.sent).toEqual([])
    expect(await placeOldLeads(platform, ['yard'])).toBe(0)
  })

  it('INBOX-12 H8 of two people who share a conversation, one is erased and the other stays, with stage and owner', async () => {
    const { conversationId } = await enquire(requestOn(platform, site()), {
      name: 'Sam',
      last_name: 'Reed',
      email: 'sam@mail.example',
    })
    await enquire(requestOn(platform, site()))
    await setStage(requestBy(platform, site(), kim), conversationId, { stage: 'negotiating', reason: null })
    await addNote(requestBy(platform, site(), kim), conversationId, 'Jo likes red.')
    await planStep(requestBy(platform, site(), kim), conversationId, { text: 'Call Jo', on: '' })
    await writeReply(requestBy(platform, site(), kim), conversationId, REPLY)

    expect(await erasePerson(requestOn(platform, site()), PERSON)).toMatchObject({
      ok: true,
      erased: { leads: 1, conversations: 0 },
    })
    const shown = await showConversation(requestBy(platform, site(), kim), conversationId)
    expect(shown).toMatchObject({
      conversation: { name: 'Sam Reed', email: 'sam@mail.example', stage: 'negotiating', leads: 1, nextAction: null },
      mails: [],
    })
    expect(shown?.history.map(({ kind }) => kind)).toEqual(['lead', 'stage', 'assigned', 'details-erased'])
    const left = await everything()
    for (const trace of ['jo@mail', 'nguyen', 'likes red', 'call jo', 'your visit']) expect(left).not.toContain(trace)
    expect(left).toContain('sam@mail')
  })

  // The rest asks nothing of a database that the two answer differently (docs/tests.md).
  if (database === 'Postgres') return

  it('D-19 a conversation ends with its period, and is not made again from leads that are left', async () => {
    const { conversationId } = await enquire(requestOn(platform, site()))
    platform.clock.pass(25 * 31 * 24 * 60)
    await sweepOldDetails(platform, ['yard'])
    expect(await showConversation(requestBy(platform, site(), kim), conversationId)).toBeNull()
    expect(await placeOldLeads(platform, ['yard'])).toBe(0)
    expect(await everything()).not.toContain('jo@mail')
  })
})
