import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { createImapMailbox } from './imap-mailbox.ts'
import type { Mailbox, MailboxMail, TakenMail } from './mailbox.ts'
import { ENDLESS, FATAL, GREEDY, openHostileReader } from './testing/hostile-mails.ts'
import { IMAP_PASSWORD, startImap, type TestImapServer } from './testing/imap-server.ts'

const reader = openHostileReader()
let server: TestImapServer
let now: Date
beforeEach(async () => {
  server = await startImap()
  now = new Date('2026-11-23T00:00:00Z')
})
afterEach(() => server.close())
afterAll(() => reader.close())

const mailbox = () =>
  createImapMailbox({ address: server.address, password: IMAP_PASSWORD, clock: { now: () => now }, reader })

const add = (text: string) => server.add(`From: jo@mail.example\nTo: a@b.example\nSubject: Hi\n\n${text}\n`)

/** One round: what was read of each mail, in words. Stores like the operation does. */
async function round(of: Mailbox, store: (mail: MailboxMail) => void = () => {}, signal: AbortSignal | null = null) {
  const met: string[] = []
  const take = async (found: MailboxMail): Promise<TakenMail> => {
    met.push(`${found.uid} ${found.unread?.unread ?? found.mail?.text}`)
    store(found)
    return found.unread ? 'head' : 'done'
  }
  await of.readUnseen(take, signal)
  return met
}

/** Sizes of the fetched parts of a mail: all of it, or its beginning. */
const fetched = (uid: number) =>
  server.commands.filter((command) => command.startsWith(`UID FETCH ${uid} `) && command.includes('BODY'))

it.each([
  ['takes too long', ENDLESS, 'time'],
  ['takes too much memory', GREEDY, 'memory'],
  ['ends its process', FATAL, 'crash'],
])('H4-1 a mail whose reading %s is set aside at once and once, and the mails after it are read', async (...given) => {
  const [, text, unread] = given
  const [bad, good] = [add(text), add('Friday?')]
  const same = mailbox()
  const reading = round(same)
  if (unread === 'time') (await reader.begun())()
  expect(await reading).toEqual([`${bad} ${unread}`, `${good} Friday?`])
  expect([server.seen(), server.flagged()]).toEqual([[bad, good], [bad]])
  expect(same.fault()).toContain('One mail in the mailbox')
  expect([await round(same), await round(mailbox())]).toEqual([[], []])
  expect(fetched(bad)).toHaveLength(2)
  expect(fetched(bad)[1]).toContain('<0.262144>')
})

it('H4-1 a mail that the parser gives up, with parts in parts in parts, is set aside with its head, not lost as read', async () => {
  const parts = Array.from({ length: 1_000 }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`)
  const bad = server.add(`From: jo@mail.example\nTo: a@b.example\nSubject: Deep\n${parts.join('')}`)
  let mail: MailboxMail['mail'] = null
  const met = await round(mailbox(), (found) => {
    mail = found.mail
  })
  expect(met).toEqual([`${bad} fault`])
  expect(mail).toMatchObject({ fromAddress: 'jo@mail.example', subject: 'Deep', text: '' })
  expect([server.seen(), server.flagged()]).toEqual([[bad], [bad]])
})

it('H4-1 of a mail that is set aside the sender, the subject and the id that it has when read whole come', async () => {
  const uid = add(GREEDY)
  let mail: MailboxMail['mail'] = null
  await round(mailbox(), (found) => {
    mail = found.mail
  })
  const own = { fromAddress: 'jo@mail.example', recipients: ['a@b.example'], subject: 'Hi', text: '' }
  expect(mail).toMatchObject({ ...own, messageId: `imap-${uid}-72@inbound` })
})

it('H4-1 L2 of a mail of many files the reading process hands over as many as are stored or named', async () => {
  const part = '--one\nContent-Type: image/png\nContent-Disposition: attachment; filename=a.png\n\nx\n'
  server.add(`From: jo@mail.example\nContent-Type: multipart/mixed; boundary=one\n\n${part.repeat(300)}--one--\n`)
  let mail: MailboxMail['mail'] = null
  await round(mailbox(), (found) => {
    mail = found.mail
  })
  expect(mail).toMatchObject({ files: { length: 50 }, leftOut: { length: 51, 50: { name: '200 more files' } } })
})

it('H4-1 a mail is marked before its bytes are fetched, and the mark is off once it is stored', async () => {
  const uid = add('Friday?')
  let flaggedThen: readonly number[] = []
  await round(mailbox(), () => {
    flaggedThen = server.flagged()
  })
  expect([flaggedThen, server.flagged(), server.seen()]).toEqual([[uid], [], [uid]])
  const ours = server.commands.filter((command) => command.startsWith('UID STORE') || command.includes('BODY'))
  expect(ours.map((command) => command.replace(/^UID (\w+) \d+ /, '$1 '))).toEqual([
    'STORE +FLAGS (\\Flagged)',
    expect.stringContaining('BODY.PEEK[]'),
    'STORE -FLAGS (\\Flagged)',
    'STORE +FLAGS (\\Seen)',
  ])
})

it('H4-1 the mail that a process read when it ended is never read whole again, and the mails after it are', async () => {
  const bad = add('The last mail of a process.')
  server.cutAt(`UID FETCH ${bad} (BODY`)
  await expect(round(mailbox())).rejects.toThrow('mailbox')
  const good = add('Friday?')
  const next = mailbox()
  // Another process may be reading it.
  expect(await round(next)).toEqual([`${good} Friday?`])
  expect([server.seen(), server.flagged()]).toEqual([[good], [bad]])
  now = new Date(now.getTime() + 5 * 60_000)
  expect(await round(next)).toEqual([`${bad} interrupted`])
  expect([server.seen(), server.flagged()]).toEqual([[bad, good], [bad]])
  expect(next.fault()).toContain('One mail in the mailbox')
  expect(fetched(bad).filter((command) => !command.includes('<0.262144>'))).toHaveLength(1)
})

it('H4-1 a mail whose connection broke is read whole by the process that began it', async () => {
  const uid = add('Friday?')
  const same = mailbox()
  server.cutAt(`UID FETCH ${uid} (BODY`)
  await expect(round(same)).rejects.toThrow('mailbox')
  now = new Date(now.getTime() + 30_000)
  expect(await round(same)).toEqual([`${uid} Friday?`])
  expect([server.seen(), server.flagged()]).toEqual([[uid], []])
})

it.each([
  ['set aside', GREEDY, 'memory'],
  ['read', 'Friday?', 'Friday?'],
])(
  'H4-1 a mail that is %s is taken once, also when the connection breaks before it is marked as seen',
  async (...given) => {
    const [, text, read] = given
    const uid = add(text)
    const same = mailbox()
    const met: string[] = []
    server.cutAt(`UID STORE ${uid} +FLAGS (\\Seen`)
    await expect(round(same, ({ unread, mail }) => met.push(unread?.unread ?? mail?.text ?? ''))).rejects.toThrow(
      'mailbox',
    )
    now = new Date(now.getTime() + 30_000)
    expect([met, await round(same)]).toEqual([[read], []])
    expect([server.seen(), server.flagged()]).toEqual([[uid], text === GREEDY ? [uid] : []])
  },
)

it('H4-1 S3-21 a mail that could not be stored has no mark and is read whole again, by any process', async () => {
  const uid = add('Friday?')
  const fail = () => {
    throw new Error('no database')
  }
  await round(mailbox(), fail)
  expect([server.seen(), server.flagged()]).toEqual([[], []])
  expect(await round(mailbox())).toEqual([`${uid} Friday?`])
})

it('H4-1 S3-21 a mail set aside while nothing can be stored keeps its mark, and its head is stored later', async () => {
  const uid = add(FATAL)
  const same = mailbox()
  const fail = () => {
    throw new Error('no database')
  }
  await round(same, fail)
  expect([server.seen(), server.flagged()]).toEqual([[], [uid]])
  expect(await round(same)).toEqual([`${uid} crash`])
  expect([server.seen(), fetched(uid).length]).toEqual([[uid], 3])
})

it('H4-1 a server that stops while it reads takes the mark off, and the next one reads the mail', async () => {
  add(ENDLESS)
  const stopping = new AbortController()
  const reading = round(mailbox(), () => {}, stopping.signal)
  const endTime = await reader.begun()
  stopping.abort()
  expect(await reading).toEqual([])
  expect([server.seen(), server.flagged()]).toEqual([[], []])
  endTime()
})

it('H4-1 a server that stops while it stores a mail marks it as seen first', async () => {
  const [uid] = [add('Friday?'), add('Saturday?')]
  const stopping = new AbortController()
  const take = async (): Promise<TakenMail> => {
    stopping.abort()
    // Storing takes a while.
    await reader.read('posted', new Uint8Array())
    return 'done'
  }
  await mailbox().readUnseen(take, stopping.signal)
  expect([server.seen(), server.flagged()]).toEqual([[uid], []])
})
