import { expect, it } from 'vitest'
import { outsideText } from '../outside-text.ts'
import { partsOfMail, saidInMail, storedText } from './stored-text.ts'

const mail = { direction: 'in', subject: 'Re: Your enquiry' } as const
const store = (text: string) => storedText(mail.subject, outsideText(text, 500_000))

it('A1 a mail is stored with all that it has', () => {
  expect(store('\r\nYes.\r\n\r\n> Hi Jo\r\n')).toBe('Yes.\n\n> Hi Jo')
})

it('A1 of a mail that is too long the quote is cut, and not what the person wrote below it', () => {
  const header = 'On Thu, 26 Nov 2026 at 14:05, Kim <kim@dealer.example> wrote:\n'
  const body = store(`Yes.\n\n${header}${'> Hi Jo\n'.repeat(20_000)}\nPS: I bring my wife.`)
  expect(body.length).toBeLessThan(101_000)
  expect(saidInMail({ ...mail, body })).toBe('Yes.\n\nPS: I bring my wife.')
  expect(partsOfMail({ ...mail, body }).map(({ kind }) => kind)).toEqual(['said', 'quote', 'said'])
  expect(body).toContain('\n> [The rest of this quote is left out: the mail is too long.]\n')
})

it('A1 what a person wrote is cut at 100,000 characters, with a mark', () => {
  expect(store('long '.repeat(40_000))).toBe(`${'long '.repeat(20_000)}…`)
})

it('A2 what staff wrote, and a text message, is never folded', () => {
  const body = 'Yes.\n\n> Hi Jo'
  expect(partsOfMail({ ...mail, direction: 'out', body })).toEqual([{ kind: 'said', text: body }])
  expect(partsOfMail({ ...mail, channel: 'text', body })).toEqual([{ kind: 'said', text: body }])
})
