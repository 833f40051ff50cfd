import { generateKeyPairSync, hash, type KeyObject, verify } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { dkimKeyOf, readDkimKeys } from './dkim-keys.ts'
import { createFolderMailer } from './folder.ts'
import { sampleMail } from './mail.contract.ts'
import type { Mail } from './mail.ts'
import { readSender } from './sender.ts'

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString()

const folders: string[] = []
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))))

async function folderOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-dkim-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

/** The raw mail, sent by the mailer with the keys of a folder. */
async function sent(
  fromAddress: string | null,
  sender = 'website@forecourt.example',
  more: Partial<Mail> = {},
): Promise<string> {
  const keys = await folderOf({ 'dealer.example.mail.pem': pem(pair.privateKey), 'README.md': 'keys' })
  const mails = await folderOf({})
  const from = readSender(sender)
  if (from === null) throw new Error(`${sender} is no sender`)
  const mailer = createFolderMailer({ folder: mails, sender: from, dkimKeys: readDkimKeys(keys) })
  await mailer.send({ ...sampleMail, ...more, fromAddress })
  const [name = ''] = await readdir(mails)
  return readFile(join(mails, name), 'utf8')
}

it('D-20 signs the mail of a domain with a key, verifiable with the public key', async () => {
  const mail = await sent('hello@dealer.example')
  expect(mail).toContain('d=dealer.example')
  expect(mail).toContain('s=mail')
  expect(proves(mail, pair.publicKey)).toBe(true)
  expect(proves(mail, other.publicKey)).toBe(false)
  expect(proves(mail.replace('there', 'thexe'), pair.publicKey), 'a changed text').toBe(false)
  expect(proves(mail.replace(/^Subject: /m, 'Subject: Re: '), pair.publicKey), 'a changed subject').toBe(false)
})

it('K-1 the signature covers both headers of one-click unsubscribing (RFC 8058)', async () => {
  const unsubscribe = 'https://dealer.example/alerts/end?token=1'
  const mail = await sent('hello@dealer.example', undefined, { unsubscribe })
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im)
  expect(proves(mail, pair.publicKey)).toBe(true)
  for (const header of ['List-Unsubscribe', 'List-Unsubscribe-Post'])
    expect(proves(mail.replace(new RegExp(`^${header}: `, 'im'), `${header}: changed `), pair.publicKey), header).toBe(
      false,
    )
})

it('D-20 sends mail of a domain without a key unsigned', async () => {
  expect(await sent('hello@sub.dealer.example')).not.toMatch(/^DKIM-Signature:/m)
  expect(await sent(null)).not.toMatch(/^DKIM-Signature:/m)
})

it('D-20 allows a name and a key for the platform’s address', async () => {
  const mail = await sent(null, 'Forecourt <website@Dealer.example>')
  expect(mail).toMatch(/^From: "?Sample Motors via Forecourt"? <website@dealer\.example>/im)
  expect(proves(mail, pair.publicKey)).toBe(true)
  expect(await sent('hello@dealer.example', 'Forecourt <website@forecourt.example>')).toMatch(
    /^From: "?Sample Motors"? <hello@dealer\.example>/m,
  )
})

it.each([
  [{ 'dealer.example.mail.pem': 'no key' }, /dealer\.example\.mail\.pem holds no private key in PEM/],
  [{ 'dealer.pem': pem(pair.privateKey) }, /dealer\.pem is not named \{domain\}\.\{selector\}\.pem/],
  [
    { 'dealer.example.mail.pem': pem(generateKeyPairSync('ed25519').privateKey) },
    /kind ed25519; mail is signed with RSA/,
  ],
  [
    { 'dealer.example.a.pem': pem(pair.privateKey), 'dealer.example.b.pem': pem(pair.privateKey) },
    /two keys for dealer\.example/,
  ],
])('D-20 a folder with a bad key is one sentence: %#', async (files, sentence) => {
  const folder = await folderOf(files)
  expect(() => readDkimKeys(folder)).toThrow(sentence)
})

it('D-20 reports a missing folder in one sentence', () => {
  expect(() => readDkimKeys('/no/such/folder')).toThrow('DKIM_KEYS_DIR: the folder /no/such/folder cannot be read.')
})

it('D-20 finds a key by the whole domain, ignoring case', () => {
  const keys = [{ domain: 'dealer.example', selector: 'mail', privateKey: '' }]
  expect(dkimKeyOf(keys, 'a@DEALER.example')?.selector).toBe('mail')
  expect(dkimKeyOf(keys, 'a@notdealer.example')).toBeNull()
})

it.each([
  ['website@forecourt.example', { name: null, address: 'website@forecourt.example' }],
  ['Forecourt <website@forecourt.example>', { name: 'Forecourt', address: 'website@forecourt.example' }],
  ['"Cars & Co" <a@b.example>', { name: 'Cars & Co', address: 'a@b.example' }],
  ['<a@b.example>', { name: null, address: 'a@b.example' }],
  ['Forecourt', null],
  ['Forecourt <website>', null],
  ['a@b.example, c@d.example', null],
  ['Name\r\nBcc: x@y.example <a@b.example>', null],
])('D-20 the sender %j reads as %j', (text, sender) => {
  expect(readSender(text)).toEqual(sender)
})

/** Whether a mail's signature is valid (RFC 6376, relaxed/relaxed, rsa-sha256). */
function proves(mail: string, key: KeyObject): boolean {
  const end = mail.indexOf('\r\n\r\n')
  const headers = mail.slice(0, end).split(/\r\n(?![ \t])/)
  const find = (name: string) => headers.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? ''
  const signature = find('DKIM-Signature')
  const tags = Object.fromEntries(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replace(/\s/g, '')]),
  )
  const body = mail
    .slice(end + 4)
    .replace(/[ \t]+(?=\r\n)/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/(\r\n)*$/, '\r\n')
  if (hash('sha256', body, 'base64') !== tags.bh) return false
  const signed = (tags.h ?? '').split(':').map((name) => `${relaxed(find(name))}\r\n`)
  const bare = relaxed(signature.replace(/(\bb=)[^;]*$/, '$1'))
  return verify('sha256', Buffer.from(signed.join('') + bare), key, Buffer.from(tags.b ?? '', 'base64'))
}

function relaxed(header: string): string {
  const colon = header.indexOf(':')
  const value = header
    .slice(colon + 1)
    .replace(/\s+/g, ' ')
    .trim()
  return `${header.slice(0, colon).toLowerCase().trim()}:${value}`
}
