import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FAKE_MAIL_READER } from '#gateways/mailbox/fake.ts'
import { createImapMailbox } from '#gateways/mailbox/imap-mailbox.ts'
import type { MailReader } from '#gateways/mailbox/mail-reader.ts'
import { GREEDY, openHostileReader } from '#gateways/mailbox/testing/hostile-mails.ts'
import { IMAP_PASSWORD, startImap, type TestImapServer } from '#gateways/mailbox/testing/imap-server.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import type { Platform } from '../../platform.ts'
import { requestOn } from '../../site-request.ts'
import { requestBy } from '../../staff-request.ts'
import { sampleSite } from '../../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../../testing.ts'
import { failedDeliveries } from '../failed-deliveries.ts'
import { showConversation } from '../show-conversation.ts'
import { enquire, sampleActor, sampleColleagues } from '../testing.ts'
import { readMailbox } from './read-mailbox.ts'
import { writeReply } from './write-reply.ts'

const kim = sampleActor('kim')

describe.each(TEST_DATABASES)('reading the mailbox on %s', (database) => {
  let platform: TestPlatform
  let server: TestImapServer
  let read: Platform
  let id: string
  beforeEach(async () => {
    server = await startImap()
    platform = await createTestPlatform({ sites: [sampleSite()], database, colleagues: sampleColleagues([kim]) })
    id = (await enquire(requestOn(platform, platform.site('yard')))).conversationId
    read = withMailbox()
  })
  afterEach(async () => {
    await platform.close()
    await server.close()
  })

  const withMailbox = (reader: MailReader = FAKE_MAIL_READER): Platform => ({
    ...platform,
    mailbox: createImapMailbox({
      address: server.address,
      password: IMAP_PASSWORD,
      clock: platform.clock,
      reader,
    }),
  })
  const mails = async () => (await showConversation(requestBy(platform, platform.site('yard'), kim), id))?.mails ?? []
  const add = async (messageId: string, to?: string, text = 'Friday at ten?') => {
    const token = (await platform.storage.forSite({ slug: 'yard' }).inbox.conversations.find(id))?.token
    return server.add(`From: Jo <jo@mail.example>
To: ${to ?? `yard.${token}@reply.forecourt.example`}
Message-ID: <${messageId}>
Content-Type: multipart/mixed; boundary=one

--one

${text}
--one
Content-Type: application/pdf
Content-Disposition: attachment; filename=Licence.pdf

%PDF-1.7 licence
--one--
`)
  }

  it('INBOX-7 a buyer’s answer in the mailbox joins the conversation with its files, and is marked as seen', async () => {
    const uid = await add('one@mail.example')
    expect(await readMailbox(read)).toBe(1)
    expect(await mails()).toMatchObject([
      { direction: 'in', body: 'Friday at ten?', files: [{ name: 'Licence.pdf', contentType: 'application/pdf' }] },
    ])
    expect(server.seen()).toEqual([uid])
  })

  it('INBOX-7 a process that ends before it marks the mail loses nothing, and the mail is stored once', async () => {
    const uid = await add('one@mail.example')
    server.cutAt(`UID STORE ${uid} +FLAGS (\\Seen`)
    await expect(readMailbox(read)).rejects.toThrow('mailbox')
    platform.clock.pass(1)
    expect(await readMailbox(withMailbox())).toBe(0)
    expect(server.seen()).toEqual([uid])
    expect(await mails()).toHaveLength(1)
  })

  it('INBOX-7 of several processes one reads in a half minute', async () => {
    await add('one@mail.example')
    const done = await Promise.all([readMailbox(read), readMailbox(withMailbox())])
    expect(done.toSorted()).toEqual([0, 1])
    expect(server.commands.filter((command) => command === 'LOGIN')).toHaveLength(1)
    platform.clock.pass(1)
    await readMailbox(read)
    expect(server.commands.filter((command) => command === 'LOGIN')).toHaveLength(2)
  })

  it('S3-21 while nothing at all can be stored no mail is given up', async () => {
    const uid = await add('one@mail.example')
    const { inbox, ...site } = platform.storage.forSite({ slug: 'yard' })
    const failing = async () => {
      throw new Error('the database stores nothing')
    }
    const storage = {
      ...platform.storage,
      forSite: () => ({ ...site, inbox: { ...inbox, mails: { ...inbox.mails, add: failing } } }),
    }
    for (let round = 0; round < 8; round += 1) {
      await readMailbox({ ...read, storage })
      platform.clock.pass(1)
    }
    expect([server.seen(), server.flagged()]).toEqual([[], []])
    expect(await readMailbox(read)).toBe(1)
    expect(server.seen()).toEqual([uid])
  })

  // The rest asks nothing of a database that the two answer differently (docs/tests.md).
  if (database === 'Postgres') return

  it('K-6, INBOX-11 a mail that comes back shows as not delivered, once, and managers are notified', async () => {
    const reply = { mailId: 'once', subject: '', text: 'It is still here.', carIds: [] }
    await writeReply(requestBy(platform, platform.site('yard'), kim), id, reply)
    await platform.runDeferred()
    const ours = async () => (await mails()).find(({ direction }) => direction === 'out')
    const sent = await ours()
    expect(sent?.delivery?.state).toBe('sent')
    const token = (await platform.storage.forSite({ slug: 'yard' }).inbox.conversations.find(id))?.token
    const report = (messageId: string, name: string) => `From: Mail Delivery System <mailer-daemon@mail.example>
To: yard.${token}@reply.forecourt.example
Subject: Undelivered Mail Returned to Sender
Message-ID: <${name}@mail.example>
Content-Type: multipart/report; report-type=delivery-status; boundary=one

--one
Content-Type: text/plain

The address does not exist.
--one
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.mail.example

Final-Recipient: rfc822; jo@mail.example
Action: failed
Status: 5.1.1

--one
Content-Type: text/rfc822-headers

Message-ID: <${messageId}>
Subject: Re: Your enquiry

--one--
`
    server.add(report('another@yard.example', 'bounce-0'))
    expect(await readMailbox(read)).toBe(1)
    expect((await ours())?.delivery?.state).toBe('sent')
    platform.clock.pass(1)
    server.add(report(`${sent?.messageId}@yard.example`, 'bounce-1'))
    expect(await readMailbox(withMailbox())).toBe(1)
    const failed = await ours()
    expect(failed?.delivery?.state).toBe('dead')
    const attempts = 'select outcome, error from lead_attempts where delivery_id = $1 order by number desc limit 1'
    expect((await platform.storage.rawDatabase().executeSql(attempts, [failed?.deliveryId])).rows).toEqual([
      { outcome: 'failed', error: expect.stringContaining('5.1.1') },
    ])
    const shown = await showConversation(requestBy(platform, platform.site('yard'), kim), id)
    expect(shown?.history.at(-1)).toMatchObject({ kind: 'mail-in', data: { automatic: true } })
    expect(await failedDeliveries(requestBy(platform, platform.site('yard'), kim))).toHaveLength(1)
  })

  it('INBOX-7 a mail to nobody, and what is no mail, do not stall the others', async () => {
    server.add(Buffer.from([0, 1, 2]))
    await add('two@mail.example', 'sales@elsewhere.example')
    await add('three@mail.example')
    expect(await readMailbox(read)).toBe(1)
    expect(server.seen()).toHaveLength(3)
    expect(platform.logged.map(({ event }) => event)).toContain(
      'mail of the mailbox not readable: it stays there, marked as seen',
    )
  })

  it('S3-21 of a mail that cannot be stored the head is, it is flagged, and /readyz says so until the flag is off', async () => {
    const full = async () => {
      throw new Error('the store of files is full')
    }
    const broken = { ...read, objects: { ...platform.objects, write: full } }
    const uid = await add('one@mail.example')
    for (let round = 0; round < 5; round += 1) {
      expect(await readMailbox(broken)).toBe(0)
      expect([server.seen(), read.mailbox?.fault()]).toEqual([[], null])
      platform.clock.pass(1)
    }
    expect(await readMailbox(broken)).toBe(0)
    expect([server.seen(), server.flagged()]).toEqual([[uid], [uid]])
    expect(await mails()).toMatchObject([
      { fromAddress: 'jo@mail.example', files: [], body: expect.stringContaining('could not be stored') },
    ])
    expect(read.mailbox?.fault()).toContain('One mail in the mailbox')
    server.unflag()
    platform.clock.pass(1)
    await readMailbox(read)
    expect(read.mailbox?.fault()).toBeNull()
  })

  it('H4-1 of a mail that cannot be read within bounds the head is stored once, the operator hears of it, and the next is read', async () => {
    const reader = openHostileReader()
    const uid = await add('bad@mail.example', undefined, GREEDY)
    await add('good@mail.example')
    const both = withMailbox(reader)
    expect(await readMailbox(both)).toBe(1)
    platform.clock.pass(1)
    expect([await readMailbox(both), server.seen().length, server.flagged()]).toEqual([0, 2, [uid]])
    // Both are of one moment.
    const byFiles = (await mails()).toSorted((one, other) => one.files.length - other.files.length)
    expect(byFiles).toMatchObject([
      { fromAddress: 'jo@mail.example', files: [], body: expect.stringContaining('could not be stored') },
      { body: 'Friday at ten?', files: [{ name: 'Licence.pdf' }] },
    ])
    expect(platform.logged).toContainEqual(
      expect.objectContaining({ event: 'mail set aside unread', facts: expect.objectContaining({ uid }) }),
    )
    expect(platform.alerters[0].sent.map(({ mark }) => mark)).toEqual(['unread-mail-2026-11-21'])
    expect(both.mailbox?.fault()).toContain('One mail in the mailbox')
    await reader.close()
  })

  it('INBOX-7 without a mailbox nothing is read', async () => {
    expect(await readMailbox(platform)).toBe(0)
  })
})
