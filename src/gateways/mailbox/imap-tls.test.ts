import { afterEach, expect, it } from 'vitest'
import { CERTIFICATE_OF_ANOTHER, TEST_CERTIFICATE } from '../feed-sources/testing/test-certificate.ts'
import { FAKE_MAIL_READER } from './fake.ts'
import { createImapMailbox } from './imap-mailbox.ts'
import { IMAP_PASSWORD, startImap, type TestImapServer } from './testing/imap-server.ts'

const servers: TestImapServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** A server with one mail, and a mailbox of it that trusts these authorities. */
async function mailboxAt(certificate: typeof TEST_CERTIFICATE | null, authorities?: string, secure?: boolean) {
  const server = await startImap(certificate)
  servers.push(server)
  const uid = server.add('From: jo@mail.example\n\nFriday at ten?\n')
  const mailbox = createImapMailbox({
    address: { ...server.address, ...(secure === undefined ? {} : { secure }) },
    password: IMAP_PASSWORD,
    reader: FAKE_MAIL_READER,
    clock: { now: () => new Date('2026-11-23T00:00:00Z') },
    ...(authorities === undefined ? {} : { authorities }),
  })
  const read = async () => {
    const texts: (string | undefined)[] = []
    await mailbox.readUnseen(async ({ mail }) => {
      texts.push(mail?.text)
      return 'done'
    }, null)
    return texts
  }
  return { server, uid, mailbox, read }
}

it('INBOX-7 over imaps a mail is read and marked as seen, where an authority that we trust signed the certificate', async () => {
  const { server, uid, mailbox, read } = await mailboxAt(TEST_CERTIFICATE, TEST_CERTIFICATE.cert)
  expect(server.address.secure).toBe(true)
  expect(await read()).toEqual(['Friday at ten?'])
  expect([server.seen(), mailbox.fault()]).toEqual([[uid], null])
})

it.each([
  ['that nobody we trust signed', TEST_CERTIFICATE, undefined, /self-signed certificate/],
  ['that another authority signed', TEST_CERTIFICATE, CERTIFICATE_OF_ANOTHER.cert, /self-signed certificate/],
  ['of another server', CERTIFICATE_OF_ANOTHER, CERTIFICATE_OF_ANOTHER.cert, /does not match certificate/],
])('INBOX-7 a certificate %s is refused before the password is sent, and the fault says so', async (...given) => {
  const [, certificate, authorities, sentence] = given
  const { server, mailbox, read } = await mailboxAt(certificate, authorities)
  await expect(read()).rejects.toThrow(sentence)
  expect([server.commands, server.seen()]).toEqual([[], []])
  expect(mailbox.fault()).toMatch(sentence)
})

it('INBOX-7 an imaps address takes no server that speaks without TLS', async () => {
  const { server, read } = await mailboxAt(null, TEST_CERTIFICATE.cert, true)
  await expect(read()).rejects.toThrow(/^mailbox: /)
  expect(server.commands.filter((command) => command.startsWith('LOGIN'))).toEqual([])
  expect(server.seen()).toEqual([])
})
