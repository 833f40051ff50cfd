import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FAKE_MAIL_READER } from './fake.ts'
import { createImapMailbox } from './imap-mailbox.ts'
import type { MailboxMail } from './mailbox.ts'
import { IMAP_PASSWORD, startImap, type TestImapServer } from './testing/imap-server.ts'

const MAIL = `From: "Jo Nguyen" <Jo@mail.example>
To: yard.0123456789abcdef0123@reply.forecourt.example
Subject: =?utf-8?Q?Re:_Gr=C3=BC=C3=9Fe?=
Message-ID: <buyer-1@mail.example>
Content-Type: text/plain; charset=utf-8

Friday at ten?
`

let server: TestImapServer
let now = new Date('2026-11-23T00:00:00Z')
beforeEach(async () => {
  server = await startImap()
})
afterEach(() => server.close())

const mailboxWith = (options: object = {}) =>
  createImapMailbox({
    address: server.address,
    password: IMAP_PASSWORD,
    clock: { now: () => now },
    reader: FAKE_MAIL_READER,
    ...options,
  })

async function read(mailbox = mailboxWith()): Promise<readonly MailboxMail[]> {
  const found: MailboxMail[] = []
  await mailbox.readUnseen(async (mail) => {
    found.push(mail)
    return 'done'
  }, null)
  return found
}

describe('a mailbox over IMAP', () => {
  it('INBOX-7 reads each unseen mail once, oldest first, and marks it as seen only after it was taken', async () => {
    const [first, second] = [server.add(MAIL), server.add(MAIL.replace('buyer-1', 'buyer-2'))]
    const seenThen: (readonly number[])[] = []
    await mailboxWith().readUnseen(async () => {
      seenThen.push(server.seen())
      return 'done'
    }, null)
    expect(seenThen).toEqual([[], [first]])
    expect(server.seen()).toEqual([first, second])
    expect(await read()).toEqual([])
    expect(server.commands.at(-1)).toBe('LOGOUT')
  })

  it('INBOX-7 a mail is read with its words, sender, recipients and id', async () => {
    server.add(`Delivered-To: <other@reply.forecourt.example>\n${MAIL}`)
    expect((await read())[0]?.mail).toMatchObject({
      messageId: 'buyer-1@mail.example',
      fromName: 'Jo Nguyen',
      fromAddress: 'jo@mail.example',
      recipients: ['other@reply.forecourt.example', 'yard.0123456789abcdef0123@reply.forecourt.example'],
      subject: 'Re: Grüße',
      text: 'Friday at ten?',
      isAutomatic: false,
      files: [],
    })
  })

  it('K-14 reads 8-bit text without a charset as Windows-1252, and leaves one with a charset alone', async () => {
    server.add(Buffer.from('From: jo@mail.example\nTo: a@b.example\nSubject: Hi\n\ncaf\xe9 \x96 \x80', 'latin1'))
    server.add(
      Buffer.from(
        'From: jo@mail.example\nTo: a@b.example\nContent-Type: text/plain; charset=iso-8859-2\n\n\xb3',
        'latin1',
      ),
    )
    expect((await read()).map(({ mail }) => mail?.text)).toEqual(['café – €', 'ł'])
  })

  it('INBOX-7 a mail has its files; a picture of the signature is inline, and HTML alone is read as its words', async () => {
    const picture = Buffer.from('89504e470d0a1a0a', 'hex').toString('base64')
    server.add(`From: jo@mail.example
To: a@b.example
Auto-Submitted: auto-replied
Content-Type: multipart/mixed; boundary=one

--one
Content-Type: multipart/related; boundary=two

--two
Content-Type: text/html; charset=utf-8

<style>p{}</style><p>Friday &amp; Saturday<br>suit me</p><img src="https://track.example/1.png"><img src="cid:logo">
--two
Content-Type: image/png; name=logo.png
Content-ID: <logo>
Content-Transfer-Encoding: base64

${picture}
--two--
--one
Content-Type: application/pdf
Content-Disposition: attachment; filename="../Licence.pdf"
Content-Transfer-Encoding: base64

${Buffer.from('%PDF-1.7').toString('base64')}
--one--
`)
    const [found] = await read()
    expect(found?.mail).toMatchObject({ text: 'Friday & Saturday\nsuit me', isAutomatic: true })
    expect(found?.mail?.files.map(({ name, size, isInline }) => [name, size, isInline])).toEqual([
      ['Licence.pdf', 8, false],
      ['logo.png', 8, true],
    ])
  })

  it('INBOX-7 of a mail that is too large to read whole come the words and the names of its files', async () => {
    server.add(`From: jo@mail.example
To: a@b.example
Content-Type: multipart/mixed; boundary=one

--one
Content-Type: text/plain

See the film.
--one
Content-Type: video/mp4
Content-Disposition: attachment; filename=film.mp4
Content-Transfer-Encoding: base64

${'AAAA'.repeat(200_000)}
--one--
`)
    const [found] = await read(mailboxWith({ wholeBytes: 500_000 }))
    expect(found?.mail?.text).toBe('See the film.')
    expect(found?.mail?.files).toMatchObject([{ name: 'film.mp4', size: expect.any(Number) }])
    expect(found?.mail?.files[0]?.size).toBeGreaterThan(800_000)
  })

  it('INBOX-7 what is no mail comes without one, and stays in the mailbox as seen', async () => {
    const uid = server.add(Buffer.from([0, 255, 13, 10, 1]))
    expect(await read()).toEqual([{ uid, mail: null, failures: 0, unread: null }])
    expect(server.seen()).toEqual([uid])
  })

  it('INBOX-7 a mail that cannot be stored stalls no other, and is tried again after them', async () => {
    const [bad, good] = [server.add(MAIL), server.add(MAIL)]
    const mailbox = mailboxWith()
    const order: number[] = []
    const take = async ({ uid }: MailboxMail) => {
      order.push(uid)
      if (uid === bad) throw new Error('not stored')
      return 'done' as const
    }
    await mailbox.readUnseen(take, null)
    expect(server.seen()).toEqual([good])
    const later = server.add(MAIL)
    await mailbox.readUnseen(take, null)
    expect(order).toEqual([bad, good, later, bad])
  })

  it('INBOX-7 while nothing can be stored the round ends, and every mail stays unseen', async () => {
    for (let count = 0; count < 7; count += 1) server.add(MAIL)
    let tried = 0
    const take = async () => {
      tried += 1
      throw new Error('no database')
    }
    const mailbox = mailboxWith()
    await mailbox.readUnseen(take, null)
    expect([tried, server.seen()]).toEqual([5, []])
    // That is no fault of the mailbox, and those that failed do not end a round again.
    expect([mailbox.isDue(), mailbox.fault()]).toEqual([true, null])
    await mailbox.readUnseen(take, null)
    expect(tried).toBe(5 + 7)
  })

  it('INBOX-7 a cut connection loses nothing: the next round reads the mail again', async () => {
    const uid = server.add(MAIL)
    const mailbox = mailboxWith()
    server.cutAt('UID STORE')
    await expect(read(mailbox)).rejects.toThrow(/^mailbox: /)
    expect(server.seen()).toEqual([])
    expect(mailbox.isDue()).toBe(false)
    now = new Date(now.getTime() + 30_000)
    expect(mailbox.isDue()).toBe(true)
    expect(await read(mailbox)).toMatchObject([{ uid }])
    expect(mailbox.fault()).toBeNull()
  })

  it('INBOX-7 after failures it waits longer each time, 15 minutes at most, and says what is wrong', async () => {
    const mailbox = mailboxWith({ password: 'guessed' })
    expect(mailbox.fault()).toBeNull()
    const waits: number[] = []
    for (let failure = 0; failure < 7; failure += 1) {
      await expect(read(mailbox)).rejects.toThrow('the server refuses the user or the password')
      let waited = 0
      for (; !mailbox.isDue(); waited += 30) now = new Date(now.getTime() + 30_000)
      waits.push(waited)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900])
    expect(mailbox.fault()).toMatch(
      /INBOUND_IMAP_URL can’t be read \(mailbox: the server refuses the user or the password\)/,
    )
    now = new Date(now.getTime() + 31 * 60_000)
    expect(mailbox.fault()).toBeNull()
  })
})
