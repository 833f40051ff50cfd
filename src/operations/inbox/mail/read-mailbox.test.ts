import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createImapMailbox } from '#gateways/mailbox/imap-mailbox.ts'
import { IMAP_PASSWORD, startImap, type TestImapServer } from '#gateways/mailbox/testing/imap-server.ts'
import { TEST_DATABASES } from '#storage/testing.ts'
import type { Platform } from '../../platform.ts'
import { sampleSite } from '../../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../../testing.ts'
import { showConversation } from '../show-conversation.ts'
import { enquire, sampleActor, sampleColleagues } from '../testing.ts'
import { readMailbox } from './read-mailbox.ts'

const kim = sampleActor('kim')

describe.each(TEST_DATABASES)('reading the mailbox on %s', (database) => {
  let platform: TestPlatform
  let server: TestImapServer
  let read: Platform
  let id: string
  beforeEach(async () => {
    server = await startImap()
    platform = await createTestPlatform({ sites: [sampleSite()], database, colleagues: sampleColleagues([kim]) })
    id = (await enquire(platform, platform.site('yard'))).conversationId
    read = withMailbox()
  })
  afterEach(async () => {
    await platform.close()
    await server.close()
  })

  const withMailbox = (): Platform => ({
    ...platform,
    mailbox: createImapMailbox({ address: server.address, password: IMAP_PASSWORD, clock: platform.clock }),
  })
  const mails = async () => (await showConversation(platform, platform.site('yard'), kim, id))?.mails ?? []
  const add = async (messageId: string, to?: string) => {
    const token = (await platform.storage.forSite({ slug: 'yard' }).inbox.conversations.find(id))?.token
    return server.add(`From: Jo <jo@mail.example>
To: ${to ?? `yard.${token}@reply.forecourt.example`}
Message-ID: <${messageId}>
Content-Type: multipart/mixed; boundary=one

--one

Friday at ten?
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
    server.cutAt('UID STORE')
    await expect(readMailbox(read)).rejects.toThrow('mailbox')
    platform.clock.pass(1)
    expect(await readMailbox(withMailbox())).toBe(0)
    expect(server.seen()).toEqual([uid])
    expect(await mails()).toHaveLength(1)
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

  it('INBOX-7 of several processes one reads in a half minute', async () => {
    await add('one@mail.example')
    const done = await Promise.all([readMailbox(read), readMailbox(withMailbox())])
    expect(done.toSorted()).toEqual([0, 1])
    expect(server.commands.filter((command) => command === 'LOGIN')).toHaveLength(1)
    platform.clock.pass(1)
    await readMailbox(read)
    expect(server.commands.filter((command) => command === 'LOGIN')).toHaveLength(2)
  })

  it('INBOX-7 without a mailbox nothing is read', async () => {
    expect(await readMailbox(platform)).toBe(0)
  })
})
