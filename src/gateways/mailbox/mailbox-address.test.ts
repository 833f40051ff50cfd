import { expect, it } from 'vitest'
import { readMailboxAddress } from './mailbox-address.ts'

it('INBOX-7 an address names server, port, user and folder', () => {
  expect(readMailboxAddress('imaps://replies%40dealer.example@imap.example')).toEqual({
    host: 'imap.example',
    port: 993,
    secure: true,
    user: 'replies@dealer.example',
    folder: 'INBOX',
  })
  expect(readMailboxAddress('imap://kim@imap.example:1143/Buyers%20%26%20more')).toMatchObject({
    port: 1143,
    secure: false,
    folder: 'Buyers & more',
  })
})

it.each([
  'imaps://imap.example',
  'imaps://kim:secret@imap.example',
  'https://kim@imap.example',
  'imaps://kim%zz@imap.example',
  'imaps://kim@imap.example/INBOX?x',
  'imap.example',
])('INBOX-7 %s is refused', (text) => {
  expect(readMailboxAddress(text)).toBeNull()
})
